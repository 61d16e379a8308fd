// javac as Gradle, Ant and plain scripts print it: `X.java:12: error: text`, then the source line and a caret.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

const syntax =
  /^(?:'.{1,3}'(?: or '.{1,3}')* expected|.{1,60} expected$|illegal (?:start|character)|reached end of file|unclosed |not a statement|malformed |unexpected |'\w+' without)/

/** `cannot find symbol` names the symbol two lines below. */
export const symbolLine = /^(?:\[ERROR\])? {2,}symbol: +(?<text>\S.{0,200})$/

/** What javac's words mean: parser errors, missing packages, the rest are type errors. */
export function javaFailure(groups: Groups): FailureType {
  const message = groups.message ?? ''
  if (/^package \S+ does not exist/.test(message)) return 'dependency_issue'
  return syntax.test(message) ? 'syntax_error' : 'type_checking'
}

export const javac = perLine({
  tool: 'javac',
  reads: 'javac as printed by Gradle, Ant and scripts: one finding an error, with the source line and the symbol.',
  fixtures: 'real',
  sign: /\.java:\d+: (?:error|warning): /,
  rules: [
    {
      pattern:
        /^(?:\[javac\] )?(?<file>[^\s:][^:]{0,400}\.java|[A-Za-z]:[^:]{1,400}\.java):(?<line>\d+): (?<level>error|warning): (?:\[(?<rule>[\w-]+)\] )?(?<message>.+)$/,
      failureType: javaFailure,
      strength: 5,
      context: /^\s+\S/,
      more: symbolLine,
    },
  ],
})
