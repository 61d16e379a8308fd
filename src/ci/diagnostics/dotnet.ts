// MSBuild's error line, which C#, F#, VB, Visual C++, NuGet, analyzers, `dotnet format` and Unity share.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, type LineRule, perLine } from './per-line.ts'

/** Compiler codes of C#'s parser. */
const syntaxCodes = new Set(
  '1001 1002 1003 1004 1010 1012 1022 1026 1031 1035 1039 1040 1056 1057 1073 1513 1514 1515 1519 1520 1525 1528 1529 1597 1646'
    .split(' ')
    .map((code) => `CS${code}`),
)
const kinds: readonly (readonly [RegExp, FailureType])[] = [
  [/^(?:NU1301|NU1302|NETSDK1045|MSB3644|MSB3843|NETSDK1141|MSB8020|MSB4236)$/, 'environment_error'],
  [/^NU\d/, 'dependency_issue'],
  [/^(?:C1083|CS0006)$/, 'dependency_issue'],
  [/^(?:CS1591|CS157\d|CS158\d)$/, 'doc_docstring'],
  [/^(?:IDE0055|WHITESPACE|IMPORTS|FINALNEWLINE|CHARSET|ENDOFLINE)$/, 'code_formatting'],
  [/^(?:MSB3073|MSB6006|MSB3077)$/, 'runtime_error'],
  [/^(?:MSB|NETSDK|NUKE|CS5001|CS2001|MT)\d*/, 'configuration_error'],
  [/^(?:CS|FS|BC|C|LNK|D)\d/, 'type_checking'],
]

function kind({ rule }: Groups): FailureType {
  if (syntaxCodes.has(rule ?? '') || /^C(?:2143|2059|2146|1075)$/.test(rule ?? '')) return 'syntax_error'
  // What is left are analyzers: CA, IDE, SA, RS, xUnit, S of Sonar.
  return kinds.find(([pattern]) => pattern.test(rule ?? ''))?.[1] ?? 'linting'
}

/** tsc prints the same form. */
const code = String.raw`(?<level>fatal error|error|warning) (?!TS\d)(?<rule>[A-Za-z]{1,12}\d{2,6}|WHITESPACE|IMPORTS|FINALNEWLINE|CHARSET|ENDOFLINE) ?: (?<message>.+?)(?: \[[^\]]{1,600}\])?$`
/** Exit codes of tools that MSBuild ran: the tool said more. */
const wrapper: LineRule = {
  pattern:
    /^\s*(?:\d+>)?(?<file>[^(\n]{1,400}?)(?:\((?<line>\d+)(?:,(?<column>\d+))?\))? ?: (?<level>error) (?<rule>MSB3073|MSB6006|MSB3077|NETSDK1194) ?: (?<message>.+?)(?: \[[^\]]{1,600}\])?$/,
  failureType: 'runtime_error',
  strength: 1,
}

export const dotnet = perLine({
  tool: 'dotnet',
  reads:
    'MSBuild, C#, F#, VB, Visual C++, NuGet, analyzers, dotnet format and Unity: one finding an error with its code.',
  fixtures: 'written',
  sign: /(?:error|warning) (?:[A-Za-z]{1,12}\d{2,6}|WHITESPACE|IMPORTS|FINALNEWLINE|CHARSET|ENDOFLINE) ?: |NuGet|MSBUILD/,
  rules: [
    wrapper,
    {
      pattern: new RegExp(
        `^\\s*(?:\\d+>)?(?<file>[^(\\s][^(]{0,400})\\((?<line>\\d+)(?:,(?<column>\\d+))?(?:,\\d+,\\d+)?\\) ?: ${code}`,
      ),
      failureType: kind,
      strength: 5,
    },
    {
      pattern: new RegExp(
        `^\\s*(?:\\d+>)?(?<file>[^\\s:(](?:[^:(]|:\\\\){0,400}\\.(?:\\w{2}proj|sln|slnx|props|targets|obj|lib|json)) ?: ${code}`,
      ),
      failureType: kind,
      strength: 5,
    },
    // `MSBUILD : error MSB1003`, `CSC : error CS5001`, `LINK : fatal error LNK1181`, bare `error NU1101`.
    { pattern: new RegExp(`^\\s*(?:\\d+>)?(?:[A-Za-z]\\w{0,30} ?: )?${code}`), failureType: kind, strength: 4 },
  ],
})
