// Logs as users hand them in, turned into UTF-8 while they stream: UTF-16 of PowerShell redirects, misread code pages (log-format.md 6).
// Terminal escapes written as `^[` are left to text/clean.ts.
import { utf16Order } from '../text/byte-shape.ts'
import { type CodePage, misreadAs, undoCodePage } from './code-pages.ts'

/** Turns chunks of one log into UTF-8 bytes. The number of line feeds stays, so line numbers do. */
export type Decoder = {
  /** What was found, for the report: `utf-8`, `utf-16le`, `utf-16le read as cp437`, … */
  readonly encoding: string
  push(chunk: Uint8Array): Uint8Array
  /** What was held back; call once, at the end. */
  end(): Uint8Array
}

const nothing = new Uint8Array(0)
/** Text longer than this without a line feed is put right in pieces, so that memory stays flat. */
const longestLine = 1 << 20

/** The decoder for a log that starts with `head` (its first chunk). For plain UTF-8 `push` returns the chunk itself, uncopied. */
export function decoderFor(head: Uint8Array): Decoder {
  const order = utf16Order(head)
  const encoding = order === undefined ? 'utf-8' : (`utf-16${order}` as const)
  // `stream` keeps a sequence that the end of `head` cuts from looking like a fault.
  const page = misreadAs(new TextDecoder(encoding).decode(head, { stream: true }))
  if (order === undefined && page === undefined) return { encoding, push: (chunk) => chunk, end: () => nothing }
  return transcoder(encoding, page)
}

/** The chunks of a log as UTF-8, whatever they were. */
export function* decoded(chunks: Iterable<Uint8Array>): Iterable<Uint8Array> {
  let decoder: Decoder | undefined
  for (const chunk of chunks) {
    decoder ??= decoderFor(chunk)
    const out = decoder.push(chunk)
    if (out.length > 0) yield out
  }
  const rest = decoder?.end() ?? nothing
  if (rest.length > 0) yield rest
}

function transcoder(encoding: string, page: CodePage | undefined): Decoder {
  const decode = new TextDecoder(encoding)
  const encode = new TextEncoder()
  let held = ''
  const wholeLines = (text: string, last: boolean): string => {
    if (page === undefined) return text
    held += text
    const end = last || held.length > longestLine ? held.length : held.lastIndexOf('\n') + 1
    const lines = held.slice(0, end).split('\n')
    held = held.slice(end)
    return lines.map((line) => undoCodePage(line, page)).join('\n')
  }
  return {
    encoding: page === undefined ? encoding : `${encoding} read as ${page}`,
    push: (chunk) => encode.encode(wholeLines(decode.decode(chunk, { stream: true }), false)),
    end: () => encode.encode(wholeLines(decode.decode(), true)),
  }
}
