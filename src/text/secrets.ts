// Exact secret values and the forms in which they turn up in logs (security.md T06 a), found by a byte search that keeps
// up with streamed logs. Shapes and entropy, which need no known value, live in shapes.ts.

import { byteSearch } from './byte-search.ts'
import { clean } from './clean.ts'

/** A shorter value would blank half of any text; it is reported as not searched instead. */
export const shortestValue = 4
/** A derived form shorter than this meets ordinary words too often. */
const shortestForm = 6

/**
 * Every text under which `value` is searched: raw, cleaned, base64 and base64url (the characters that do not depend on the
 * bytes around it, at all three offsets, so that `Basic` credentials are covered), hex, URL, JSON, XML and shell-quoted
 * forms, and each line of a multi-line value, as the runner masks them. Empty when the value is too short to search.
 */
export function encodedForms(value: string): string[] {
  const whole = value.trim()
  if (whole.length < shortestValue) return []
  const lines = whole.split(/[\r\n]+/).map((line) => line.trim())
  const texts = new Set([whole, clean(whole), ...(lines.length > 1 ? lines : [])])
  const forms = new Set<string>()
  for (const text of texts) for (const form of formsOf(text)) if (form.length >= shortestForm) forms.add(form)
  return [...forms.add(whole)]
}

function formsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const url = encodeURIComponent(text)
  const strictUrl = url.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const json = JSON.stringify(text).slice(1, -1)
  const base64 = [0, 1, 2].map((offset) => base64Middle(bytes, offset))
  return [
    text,
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    url,
    strictUrl,
    strictUrl.replaceAll('%20', '+'),
    strictUrl.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    json,
    json.replaceAll('/', '\\/'),
    json.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
    xmlEscaped(text),
    text.replaceAll("'", "'\\''"),
    text.replaceAll("'", "''"),
  ]
}

/** The base64 characters of `bytes` that stay the same whatever stands before (`offset` bytes modulo 3) and after it. */
function base64Middle(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
  const first = Math.ceil((offset * 8) / 6)
  const end = Math.floor(((offset + bytes.length) * 8) / 6)
  return encoded.slice(first, end)
}

function xmlEscaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

export type SecretMatcher = {
  /**
   * Overwrites every hit that lies wholly in `bytes[from..to)` with `*`, in place, and returns how many stretches it
   * overwrote. A caller that streams keeps the last `longest - 1` bytes of a chunk for the next call.
   */
  overwrite(bytes: Uint8Array, from: number, to: number): number
  /** The stretches that `overwrite` would change, as start and end offsets, ascending and disjoint. */
  stretches(bytes: Uint8Array, from: number, to: number): [number, number][]
  /** Length in bytes of the longest form; 0 when there is nothing to search. */
  readonly longest: number
  /** How many values are too short to be searched for. */
  readonly tooShort: number
}

const star = 0x2a

/** A search for all forms of all `values` at once. */
export function secretMatcher(values: readonly string[]): SecretMatcher {
  const forms = new Set(values.flatMap(encodedForms))
  const search = byteSearch([...forms].map((form) => Buffer.from(form)))
  return {
    longest: search.longest,
    tooShort: values.filter((value) => value.trim() !== '' && value.trim().length < shortestValue).length,
    overwrite(bytes, from, to) {
      let count = 0
      search.each(bytes, from, to, (start, end) => {
        bytes.fill(star, start, end)
        count++
      })
      return count
    },
    stretches(bytes, from, to) {
      const found: [number, number][] = []
      search.each(bytes, from, to, (start, end) => found.push([start, end]))
      return found
    },
  }
}
