// Tables of README.md out of action.yml: what a user reads is what the runner reads.
import { parse } from 'yaml'
import { z } from 'zod'

const Manifest = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

/** Inputs and outputs of an action.yml; throws when an input lacks its description or default. */
export function manifest(yaml: string): Manifest {
  return Manifest.parse(parse(yaml))
}

/** One row an input: name, default, description. */
export function inputsTable({ inputs }: Manifest): string {
  const rows = Object.entries(inputs).map(
    ([name, { default: value, description }]) =>
      `| \`${name}\` | ${value === '' ? '' : `\`${bar(value)}\``} | ${bar(description)} |`,
  )
  return ['| Input | Default | What it does |', '| --- | --- | --- |', ...rows].join('\n')
}

/** One row an output: name, description. */
export function outputsTable({ outputs }: Manifest): string {
  const rows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${bar(description)} |`)
  return ['| Output | What it holds |', '| --- | --- |', ...rows].join('\n')
}

/** `text` with everything between the markers of `name` replaced; throws when the markers are not there. */
export function between(text: string, name: string, content: string): string {
  const start = `<!-- ${name}:start -->`
  const end = `<!-- ${name}:end -->`
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The markers ${start} and ${end} are missing.`)
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`
}

function bar(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')
}
