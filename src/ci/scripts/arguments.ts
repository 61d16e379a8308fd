// The arguments of a command line, as far as every tool reads them alike.

export type Arguments = {
  /** Values of the flags that have one; the flag itself for those that have none. The last one counts. */
  readonly flags: ReadonlyMap<string, string>
  /** Words that are no flags, before `--`. */
  readonly names: readonly string[]
  /** What follows `--`. */
  readonly rest: readonly string[]
}

/** Reads the words behind the program. `valued` are the flags whose next word is their value, such as `-C` and `--dir`. */
export function readArguments(words: readonly string[], valued: readonly string[]): Arguments {
  const flags = new Map<string, string>()
  const names: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (word === '--') return { flags, names, rest: words.slice(i + 1) }
    const [name = '', ...value] = word.split('=')
    if (!word.startsWith('-') || word === '-') names.push(word)
    else if (value.length > 0) flags.set(name, value.join('='))
    else flags.set(word, valued.includes(word) ? (words[++i] ?? '') : word)
  }
  return { flags, names, rest: [] }
}

/** The value of the first of several spellings of a flag. */
export function flag({ flags }: Arguments, ...names: readonly string[]): string | undefined {
  return names.map((name) => flags.get(name)).find((value) => value !== undefined)
}

/** Arguments as shell words again. */
export function quoted(words: readonly string[]): string {
  return words
    .map((word) => (/^[\w./:=@%+,*${}-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ')
}
