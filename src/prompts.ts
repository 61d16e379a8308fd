// Prompts are files; this is how they are read and filled. A file is parsed before any value is put in, every hole is checked both
// ways, and text of others enters only a delimited data block of a user message: log text can never become structure (security.md
// T01, T02, 7.8).
import { parse } from 'yaml'
import { z } from 'zod'
import { RetraceError } from './errors.ts'
import { clean } from './text/clean.ts'

/** A hole: `data` is text of others and is delimited, `text` is of our own making and stands as it is. */
const HoleKind = z.enum(['data', 'text'])

const PromptFile = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  description: z.string(),
  /** Every `{{hole}}` of the messages, each with its kind. */
  holes: z.record(z.string().regex(/^[a-z][a-zA-Z]*$/), HoleKind),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string().min(1) })).min(1),
})
export type Prompt = Readonly<z.infer<typeof PromptFile>>

export type Message = { readonly role: 'system' | 'user'; readonly content: string }

const hole = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Reads the text of a `.prompt.yml` file. Throws `bad_prompt` when it is malformed or its holes and their list differ. */
export function readPrompt(text: string, file: string): Prompt {
  const parsed = PromptFile.safeParse(parsedYaml(text, file))
  if (!parsed.success) throw bad(file, z.prettifyError(parsed.error))
  const prompt = parsed.data
  const used = new Set(prompt.messages.flatMap((m) => [...m.content.matchAll(hole)].map((h) => h[1] ?? '')))
  for (const name of used)
    if (!(name in prompt.holes)) throw bad(file, `the hole {{${name}}} is not in its list of holes`)
  for (const name of Object.keys(prompt.holes))
    if (!used.has(name)) throw bad(file, `the hole ${name} is listed and never used`)
  for (const { role, content } of prompt.messages) {
    for (const [, name = ''] of role === 'system' ? content.matchAll(hole) : []) {
      if (prompt.holes[name] === 'data')
        throw bad(file, `the hole {{${name}}} takes text of others, which may not stand in a system message`)
    }
  }
  return prompt
}

/**
 * The messages with every hole filled. `values` must name exactly the prompt's holes. `marker` is random text of this run (at least
 * 32 characters); it ends the data blocks, so a text that holds it is altered.
 */
export function fillPrompt(prompt: Prompt, values: Readonly<Record<string, string>>, marker: string): Message[] {
  if (marker.length < 32) throw bad(prompt.name, 'the marker of the data blocks is too short to be unguessable')
  for (const name of Object.keys(prompt.holes))
    if (!Object.hasOwn(values, name)) throw bad(prompt.name, `no value was given for ${name}`)
  for (const name of Object.keys(values))
    if (!Object.hasOwn(prompt.holes, name)) throw bad(prompt.name, `${name} is no hole of it`)
  return prompt.messages.map(({ role, content }) => ({
    role,
    // A function as replacement: `$&` in a value must not mean anything.
    content: content.replace(hole, (_, name: string) => {
      const value = values[name] ?? ''
      return prompt.holes[name] === 'data' ? dataBlock(name, value, marker) : value
    }),
  }))
}

/** Text of others between a start and an end that it cannot forge. */
export function dataBlock(name: string, text: string, marker: string): string {
  return `<data name="${name}" id="${marker}">\n${harmless(text, marker)}\n</data id="${marker}">`
}

/** Without hidden characters, our marker, and the tokens by which chat templates part roles. */
function harmless(text: string, marker: string): string {
  return clean(text)
    .replaceAll(marker, '[marker removed]')
    .replace(/<\|/g, '< |')
    .replace(/\|>/g, '| >')
    .replace(/\[(\/?)(INST|SYS)\]/g, '[ $1$2 ]')
    .replace(/<<(\/?)SYS>>/g, '< <$1SYS> >')
    .replace(/<(\/?)(data|system|assistant|user|untrusted)\b/gi, '< $1$2')
}

function parsedYaml(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (cause) {
    throw bad(file, cause instanceof Error ? cause.message : String(cause))
  }
}

function bad(file: string, what: string): RetraceError {
  return new RetraceError(
    'bad_prompt',
    `The prompt ${file} cannot be used: ${what}.`,
    'This is a fault of Retrace: please report it.',
  )
}
