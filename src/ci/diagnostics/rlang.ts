// R: errors of scripts, testthat, R CMD check, lintr, missing packages.
import { perLine } from './per-line.ts'

export const rlang = perLine({
  tool: 'R',
  reads: 'R scripts, R CMD check, testthat, lintr and package installation.',
  fixtures: 'written',
  sign: /^(?:.{0,40}\s)?Error (?:in |: )|^Error in|\.[rR]:\d+|\.\.\. (?:ERROR|WARNING)$|there is no package called|Execution halted/,
  rules: [
    {
      pattern: /^Error in (?:library|loadNamespace|requireNamespace)\(.{0,200}\) ?: ?(?<message>.*)$/,
      failureType: 'dependency_issue',
      ruleId: 'package',
      strength: 4,
      context: /^\s+\S/,
      more: /^ +(?<text>there is no package called.*)$/,
    },
    {
      pattern: /^(?<message>.{0,200}there is no package called [‘'](?<rule>[^’']{1,100})[’'].*)$/,
      failureType: 'dependency_issue',
      strength: 4,
    },
    {
      pattern:
        /^(?:── )?(?:\d{1,4}\. )?(?:Failure|Error) \(['@]?(?<file>[^\s:'#)]{1,200}\.[rR])[:#](?<line>\d+)(?::(?<column>\d+))?'?\): (?<message>.+?)(?: ─+)?$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^(?!──).*\S/,
      more: /^(?<text>(?!`)\S.{0,300})$/,
    },
    {
      pattern:
        /^(?<file>[^\s:]{1,300}\.[rR]):(?<line>\d+):(?<column>\d+): (?<level>style|warning|error): (?:\[(?<rule>\w+)\] )?(?<message>.+)$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern: /^\* (?<message>checking .{1,200} \.\.\. ERROR)$/,
      failureType: 'test_failure',
      ruleId: 'R CMD check',
      strength: 2,
      context: /^ {2}\S/,
    },
    {
      pattern: /^Error in (?<rule>[\w.:$]{1,100})\(.{0,300}\) : ?(?<message>.*)$/,
      failureType: 'runtime_error',
      strength: 3,
      context: /^\s+\S/,
    },
    { pattern: /^Error: (?<message>unexpected .{1,300})$/, failureType: 'syntax_error', ruleId: 'parse', strength: 3 },
  ],
})
