// What a follower says of a command line, with files written in the test.
import type { Follow, ScriptFiles } from '../../../src/ci/scripts/follow.ts'

/** A repository of these files. */
export function filesOf(files: Readonly<Record<string, string>>): ScriptFiles {
  return { read: (path) => files[path], all: new Set(Object.keys(files)) }
}

/** The scripts behind a command of plain words, as `folder: script` (`script` alone at the top); `undefined` when it is not followed. */
export function followed(
  follow: Follow,
  command: string,
  files: Readonly<Record<string, string>>,
  folder = '.',
): string[] | undefined {
  const { scripts } = follow(command.split(' '), folder, filesOf(files)) ?? {}
  return scripts?.map((one) => (one.folder === '.' ? one.script : `${one.folder}: ${one.script}`))
}
