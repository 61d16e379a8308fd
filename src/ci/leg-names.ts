// What a job is called in the API, in `Complete job name:` and in archives (platform.md 9.9).
import { type Contexts, template } from './expression.ts'

/** Where GitHub cuts a name that it made from matrix values. */
const maxName = 100
/** No reader needs more of a name that is one long expression. */
const maxTemplate = 400

export type LegNames = { readonly names: [string, ...string[]]; readonly dynamic: boolean }

/**
 * Names of one job or matrix leg, the likeliest first. `shown` are the leg's values for a name without expressions. The last name
 * of a leg is that of the single entry which the API keeps when the job is skipped before its matrix is expanded.
 */
export function legNames(
  key: string,
  name: string | undefined,
  contexts: Contexts,
  shown?: readonly string[],
): LegNames {
  const base = (name ?? '') === '' ? key : cut(name ?? key, maxTemplate)
  if (base.includes('${{')) {
    const filled = template(base, contexts)
    return { names: distinct([cut(filled.text, maxTemplate), base]), dynamic: !filled.known }
  }
  const legName = shown === undefined || shown.length === 0 ? base : `${base} (${shown.join(', ')})`
  return { names: distinct([cut(legName, maxName), base]), dynamic: legName.includes('${{') }
}

/** The names of a job whose matrix only the run knows: patterns for `nameMatches`. */
export function dynamicNames(key: string, name: string | undefined): LegNames {
  const base = (name ?? '') === '' ? key : cut(name ?? key, maxTemplate)
  return { names: base.includes('${{') ? [base] : [`${base} (\${{ matrix }})`, base], dynamic: true }
}

/** Names of a called job as the caller's run shows them: `caller / callee`; last the caller alone, as when it was skipped. */
export function calledNames(caller: readonly string[], callee: readonly string[]): [string, ...string[]] {
  const [first = ''] = caller
  const inner = callee.map((name) => `${first} / ${name}`)
  const outer = caller.slice(1).map((name) => `${name} / ${callee[0]}`)
  return distinct([...inner, ...outer, first])
}

/** Whether a real name fits a name from the file, in which every `${{ … }}` stands for any text. Linear in both. */
export function nameMatches(pattern: string, name: string): boolean {
  const parts = literals(pattern)
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return name === first
  if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last)) return false
  const end = name.length - last.length
  let at = first.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found < 0 || found + part.length > end) return false
    at = found + part.length
  }
  return at <= end
}

/** What stands between the expressions of a pattern, with empty texts at its ends where one begins or ends it. */
function literals(pattern: string): string[] {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const open = pattern.indexOf('${{', from)
    const close = open < 0 ? -1 : pattern.indexOf('}}', open)
    if (close < 0) return [...parts, pattern.slice(from)]
    parts.push(pattern.slice(from, open))
    from = close + 2
  }
}

function cut(name: string, length: number): string {
  return name.length > length ? `${name.slice(0, length - 3)}...` : name
}

function distinct(names: readonly string[]): [string, ...string[]] {
  const [first = '', ...others] = new Set(names)
  return [first, ...others]
}
