// Most linters and compilers print one line an error: a table of patterns is then the whole diagnostic.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>

export type LineRule = {
  /** Groups read: `message` (else the whole line), `file`, `line`, `column`, `symbol`, `rule`, `level`. Sees the text without outer prefixes. */
  readonly pattern: RegExp
  readonly failureType: FailureType | ((groups: Groups) => FailureType)
  readonly strength: Finding['strength']
  /** Where the tool prints no rule of its own. */
  readonly ruleId?: string
  /** Only lines that the runner tagged as an error: their words would be too common otherwise. */
  readonly marked?: true
  /** Lines right after it that belong to it: excerpt, caret, hint. */
  readonly context?: RegExp
  /** Group `text` of the first context line that matches completes a message that says too little. */
  readonly more?: RegExp
  /** Groups `file`, `line`, `column` of the first context line that matches tell where, if the error's own line does not. */
  readonly place?: RegExp
}

const maxContext = 12
const mild = /^(?:warning|warn|info|note|style|notice|convention|refactor)$/i

/** One finding for each line that a rule matches; the first rule wins, and a repeated error counts once. */
export function readLines(tool: string, lines: readonly Line[], rules: readonly LineRule[]): Finding[] {
  const found = new Map<string, Finding>()
  // By index: most diagnostics pass here with every line, and `entries` makes an array for each.
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    if (line === undefined || line.mark === 'group' || line.mark === 'command') continue
    const text = unprefix(line.text)
    for (const rule of rules) {
      if (rule.marked && line.mark !== 'error') continue
      const hit = rule.pattern.exec(text)
      if (hit === null) continue
      const made = lineFinding(tool, rule, hit, lines, i)
      const key = JSON.stringify([made.ruleId, made.message, made.artifacts])
      if (!found.has(key)) found.set(key, made)
      break
    }
  }
  return [...found.values()]
}

function lineFinding(tool: string, rule: LineRule, hit: RegExpExecArray, lines: readonly Line[], i: number): Finding {
  // Every entry of `lines` that is asked for exists; the fallback only satisfies the index check.
  const at = lines[i] ?? { n: 1, text: '' }
  const groups: Groups = hit.groups ?? {}
  const end = rule.context === undefined ? at : contextEnd(lines, i, rule.context)
  const message = [groups.message ?? hit[0], inContext(lines, i, end, rule.more)?.text].filter(Boolean).join(': ')
  const ruleId = groups.rule || rule.ruleId
  const where = groups.file ? groups : inContext(lines, i, end, rule.place)
  return finding(
    {
      tool,
      failureType: typeof rule.failureType === 'function' ? rule.failureType({ ...groups, message }) : rule.failureType,
      ...(ruleId === undefined ? {} : { ruleId }),
      message,
      signals: signalsOf(ruleId, message),
      artifacts: where?.file ? [artifact(where.file, where.line, where.column, groups.symbol)] : [],
      severity: at.mark === 'warning' || mild.test(groups.level ?? '') ? 'warning' : 'error',
      strength: rule.strength,
    },
    at,
    at,
    end,
  )
}

/** Groups of the first line between the error's own and `end` that matches. */
function inContext(lines: readonly Line[], i: number, end: Line, pattern: RegExp | undefined): Groups | undefined {
  if (pattern === undefined) return undefined
  for (const line of lines.slice(i + 1, i + 1 + maxContext)) {
    if (line.n > end.n) return undefined
    const groups = pattern.exec(unprefix(line.text))?.groups
    if (groups !== undefined) return groups
  }
  return undefined
}

/** Last line of the unbroken run of context after line `i`, or line `i` itself. */
export function contextEnd(lines: readonly Line[], i: number, context: RegExp, most = maxContext): Line {
  let last = i
  while (last + 1 < lines.length && last - i < most && context.test(unprefix(lines[last + 1]?.text ?? ''))) last++
  return lines[last] ?? { n: 1, text: '' }
}

/** A diagnostic that is nothing but a table of line rules. */
export function perLine(spec: Omit<Diagnostic, 'read'> & { readonly rules: readonly LineRule[] }): Diagnostic {
  const { rules, ...rest } = spec
  return { ...rest, read: (lines) => readLines(spec.tool, lines, rules) }
}
