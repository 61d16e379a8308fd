// Test reports in JUnit's XML and its dialects (surefire, pytest, jest-junit, mocha, gotestsum, gradle, phpunit, ctest, rspec …):
// there is no one schema, so only what they share is read. Entities beyond XML's own are not expanded, and size is bounded.
import { SaxesParser } from 'saxes'
import type { Artifact } from '../domain/evidence.ts'
import { clean } from '../text/clean.ts'

export type TestCase = {
  /** Class or file the test belongs to, as the report names it. */
  readonly suite: string
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** First line of what went wrong; empty for tests that passed. */
  readonly message: string
  /** Exception or assertion type, where given. */
  readonly type: string
  /** Body of the failure: stack trace or diff, at most 4 KiB. */
  readonly detail: string
  readonly place: Artifact | undefined
  /** Lines of the report, from 1. */
  readonly fromLine: number
  readonly toLine: number
}

export type TestReport = {
  readonly path: string
  readonly cases: readonly TestCase[]
  /** Why it could not be read to its end; what came before stays. */
  readonly note: string | undefined
}

/** More failed tests than this say nothing that the first ones do not. */
const maxFailed = 500
const maxDetail = 4096

type Open = { suite: string; name: string; file: string; line: string; at: number }
type Wrong = { message: string; type: string; detail: string }

/** Reads one report; `undefined` when the text is XML of another kind or no XML at all. */
export function readJunit(text: string, path: string): TestReport | undefined {
  const parser = new SaxesParser()
  const cases: TestCase[] = []
  const suites: string[] = []
  let note: string | undefined
  let isJunit = false
  let current: Open | undefined
  let wrong: Wrong | undefined
  let reading = false
  let skipped = false
  parser.on('error', (error) => {
    note ??= `It could not be read to its end: ${clean(error.message).slice(0, 200)}`
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const of = (key: string): string => clean(attributes[key] ?? '')
    if (name === 'testsuite' || name === 'testsuites') {
      isJunit = true
      suites.push(of('file') || of('name'))
    } else if (name === 'testcase') {
      current = {
        suite: of('classname') || (suites.at(-1) ?? ''),
        name: of('name'),
        file: of('file'),
        line: of('line'),
        at: parser.line,
      }
      wrong = undefined
      skipped = false
    } else if (current !== undefined && (name === 'failure' || name === 'error') && wrong === undefined) {
      wrong = { message: of('message'), type: of('type'), detail: '' }
      reading = !isSelfClosing
    } else if (current !== undefined && name === 'skipped') skipped = true
  })
  const addText = (more: string): void => {
    if (reading && wrong !== undefined && wrong.detail.length < maxDetail) wrong.detail += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    if (name === 'failure' || name === 'error') reading = false
    else if (name === 'testsuite' || name === 'testsuites') suites.pop()
    else if (name === 'testcase' && current !== undefined) {
      if (wrong === undefined || cases.length < maxFailed) cases.push(testCase(current, wrong, skipped, parser.line))
      current = undefined
    }
  })
  try {
    parser.write(text).close()
  } catch (thrown) {
    // The parser reports through its handler; what it throws besides is its own refusal of malformed input.
    note ??= `It could not be read to its end: ${thrown instanceof Error ? thrown.message.slice(0, 200) : 'malformed XML'}`
  }
  return isJunit ? { path, cases, note } : undefined
}

function testCase(open: Open, wrong: Wrong | undefined, skipped: boolean, toLine: number): TestCase {
  const detail = clean(wrong?.detail ?? '')
    .trim()
    .slice(0, maxDetail)
  const line = Number(open.line)
  const path =
    open.file || (/\.[A-Za-z]\w{0,4}$/.test(open.suite) && !/^[\w$]+(?:\.[\w$]+)*$/.test(open.suite) ? open.suite : '')
  return {
    suite: open.suite,
    name: open.name,
    outcome: wrong !== undefined ? 'failed' : skipped ? 'skipped' : 'passed',
    message: (wrong?.message || detail.split('\n').find((l) => l.trim() !== '') || '').slice(0, 400),
    type: wrong?.type ?? '',
    detail,
    place: path === '' ? undefined : { path, ...(Number.isInteger(line) && line > 0 ? { line } : {}) },
    fromLine: open.at,
    toLine: Math.max(open.at, toLine),
  }
}
