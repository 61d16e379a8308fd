// What a command runs that stands in a file of the repository: `npm run lint` → `eslint .`. One small module for each kind of file.

/** The repository's files, as far as they are at hand. */
export type ScriptFiles = {
  /** Text of a file by its path from the top of the repository; undefined when it is not there. */
  read(path: string): string | undefined
  /** All files, where they are known. */
  readonly all: ReadonlySet<string> | undefined
}

/** A shell script that a command runs, and the folder it starts in, relative to the repository. */
export type FollowedScript = { readonly script: string; readonly folder: string }

export type Followed = {
  readonly scripts: readonly FollowedScript[]
  /** Why nothing, or not everything, could be followed; a sentence. */
  readonly note?: string
}

/**
 * Follows a command (program and arguments, carriers such as `npx` taken off) that runs in `folder`. Undefined: it is none of this
 * kind, or its file is not there.
 */
export type Follow = (words: readonly string[], folder: string, files: ScriptFiles) => Followed | undefined

/** More scripts than this behind one command are no help in finding the one that failed. */
export const maxScripts = 100

/** A path from the top of the repository. */
export function inFolder(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`
}

/** The first of some files that is there, with its text. */
export function firstText(
  folder: string,
  names: readonly string[],
  files: ScriptFiles,
): { path: string; text: string } | undefined {
  for (const name of names) {
    const path = inFolder(folder, name)
    const text = files.read(path)
    if (text !== undefined) return { path, text }
  }
  return undefined
}
