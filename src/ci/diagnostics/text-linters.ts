// Checkers of prose and small files that print one line a problem: spelling, Markdown, Dockerfiles, links, editorconfig.
import { perLine } from './per-line.ts'

export const textLinters = perLine({
  tool: 'text-linter',
  reads: 'codespell, typos, cspell, markdownlint, hadolint, lychee, editorconfig-checker: one finding a problem.',
  fixtures: 'real',
  sign: /==> |error: `|Unknown word|MD\d{3}|DL\d{4}|SC\d{4}|\[ERROR\] |\[\d{3}\] |Wrong (?:indent|line)|Trailing whitespace/,
  rules: [
    // codespell
    {
      pattern: /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+): (?<message>(?<rule>\S{1,60}) ==> \S.{0,200})$/,
      failureType: 'linting',
      strength: 4,
    },
    // typos
    {
      pattern: /^error: (?<message>`(?<rule>[^`]{1,60})` should be `.{1,200}`)$/,
      failureType: 'linting',
      strength: 4,
      place: /^ *(?:-->|╭▸) (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)/,
      context: /^ *(?:-->|╭▸|│|╰|\|| \d)|^ *\d+ ?[|│]|^\s*[|│]/,
    },
    // cspell
    {
      pattern:
        /^(?:\d+\/\d+ )?(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - (?<message>Unknown word \((?<rule>[^)]{1,60})\).*)$/,
      failureType: 'linting',
      strength: 5,
    },
    // markdownlint, cli and cli2
    {
      pattern:
        /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+)(?::(?<column>\d+))? (?:(?<level>error|warning) )?(?<rule>MD\d{3})(?:\/[\w/-]{1,80})? (?<message>.+)$/,
      failureType: 'linting',
      strength: 5,
    },
    // hadolint
    {
      pattern:
        /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+) (?<rule>(?:DL|SC)\d{4}) (?<level>error|warning|info|style): (?<message>.+)$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern: /^(?<file>[^\s:][^:]{0,300}[Dd]ockerfile[\w.-]{0,60}):(?<line>\d+)(?::\d+)? (?<message>unexpected .+)$/,
      failureType: 'syntax_error',
      strength: 4,
    },
    // lychee: `[404] https://… | Network error: Not Found`
    {
      pattern: /^(?:✗ |× )?\[(?<rule>4\d\d|5\d\d|ERROR|TIMEOUT)\] (?<message><?(?:https?|file):\/\/\S{1,500}.*)$/,
      failureType: 'doc_docstring',
      strength: 4,
    },
  ],
})
