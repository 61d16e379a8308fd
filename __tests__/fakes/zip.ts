// Zip archives for tests: honest ones with yazl, hostile ones by changing their bytes afterwards.
import { ZipFile } from 'yazl'

export type ZipMember = {
  readonly name: string
  readonly bytes: string | Uint8Array
  /** Unix mode with type bits, as 0o120777 for a link. */
  readonly mode?: number
  /** A name that yazl refuses to write, of the same length as `name`, which it replaces. */
  readonly rename?: string
}

/** The bytes of a zip with these members, in order. */
export async function zip(members: readonly ZipMember[]): Promise<Buffer> {
  const file = new ZipFile()
  for (const { name, bytes, mode } of members) {
    file.addBuffer(Buffer.from(bytes), name, { mtime: new Date(0), ...(mode === undefined ? {} : { mode }) })
  }
  file.end()
  const chunks: Buffer[] = []
  for await (const chunk of file.outputStream) chunks.push(Buffer.from(chunk))
  const out = Buffer.concat(chunks)
  for (const { name, rename } of members) {
    if (rename !== undefined) replaceAll(out, name, rename)
  }
  return out
}

/** Sets the size that the directory declares for the member at `index`. */
export function declareSize(archive: Buffer, index: number, size: number): Buffer {
  const out = Buffer.from(archive)
  let at = -1
  for (let i = 0; i <= index; i++) at = out.indexOf('PK\x01\x02', at + 1, 'latin1')
  out.writeUInt32LE(size, at + 24)
  return out
}

function replaceAll(bytes: Buffer, old: string, now: string): void {
  for (let at = bytes.indexOf(old); at >= 0; at = bytes.indexOf(old, at + 1)) bytes.write(now, at)
}
