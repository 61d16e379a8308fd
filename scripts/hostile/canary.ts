// A secret made up for one run of a case, and the search for its traces. Knows nothing of how the product redacts.
import { randomBytes } from 'node:crypto'

export type Canary = {
  /** The secret: signs that every encoding changes around a random core. */
  readonly value: string
  readonly core: string
}

/** So many characters of the core in a row are a leak, though the whole is not there: a cut must not leave a part. */
const tellingPart = 12

export function newCanary(): Canary {
  const core = randomBytes(18).toString('hex')
  return { value: `K9+/%"&${core}~`, core }
}

/** The canary under the encoding that a placeholder names (`{{CANARY|base64}}`). Throws for an unknown one. */
export function encoded({ value }: Canary, form: string): string {
  const bytes = Buffer.from(value)
  const half = value.length >> 1
  switch (form) {
    case '':
      return value
    case 'base64':
    case 'base64url':
    case 'hex':
      return bytes.toString(form)
    case 'basic':
      return Buffer.from(`user:${value}`).toString('base64')
    case 'url':
      return encodeURIComponent(value)
    case 'json':
      return JSON.stringify(value).slice(1, -1)
    case 'ansi_split':
      return `${value.slice(0, half)}\u001b[1m\u001b[32m${value.slice(half)}\u001b[0m`
    default:
      throw new Error(`{{CANARY|${form}}} is an encoding that the harness does not know.`)
  }
}

/** What of the canary can be read in `text`, by name of the form; empty when nothing can. */
export function traces(text: string, { value, core }: Canary): string[] {
  const plain = text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
  const found = new Set<string>()
  for (const part of parts(core)) if (plain.includes(part)) found.add('part of the value')
  for (const encoding of ['base64', 'base64url'] as const)
    for (const offset of [0, 1, 2]) if (plain.includes(middle(core, offset, encoding))) found.add(encoding)
  const hex = Buffer.from(core).toString('hex')
  if (plain.toLowerCase().includes(hex)) found.add('hex')
  if (plain.includes(value)) found.add('value')
  return [...found]
}

function parts(core: string): string[] {
  return Array.from({ length: core.length - tellingPart + 1 }, (_, i) => core.slice(i, i + tellingPart))
}

/** The characters of the encoded core that do not depend on what stands before and after it. */
function middle(core: string, offset: number, encoding: 'base64' | 'base64url'): string {
  const text = Buffer.from('x'.repeat(offset) + core).toString(encoding)
  return text.slice(offset === 0 ? 0 : 4, Math.floor(text.length / 4) * 4 - 4)
}
