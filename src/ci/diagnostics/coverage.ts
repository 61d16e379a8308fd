// coverage.py and pytest-cov: a total below the threshold, and reports that cannot be made.
import { type Diagnostic, finding } from './diagnostic.ts'
import type { LineRule } from './per-line.ts'
import { unprefix } from './prefix.ts'
import { readSentences } from './sentence-errors.ts'

const threshold =
  /(?:^|ERROR: )(Coverage failure: total of [\d.]{1,8} is less than fail-under=[\d.]{1,8}|FAIL Required test coverage of [\d.]{1,8}% not reached\. Total coverage: [\d.]{1,8}%)$/
/** Tests that fail lower the coverage: then it is a consequence. */
const testsFailed = /^(?:=+ )?(?:\d+ \w+, )*\d+ (?:failed|errors?)\b.{0,120} in \d|^FAILED \((?:failures|errors)=/

const rules: readonly LineRule[] = [
  {
    pattern:
      /^(?:coverage\.exceptions\.\w{1,40}: )?(?<message>(?:No data to report\.|No data to combine|No source for code: '(?<file>[^']{1,300})'\.?|Couldn't parse '[^']{1,300}' as Python source: .*|Couldn't use data file .*))$/,
    failureType: 'configuration_error',
    ruleId: 'no data',
    strength: 4,
  },
]

export const coverage: Diagnostic = {
  tool: 'coverage',
  reads: 'coverage below fail-under (coverage.py and pytest-cov), missing data or sources',
  fixtures: 'real',
  sign: /Coverage failure: total|FAIL Required test coverage|No data to (?:report|combine)|No source for code: '|Couldn't (?:parse|use data file) '/,
  read(lines) {
    const found = readSentences('coverage', lines, rules)
    const texts = lines.map((line) => unprefix(line.text))
    if (texts.some((text) => testsFailed.test(text))) return found
    // pytest-cov says it twice; the line with the total is the last.
    const k = texts.findLastIndex((text) => threshold.test(text))
    const at = lines[k]
    const message = threshold.exec(texts[k] ?? '')?.[1]
    if (at === undefined || message === undefined) return found
    const parts = { tool: 'coverage', failureType: 'test_failure', ruleId: 'fail-under', strength: 5 } as const
    const signals = [/^FAIL/.test(message) ? 'FAIL Required test coverage' : 'Coverage failure: total']
    return [...found, finding({ ...parts, message, signals }, at)]
  },
}
