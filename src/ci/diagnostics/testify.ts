// The block that testify prints for a failed assertion of a Go test.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'

const label = /^\s+(?<key>Error Trace|Error|Test|Messages): *\t(?<text>.*)$/
const maxBlock = 60

export type Testify = {
  readonly message: string
  readonly at: number
  readonly end: number
  readonly trace: Artifact[]
}

/** testify's `Error Trace:` / `Error:` / `Messages:` below line `i`; `at` and `end` are indexes, the trace holds no frames of downloaded modules. */
export function testifyBlock(lines: readonly Line[], i: number): Testify | undefined {
  const parts = new Map<string, string[]>()
  let key = ''
  let at = -1
  let end = i
  for (let k = i + 1; k < lines.length && k - i < maxBlock; k++) {
    const text = lines[k]?.text ?? ''
    if (!/^ {4,}\s*\S|^\s*$|^\t/.test(text)) break
    const groups = label.exec(text)?.groups
    key = groups?.key ?? key
    if (key === '') break
    if (groups?.key === 'Error') at = k
    parts.set(key, [...(parts.get(key) ?? []), (groups?.text ?? text).trim()])
    if (text.trim() !== '') end = k
    if (key === 'Messages' && groups === null) break
  }
  if (at < 0) return undefined
  const error = (parts.get('Error') ?? []).join(' ').replace(/ Diff: .*$/, '')
  const words = (parts.get('Messages') ?? []).join(' ').trim()
  const trace = (parts.get('Error Trace') ?? []).flatMap((text) => {
    const hit = /^(?<file>.{1,300}\.go):(?<line>\d+)$/.exec(text)?.groups
    return hit?.file === undefined || /\/pkg\/mod\//.test(hit.file) ? [] : [artifact(hit.file, hit.line)]
  })
  return { message: words === '' ? error : `${error} (${words})`, at, end, trace }
}
