// Where a failed Go test said what went wrong: `    file_test.go:8: text` lines below its title, or above it with -v.
import type { Line } from './diagnostic.ts'

/** A line of `t.Log`, `t.Error` or `t.Fatal`: groups file, line, text. */
export const detail = /^\s+(?<file>[\w.-]+\.go):(?<line>\d+): ?(?<text>.*)$/
const current = /^=== (?:RUN|NAME|CONT) {2,3}(?<name>\S+)/
const maxAbove = 4000
/** `t.Log` and `t.Error` look alike; these words tell which line complains. */
const complaint =
  /\b(?:want|wanted|expected|expect|got|fail\w*|err|error\w*|unexpected|mismatch|invalid|should|panic\w*|not)\b|!=/i

/** Indexes of the detail lines of the failed test whose title is line `i`. */
export function detailsOf(lines: readonly Line[], i: number, name: string): number[] {
  const after = detailsAfter(lines, i)
  return after.length > 0 ? after : detailsBefore(lines, i, name)
}

/** The detail that complains, else the last one. */
export function complaintOf(lines: readonly Line[], details: readonly number[]): number | undefined {
  return details.find((i) => complaint.test(detailText(lines, i))) ?? details.at(-1)
}

function detailText(lines: readonly Line[], i: number): string {
  const own = detail.exec(lines[i]?.text ?? '')?.groups?.text ?? ''
  return own === '' ? (lines[i + 1]?.text ?? '') : own
}

/** Without -v the details stand below the title, indented deeper, up to the next title. */
function detailsAfter(lines: readonly Line[], i: number): number[] {
  const found: number[] = []
  for (let k = i + 1; k < lines.length && k - i < 400; k++) {
    const text = lines[k]?.text ?? ''
    if (text !== '' && !/^\s/.test(text)) break
    if (/^ *---? /.test(text)) break
    if (detail.test(text)) found.push(k)
  }
  return found
}

/** With -v they stand above, where this test was the one that printed; without `=== RUN` lines, right above. */
function detailsBefore(lines: readonly Line[], i: number, name: string): number[] {
  let found: number[] = []
  let near: number[] | undefined
  for (let k = i - 1; k >= 0 && i - k < maxAbove; k--) {
    const text = lines[k]?.text ?? ''
    const running = current.exec(text)?.groups?.name
    if (running === name) return found
    if (running !== undefined || /^ *--- (?:FAIL|PASS|SKIP)/.test(text)) {
      // Read upwards, such a line tells that what was collected below it is another test's.
      near ??= running === undefined ? found : []
      found = []
    } else if (detail.test(text)) {
      found.unshift(k)
    }
  }
  return (near ?? found).slice(-3)
}
