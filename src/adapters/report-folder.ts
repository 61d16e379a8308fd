// Where report files are written: a folder of our own that nobody could have prepared (security.md T13).
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { RetraceError } from '../errors.ts'

/** Plain names only: they become parts of paths and of outputs. */
const fileName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** Writes `text` to a new file of a folder and returns its absolute path. Fails if the file is there already. */
export type WriteFile = (name: string, text: string) => Promise<string>

/** Files of a new folder `retrace-<random>` under `parent`, readable by its owner only; it is made with the first file. */
export function reportFolder(parent: string): WriteFile {
  const folder = join(resolve(parent), `retrace-${randomBytes(8).toString('hex')}`)
  let made: Promise<unknown> | undefined
  return async (name, text) => {
    if (!fileName.test(name)) {
      throw new RetraceError(
        'internal',
        `"${name}" is no name for a report file.`,
        'This is a fault of Retrace: please report it.',
      )
    }
    // Not recursive: a folder that exists was made by somebody else.
    made ??= mkdir(folder, { mode: 0o700 })
    await made
    const path = join(folder, name)
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
    return path
  }
}
