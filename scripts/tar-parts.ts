// Reads just enough of a tar archive to say what is large in it.

/** Bytes of all files under one top-level name of the archive. */
export type TarPart = { readonly name: string; readonly bytes: number }

/** The top-level names of an uncompressed ustar archive with the summed sizes of their files, largest first. */
export function partsOfTar(tar: Buffer): TarPart[] {
  const sizes = new Map<string, number>()
  for (let at = 0; at + 512 <= tar.byteLength && tar[at] !== 0; ) {
    const name = text(tar, at, 100)
    const prefix = text(tar, at + 345, 155)
    const bytes = Number.parseInt(text(tar, at + 124, 12), 8)
    const path = prefix === '' ? name : `${prefix}/${name}`
    // Types other than '0' are folders, links and git's own header with the commit: no content of ours.
    if (String.fromCharCode(tar[at + 156] ?? 0) === '0') {
      const top = path.split('/')[0] ?? path
      sizes.set(top, (sizes.get(top) ?? 0) + bytes)
    }
    at += 512 + Math.ceil(bytes / 512) * 512
  }
  return [...sizes].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes)
}

/** A NUL-terminated field of a header. */
function text(tar: Buffer, start: number, length: number): string {
  const field = tar.toString('latin1', start, start + length)
  const end = field.indexOf('\0')
  return (end === -1 ? field : field.slice(0, end)).trim()
}
