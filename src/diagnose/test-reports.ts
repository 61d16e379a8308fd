// Test reports of the workspace held against what the log says: they name files and lines that a log leaves out, and whole failures
// where a quiet reporter printed none (method.md 1.3).
import { mentionedFiles } from '../ci/diagnostics/mentioned-files.ts'
import type { TestCase, TestReport } from '../ci/junit.ts'
import { isForeign, placedArtifacts } from '../ci/paths.ts'
import type { Artifact, Failure, Organized, Validation } from '../domain/evidence.ts'

const testTypes: ReadonlySet<Failure['failureType']> = new Set(['test_failure', 'assertion_error', 'runtime_error'])
const maxExcerpt = 2048

type Failed = { readonly path: string; readonly test: TestCase }

/**
 * The failures with the reports' knowledge. A failed test that the log already shows gains the report's place; one that it does not
 * show becomes a failure of the step that ran the tests, cited in the report. Without such a step the reports change nothing: they
 * may be of tests that were run again, or of another day.
 */
export function withTestReports(
  organized: Organized,
  reports: readonly TestReport[],
  files: ReadonlySet<string> | undefined,
): Organized {
  const failed = failedTests(reports)
  const home = homeOf(organized)
  if (failed.length === 0 || home === undefined) return organized
  const failures = [...organized.failures]
  const added: Failure[] = []
  for (const { path, test } of failed) {
    const at = failures.findIndex((failure) => failure.fatal && shows(failure, test))
    const known = failures[at]
    if (known !== undefined) failures[at] = enriched(known, test, files)
    else added.push(failureOf(test, path, home, files))
  }
  if (added.length === 0) return { ...organized, failures }
  // A guess about a step whose failed tests are known by name now is no longer worth showing.
  const kept = failures.filter((failure) => !(belongsTo(failure, home) && isGuess(failure, failed)))
  return { ...organized, failures: [...kept, ...added].map((failure, i) => ({ ...failure, id: `f${i + 1}` })) }
}

/** Failed tests, each once; Go counts a test as failed when one of its subtests did, and that says nothing more. */
function failedTests(reports: readonly TestReport[]): Failed[] {
  const failed = reports.flatMap(({ path, cases }) =>
    cases.filter(({ outcome }) => outcome === 'failed').map((test) => ({ path, test })),
  )
  const parents = new Set(failed.flatMap(({ test }) => parentsOf(test)))
  const seen = new Set<string>()
  return failed.filter(({ test }) => {
    const key = `${test.suite}\u0000${test.name}`
    if (parents.has(key) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** `TestTotal` of `TestTotal/two_prices`. */
function parentsOf({ suite, name }: TestCase): string[] {
  const parts = name.split('/')
  return parts.slice(1).map((_, i) => `${suite}\u0000${parts.slice(0, i + 1).join('/')}`)
}

/** The failed step that ran the tests: the one whose failures look like tests, else one that says no more than that it failed. */
function homeOf({ failures, validations }: Organized): Validation | undefined {
  const fatal = failures.filter((f) => f.fatal)
  const failed = validations.filter(
    (v) => v.status === 'failed' && v.kind !== 'runner' && fatal.some((f) => belongsTo(f, v)),
  )
  return (
    failed.find((v) => fatal.some((f) => belongsTo(f, v) && testTypes.has(f.failureType))) ??
    failed.find((v) => /test|spec/i.test(v.command)) ??
    failed.find((v) => fatal.every((f) => !belongsTo(f, v) || f.artifacts.length === 0))
  )
}

function belongsTo(failure: Failure, { job, command }: Validation): boolean {
  return failure.fatal && failure.job === job && failure.step.command === command
}

/** Whether a failure of the log is this test: by its own name, as the tools spell it. */
function shows(failure: Failure, { name, suite }: TestCase): boolean {
  const own = spelled(lastName(name))
  if (own.length < 3) return false
  const texts = [failure.message, ...failure.artifacts.map((a) => a.symbol ?? '')].map(spelled)
  // Two suites may have a test of one name; where the log names the suite or its file, it must be this one.
  return texts.some((text) => text.includes(own)) || spelled(failure.excerpt).includes(spelled(`${suite} ${name}`))
}

/** `cart › adds prices`, `cart > adds prices` and `cart adds prices` are one name. */
function spelled(text: string): string {
  return text.replace(/ ?[›>»] ?|::| {2,}/g, ' ')
}

/** `tests/a.py::TestX::test_y[1]`, `suite > test_y` and `test_y` end alike. */
function lastName(name: string): string {
  return (
    name
      .split(/::| > | › /)
      .at(-1)
      ?.trim() ?? name
  )
}

function isGuess(failure: Failure, failed: readonly Failed[]): boolean {
  return (
    testTypes.has(failure.failureType) &&
    failure.artifacts.length === 0 &&
    !failed.some(({ test }) => shows(failure, test))
  )
}

function enriched(failure: Failure, test: TestCase, files: ReadonlySet<string> | undefined): Failure {
  const place = placesOf(test, files)[0]
  if (
    place === undefined ||
    failure.artifacts.some((a) => a.path === place.path && (a.line !== undefined || place.line === undefined))
  )
    return failure
  return { ...failure, artifacts: [place, ...failure.artifacts.filter((a) => a.path !== place.path)].slice(0, 10) }
}

function failureOf(test: TestCase, path: string, home: Validation, files: ReadonlySet<string> | undefined): Failure {
  const title = test.suite === '' || test.name.includes(test.suite) ? test.name : `${test.suite} › ${test.name}`
  return {
    id: '',
    job: home.job,
    step: { name: home.step, command: home.command },
    legs: [home.job],
    ...(home.location === undefined ? {} : { location: home.location }),
    fatal: true,
    failureType: 'test_failure',
    tool: 'junit',
    ...(test.type === '' ? {} : { ruleId: test.type }),
    message: `${title}: ${messageOf(test)}`.replace(/\s+/g, ' ').slice(0, 400),
    signals: [test.type, lastName(test.name)].filter((s) => s !== ''),
    artifacts: placesOf(test, files),
    evidence: { log: path, job: home.job, fromLine: test.fromLine, toLine: Math.min(test.toLine, test.fromLine + 79) },
    excerpt: test.detail.slice(0, maxExcerpt),
  }
}

/** gotestsum says `Failed` of every test; what the test printed says why. */
function messageOf({ message, detail }: TestCase): string {
  if (!/^failed$/i.test(message)) return message
  const lines = detail.split('\n').map((line) => line.trim())
  return lines.find((line) => line !== '' && !/^(?:===|---) /.test(line)) ?? message
}

/** Where the test broke, own files before libraries; a file with a line rather than the same without. */
function placesOf(test: TestCase, files: ReadonlySet<string> | undefined): Artifact[] {
  const lines = test.detail
    .split('\n')
    .slice(0, 60)
    .map((text, i) => ({ n: i + 1, text }))
  const mentioned = lines[0] === undefined ? [] : mentionedFiles(lines, lines[0])
  const all = placedArtifacts([...(test.place === undefined ? [] : [test.place]), ...mentioned], { files })
  const own = all.filter(
    ({ path }) => !isForeign(path) && (files === undefined || files.has(path) || path.includes('/')),
  )
  return own.filter(({ path, line }) => line !== undefined || !own.some((a) => a.path === path && a.line !== undefined))
}
