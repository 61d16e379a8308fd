// Commands that run several package scripts: npm-run-all (`run-s`, `run-p`) and concurrently.
import { readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, maxScripts } from './follow.ts'
import { readPackage } from './package-json.ts'

const runAll = /^(?:npm-run-all2?|run-[sp]|conc|concurrently)$/
const valued = [
  '--max-parallel',
  '-n',
  '--names',
  '-c',
  '--prefix-colors',
  '-s',
  '--success',
  '-m',
  '--max-processes',
  '-p',
  '--prefix',
]

export const followRunAll: Follow = (words, folder, files) => {
  const program = programName(words[0])
  if (!runAll.test(program)) return undefined
  const concurrently = program.startsWith('conc')
  const { names, rest } = readArguments(words.slice(1), concurrently ? valued : ['--max-parallel'])
  const scripts = [...(readPackage(folder, files)?.scripts.keys() ?? [])]
  const commands = [...names, ...(concurrently ? rest : [])].flatMap((word) => {
    const name = concurrently ? /^(?:npm|pnpm|yarn|bun):(.+)$/.exec(word)?.[1] : word
    if (name === undefined) return [word]
    // npm-run-all hands arguments over inside the word: "lint -- --fix".
    const [pattern = '', ...args] = name.split(' ')
    return matching(pattern, scripts).map((script) => ['npm run', script, ...args].join(' '))
  })
  return { scripts: commands.slice(0, maxScripts).map((script) => ({ script, folder })) }
}

/** `lint:*` stands for one more part of a name, `lint:**` for any number; a name without a sign for itself. */
function matching(pattern: string, scripts: readonly string[]): string[] {
  if (!pattern.includes('*')) return [pattern]
  const parts = pattern.split(':')
  return scripts.filter((script) => {
    const own = script.split(':')
    const deep = parts.at(-1) === '**'
    if (deep ? own.length < parts.length : own.length !== parts.length) return false
    return parts.every((part, i) => part === own[i] || part === '*' || part === '**')
  })
}
