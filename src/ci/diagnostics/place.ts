// The first `file:line` that a message names: annotations and stack frames of unknown tools carry no other structure.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact } from './diagnostic.ts'

/** A path needs an extension and must be short: bounded pieces keep the search linear on any text. */
const place =
  /(?:^|[\s('"`[=])(?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[\w./\\@+-]{1,250}\.[A-Za-z]\w{0,9})(?::(?<line>\d{1,7})(?::(?<column>\d{1,5}))?|\((?<line2>\d{1,7})(?:,(?<column2>\d{1,5}))?\))/

/** The place that a text names first, unless it lies in a dependency's folder. */
export function placeIn(text: string): Artifact | undefined {
  const hit = place.exec(text.slice(0, 1000))?.groups
  if (hit?.file === undefined || /(?:^|[\\/])(?:node_modules|site-packages|dist-packages)[\\/]/.test(hit.file))
    return undefined
  return artifact(hit.file, hit.line ?? hit.line2, hit.column ?? hit.column2)
}
