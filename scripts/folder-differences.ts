// Compares two folders of files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What must change in `actual` to equal `expected`, one phrase a file, sorted by path; empty when all bytes are the same. */
export function folderDifferences(expected: string, actual: string): string[] {
  const want = filesIn(expected)
  const have = filesIn(actual)
  return [...new Set([...want, ...have])].sort().flatMap((file) => {
    if (!have.has(file)) return [`${file}: missing`]
    if (!want.has(file)) return [`${file}: not built any more`]
    return readFileSync(join(expected, file)).equals(readFileSync(join(actual, file))) ? [] : [`${file}: differs`]
  })
}

function filesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
}
