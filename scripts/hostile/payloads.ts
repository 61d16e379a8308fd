// From a payload's item to text: generator descriptions are carried out, placeholders are filled with what this run has.
import { z } from 'zod'
import { type Canary, encoded } from './canary.ts'

/** What placeholders stand for; all paths are absolute. */
export type Values = {
  readonly canary: Canary
  readonly named: Readonly<Record<string, string>>
}

/** `text` with every `{{NAME}}` and `{{CANARY|form}}` filled. Throws for a name that nobody knows. */
export function fill(text: string, { canary, named }: Values): string {
  return text.replace(/\{\{([A-Z_]+)(?:\|([a-z0-9_]+))?\}\}/g, (whole, name: string, form = '') => {
    if (name === 'CANARY') return encoded(canary, form)
    const value = named[name]
    if (value === undefined) throw new Error(`${whole} is a placeholder that the harness does not know.`)
    return value
  })
}

export const Repeat = z.object({
  prefix: z.string().default(''),
  unit: z.string(),
  count: z.int().min(0),
  suffix: z.string().default(''),
})
export type Repeat = z.infer<typeof Repeat>

/** `prefix`, the unit `count` times with its number for `{{i}}`, `suffix`. */
export function repeated({ prefix, unit, count, suffix }: Repeat): string {
  if (!unit.includes('{{i}}')) return prefix + unit.repeat(count) + suffix
  return prefix + Array.from({ length: count }, (_, i) => unit.replaceAll('{{i}}', String(i))).join('') + suffix
}

const YamlItem = z.union([
  z.object({ text: z.string() }),
  z.object({ repeat: Repeat }),
  z.object({ nest: z.object({ open: z.string(), close: z.string(), depth: z.int() }) }),
  z.object({ yaml_alias: z.object({ levels: z.int(), width: z.int() }) }),
])

/** The text of a YAML item. */
export function yamlText(item: unknown): string {
  const form = YamlItem.parse(item)
  if ('text' in form) return form.text
  if ('repeat' in form) return repeated(form.repeat)
  if ('nest' in form) return form.nest.open.repeat(form.nest.depth) + form.nest.close.repeat(form.nest.depth)
  const { levels, width } = form.yaml_alias
  const level = (n: number) =>
    `a${n}: &a${n} [${Array(width)
      .fill(n === 0 ? 'x' : `*a${n - 1}`)
      .join(', ')}]`
  return `${Array.from({ length: levels }, (_, n) => level(n)).join('\n')}\n`
}

/** The lines that a step would print: a payload's text as it is, cut where the runner's log ends a line. */
export function logLines(text: string): string[] {
  return text.split('\n')
}
