// Meson: tests that its runner lists as failed. Errors of `meson setup` are read beside those of other configure scripts (autotools.ts).
import type { Diagnostic } from './diagnostic.ts'
import { perLine } from './per-line.ts'

const table = perLine({
  tool: 'meson',
  reads: 'meson test: one finding a failed test with the first words of its output.',
  fixtures: 'real',
  sign: /^\s{0,4}\d+\/\d+ .* (?:FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS)\b/,
  rules: [
    {
      pattern:
        /^ {0,4}\d+\/\d+ (?<message>\S(?:[^ ]| (?! )){0,200} +(?<rule>FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS)\b.{0,100})$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^(?! {0,4}\d+\/\d+ |Summary of Failures|Ok: ).*\S/,
      more: /^(?![>―–—-]{3}|stderr:$|stdout:$)(?<text>\S.{0,200})$/,
    },
  ],
})

export const meson: Diagnostic = {
  ...table,
  read(lines, step) {
    const seen = new Set<string>()
    // `Summary of Failures` lists the same tests again, without their output.
    return table.read(lines, step).filter((f) => {
      const title = f.message.slice(0, f.message.indexOf(f.ruleId ?? ':'))
      const isNew = !seen.has(title)
      seen.add(title)
      return isNew
    })
  },
}
