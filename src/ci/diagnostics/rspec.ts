// RSpec and Minitest: numbered failures with their place.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

const title = /^ {2}\d+\) (?<name>\S.*)$/
const minitestTitle = /^ {2}\d+\) (?<kind>Failure|Error):$|^(?<rails>FAIL|ERROR) +(?<railsName>\w[\w:]*#\S+) \(\d/
const frame = /^\s*#? ?(?:\.\/)?(?<file>[\w./-]{1,300}\.(?:rb|feature)):(?<line>\d+)/
const loading = /^An error occurred while loading (?<file>\S+?)\.(?: - .*)?$/
const foreign = /\/gems\/|\/rubygems\/|\/ruby\/\d/
const maxBlock = 45

export const rspec: Diagnostic = {
  tool: 'rspec',
  reads: 'RSpec and Minitest (Rails): one finding a failed example or test; spec files that cannot be loaded.',
  fixtures: 'real',
  sign: /^ {2}\d+\) \S|^An error occurred while loading|\s {2}\d+\) \S/,
  read(raw: readonly Line[]): Finding[] {
    const lines = raw.map((line) => ({ ...line, text: unprefix(line.text) }))
    return lines.flatMap((line, i) => {
      const file = loading.exec(line.text)?.groups?.file
      if (file !== undefined) return loadError(lines, i, file)
      if (minitestTitle.test(line.text)) return minitest(lines, i)
      const name = title.exec(line.text)?.groups?.name
      return name === undefined ? [] : example(lines, i, name)
    })
  },
}

/** Indented lines, blanks among them, up to the next title. */
function blockEnd(lines: readonly Line[], i: number): number {
  let last = i
  for (let k = i + 1; k < lines.length && k - i < maxBlock; k++) {
    const text = lines[k]?.text ?? ''
    if (title.test(text) || minitestTitle.test(text) || loading.test(text)) break
    if (/^(?:Finished in|Failed examples:|\d+ (?:runs|tests|examples)|No examples found)/.test(text)) break
    if (text.trim() !== '') last = k
  }
  return last
}

/** A block is RSpec's when it says so: numbered lists are common. */
function example(lines: readonly Line[], i: number, name: string): Finding[] {
  const end = blockEnd(lines, i)
  const body = lines.slice(i + 1, end + 1)
  const at = body.find((l) => /^\s+(?:Failure\/Error: |Got \d+ failures)/.test(l.text))
  if (at === undefined) return []
  const stop = body.findIndex((l) => /^\s+# /.test(l.text))
  const texts = body
    .slice(0, stop < 0 ? 12 : Math.min(stop, 14))
    .map((l) => l.text.replace(/^\s+Failure\/Error: /, '').trim())
  return [
    made(
      `${name}: ${texts.filter(Boolean).join(' ')}`,
      name,
      body,
      at,
      lines[i] ?? at,
      lines[end] ?? at,
      'test_failure',
    ),
  ]
}

function minitest(lines: readonly Line[], i: number): Finding[] {
  const end = blockEnd(lines, i)
  const body = lines.slice(i + 1, end + 1)
  const first = body[0]
  const rails = minitestTitle.exec(lines[i]?.text ?? '')?.groups?.railsName
  const groups = /^(?:(?<name>[\w:]+#.{1,200}?)(?: \[(?<file>.{1,300}):(?<line>\d+)\])?:)$/.exec(
    first?.text ?? '',
  )?.groups
  const name = rails ?? groups?.name
  if (first === undefined || name === undefined) return []
  const stop = body.findIndex((l, k) => k > 0 && l.text.trim() === '')
  const texts = body.slice(rails === undefined ? 1 : 0, stop < 0 ? 8 : stop).map((l) => l.text.trim())
  const own = groups?.file === undefined ? [] : [artifact(groups.file, groups.line)]
  const found = made(
    `${name}: ${texts.join(' ')}`,
    name,
    body,
    body[1] ?? first,
    lines[i] ?? first,
    lines[end] ?? first,
    'test_failure',
  )
  return [{ ...found, artifacts: [...own, ...found.artifacts].slice(0, 5) }]
}

function loadError(lines: readonly Line[], i: number, file: string): Finding[] {
  const end = blockEnd(lines, i)
  const body = lines.slice(i + 1, end + 1)
  const type = body.findIndex((l) => /^(?:[A-Z]\w+::)*[A-Z]\w*Error:$/.test(l.text.trim()))
  const at = body[type + 1] ?? lines[i] ?? { n: 1, text: '' }
  const error = body[type]?.text.trim() ?? ''
  const kind: FailureType = error.startsWith('LoadError')
    ? 'dependency_issue'
    : error.startsWith('SyntaxError')
      ? 'syntax_error'
      : 'runtime_error'
  const found = made(`${error} ${at.text.trim()}`, file, body, at, lines[i] ?? at, lines[end] ?? at, kind)
  return [{ ...found, artifacts: found.artifacts.length > 0 ? found.artifacts : [artifact(file)] }]
}

function made(
  message: string,
  name: string,
  body: readonly Line[],
  at: Line,
  from: Line,
  to: Line,
  failureType: FailureType,
): Finding {
  const exception = /\b(?<type>(?:[A-Z]\w+::)*[A-Z]\w*(?:Error|Exception|NotFound|Invalid))\b/.exec(message)?.groups
    ?.type
  const places = body.flatMap((line) => {
    const groups = frame.exec(line.text)?.groups
    return groups?.file === undefined || foreign.test(line.text) ? [] : [artifact(groups.file, groups.line)]
  })
  const isTest = (path: string) => /(?:_spec|_test|^test_|\/test_)\w*\.rb$|\.feature$/.test(path)
  return finding(
    {
      tool: 'rspec',
      failureType,
      ...(exception === undefined ? {} : { ruleId: exception }),
      message,
      signals: [name, ...(exception === undefined ? [] : [exception])],
      artifacts: [...places.filter((a) => isTest(a.path)), ...places.filter((a) => !isTest(a.path))].slice(0, 5),
      strength: 5,
    },
    at,
    from,
    to,
  )
}
