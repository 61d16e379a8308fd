// Commands whose arguments are a command: `poetry run pytest`, `sudo -E make`, `cross-env CI=1 jest`.

/** How many words to take off: the carrier's own, then its flags. `valued` flags take the next word with them. */
type Carrier = { readonly words: readonly string[]; readonly valued?: readonly string[]; readonly skip?: number }

const carriers: readonly Carrier[] = [
  ...['time', 'nice', 'nohup', 'exec', 'command', 'env', 'cross-env', 'dotenv', 'npx', 'bunx', 'uvx', 'pipx run'],
  ...['poetry run', 'pipenv run', 'pdm run', 'rye run', 'hatch run', 'pixi run', 'bundle exec', 'bundler exec'],
  ...[
    'npm exec',
    'npm x',
    'pnpm exec',
    'pnpm dlx',
    'pnpx',
    'yarn exec',
    'yarn dlx',
    'bun x',
    'mise exec',
    'direnv exec',
  ],
  ...[
    'python -m',
    'python3 -m',
    'py -m',
    'coverage run -m',
    'opam exec',
    'nix develop -c',
    'composer exec',
    'then',
    'do',
  ],
].map((text) => ({ words: text.split(' ') }))

const others: readonly Carrier[] = [
  { words: ['sudo'], valued: ['-u', '-g'] },
  {
    words: ['uv', 'run'],
    valued: ['--extra', '--group', '--with', '--python', '-p', '--package', '--project', '--directory'],
  },
  { words: ['conda', 'run'], valued: ['-n', '-p', '--name', '--prefix'] },
  { words: ['micromamba', 'run'], valued: ['-n', '-p'] },
  { words: ['timeout'], valued: ['-k', '-s'], skip: 1 },
  { words: ['xvfb-run'], valued: ['-s', '-n', '--server-args', '-e'] },
  { words: ['xargs'], valued: ['-n', '-P', '-I', '-L', '-d'] },
  { words: ['c8'], valued: ['-r', '--reporter'] },
  { words: ['nyc'], valued: ['-r', '--reporter'] },
]

/** The command that `words` carry, without carriers and variables; the words themselves where they carry none. */
export function carried(words: readonly string[]): readonly string[] {
  let rest = withoutVariables(words)
  // Each round takes at least one word off.
  for (;;) {
    const carrier = [...others, ...carriers].find((one) =>
      one.words.every((word, i) => word === programName(rest[i], i)),
    )
    const inner = carrier === undefined ? [] : behind(rest, carrier)
    if (inner.length === 0) return rest
    rest = inner
  }
}

function behind(words: readonly string[], { words: own, valued = [], skip = 0 }: Carrier): readonly string[] {
  let at = own.length
  while (words[at]?.startsWith('-') === true) at += valued.includes(words[at] ?? '') ? 2 : 1
  return withoutVariables(words.slice(at + skip))
}

function withoutVariables(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !/^\w+=/.test(word))
  return first === -1 ? [] : words.slice(first)
}

/** The program's own name, without folder, `.exe` and version: `./node_modules/.bin/eslint`, `python3.12`, `ruff@0.6`. */
export function programName(word: string | undefined, at = 0): string {
  if (word === undefined || at > 0) return word ?? ''
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1)
  return name
    .replace(/\.(?:exe|cmd|bat)$/i, '')
    .replace(/(?<=\w)@[\w.^~-]+$/, '')
    .replace(/^(python3?|pip3?)[\d.]+$/, '$1')
}
