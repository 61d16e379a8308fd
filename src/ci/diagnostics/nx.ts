// nx (and lerna from version 6, which runs on it) names the targets that failed: strength 1, so that the tools inside win.
import { type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { indexFrom } from './test-block.ts'

const tool = 'nx'
const list = /^Failed tasks:$/
const entry = /^- (\S{1,120}:\S{1,120})$/

const rules: readonly LineRule[] = [
  {
    pattern:
      /^\s{0,4}NX {2,4}(?<message>(?:Cannot find (?:project|configuration)|Could not find|Failed to (?:load|process)|Project graph|Unable to).*)$/,
    failureType: 'configuration_error',
    strength: 3,
  },
]

export const nx: Diagnostic = {
  tool,
  reads:
    'which target of which project failed (a wrapper: the tools inside explain it), configuration errors; also for lerna 6 and later',
  fixtures: 'real',
  sign: /(?:^|\s)\s{0,4}Failed tasks:$|(?:^|\s)\s{0,4}NX {2,4}(?:Cannot|Could not|Failed|Project graph|Unable)/,
  read(lines) {
    return [...failedTasks(lines), ...readLines(tool, lines, rules)]
  },
}

function failedTasks(lines: readonly Line[]): Finding[] {
  const texts = lines.map((line) => unprefix(line.text).trim())
  const from = texts.findIndex((text) => list.test(text))
  if (from < 0) return []
  const end = indexFrom(texts, from + 1, 200, (text) => text !== '' && !entry.test(text))
  return lines.slice(from + 1, end).flatMap((line, i) => {
    const task = entry.exec(texts[from + 1 + i] ?? '')?.[1]
    if (task === undefined) return []
    return finding(
      { tool, failureType: 'runtime_error', message: `Task ${task} failed`, signals: [task], strength: 1 },
      line,
    )
  })
}
