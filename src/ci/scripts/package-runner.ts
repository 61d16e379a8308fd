// `npm run lint`, `pnpm -r test`, `yarn workspace web build`, `bun run x`, `turbo run lint`: the scripts of one or several packages.
// Of turbo, nx and lerna only the names are read: what they cache or skip is not told by any file.

import { folderFrom } from '../shell.ts'
import { type Arguments, flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, type Followed, type FollowedScript, maxScripts, type ScriptFiles } from './follow.ts'
import { type Package, readPackage, workspacePackages } from './package-json.ts'

/** Commands of the package managers themselves, which a script of the same name does not replace. */
const builtIn =
  /^(?:add|audit|bin|cache|config|create|dedupe|deploy|dlx|exec|fetch|help|i|import|info|init|link|list|login|ls|outdated|pack|patch|plugin|publish|rebuild|remove|rm|set|store|unlink|up|update|upgrade|upgrade-interactive|version|why|x)$/
/** Flags whose next word is their value, over all managers. */
const valued = [
  '--prefix',
  '-C',
  '--dir',
  '--cwd',
  '-w',
  '--workspace',
  '-F',
  '--filter',
  '-t',
  '--target',
  '--targets',
  '-p',
  '--projects',
  '--scope',
  '--parallel',
  '--concurrency',
]

/** Which scripts a command line asks for, and of which packages. */
type Wish = {
  readonly names: readonly string[]
  readonly packages: 'own' | 'all' | readonly string[]
  readonly args: readonly string[]
}

export const followPackageScript: Follow = (words, folder, files) => {
  const program = programName(words[0])
  const args = readArguments(words.slice(1), program === 'pnpm' ? valued.filter((name) => name !== '-w') : valued)
  const home = folderFrom(folder, flag(args, '--prefix', '-C', '--dir', '--cwd') ?? '.')
  if (home === undefined) return undefined
  const wish = wishOf(program, args, home, files)
  return wish === undefined ? undefined : scriptsOf(wish, home, files)
}

function wishOf(program: string, args: Arguments, home: string, files: ScriptFiles): Wish | undefined {
  const [first = '', ...more] = args.names
  if (program === 'npm') return managerWish(args, npmScript(first, more))
  if (program === 'pnpm') return managerWish(args, plainScript(first, more, home, files))
  if (program === 'yarn') return yarnWish(args, home, files)
  if (program === 'bun') return managerWish(args, first === 'test' ? undefined : plainScript(first, more, home, files))
  if (program === 'node') return runFlag(args)
  if (program === 'lerna' && first === 'run') return { names: more.slice(0, 1), packages: 'all', args: args.rest }
  if (program === 'turbo') return { names: first === 'run' ? more : args.names, packages: 'all', args: args.rest }
  return program === 'nx' ? nxWish(args) : undefined
}

/** The script's name and the arguments that follow it without `--`. */
type Asked = { readonly name: string; readonly args: readonly string[] } | undefined

function npmScript(first: string, more: readonly string[]): Asked {
  if (/^(?:run|run-script|rum|urn)$/.test(first)) return named(more)
  if (/^(?:t|tst|test)$/.test(first)) return { name: 'test', args: more }
  if (/^(?:start|stop|restart)$/.test(first)) return { name: first, args: more }
  return /^(?:ci|i|install|clean-install)$/.test(first) && more.length === 0 ? { name: 'install', args: [] } : undefined
}

function plainScript(first: string, more: readonly string[], home: string, files: ScriptFiles): Asked {
  if (first === 'run' || first === 'run-script') return named(more)
  if (first === 't') return { name: 'test', args: more }
  if (first === '' || builtIn.test(first)) return undefined
  if (first === 'install') return { name: 'install', args: [] }
  // `pnpm lint` runs the script if there is one; over a workspace it is a script of its packages.
  const known = readPackage(home, files)?.scripts.has(first) ?? false
  const inWorkspace = !known && workspacePackages(home, files).some(({ scripts }) => scripts.has(first))
  return known || inWorkspace ? { name: first, args: more } : undefined
}

function named([name, ...args]: readonly string[]): Asked {
  return name === undefined ? undefined : { name, args }
}

function managerWish(args: Arguments, asked: Asked): Wish | undefined {
  if (asked === undefined) return undefined
  const all = flag(args, '-r', '--recursive', '--workspaces', '-ws') !== undefined
  const one = flag(args, '--workspace', '-w', '--filter', '-F')
  const packages = one !== undefined && one !== '-w' ? [one] : all ? 'all' : 'own'
  return { names: [asked.name], packages, args: [...asked.args, ...args.rest] }
}

function yarnWish(args: Arguments, home: string, files: ScriptFiles): Wish | undefined {
  const [first = '', second = '', ...more] = args.names
  if (first === 'workspace') {
    const asked = more[0] === 'run' ? named(more.slice(1)) : named(more)
    return asked && { names: [asked.name], packages: [second], args: [...asked.args, ...args.rest] }
  }
  if (first === 'workspaces') {
    const asked = named(more.slice(more.indexOf('run') + 1))
    const name = second === 'run' ? more[0] : asked?.name
    return name === undefined ? undefined : { names: [name], packages: 'all', args: args.rest }
  }
  const asked = first === '' ? { name: 'install', args: [] } : plainScript(first, args.names.slice(1), home, files)
  return managerWish(args, asked)
}

function runFlag(args: Arguments): Wish | undefined {
  const name = args.flags.get('--run') === '--run' ? args.names[0] : args.flags.get('--run')
  return name === undefined ? undefined : { names: [name], packages: 'own', args: args.rest }
}

function nxWish(args: Arguments): Wish | undefined {
  const [first = '', second = ''] = args.names
  const targets = flag(args, '-t', '--target', '--targets')?.split(',')
  if (first === 'run-many' || first === 'affected') return targets && { names: targets, packages: 'all', args: [] }
  if (first === 'run') {
    const [project = '', target] = second.split(':')
    return target === undefined ? undefined : { names: [target], packages: [project], args: [] }
  }
  return first === '' || second === '' ? undefined : { names: [first], packages: [second], args: [] }
}

function scriptsOf({ names, packages, args }: Wish, home: string, files: ScriptFiles): Followed | undefined {
  const own = readPackage(home, files)
  const among = packages === 'own' ? (own === undefined ? [] : [own]) : workspacePackages(home, files)
  const chosen =
    typeof packages === 'string' ? among : among.filter((one) => packages.some((name) => isNamed(one, name)))
  const scripts = chosen.flatMap((one) => names.flatMap((name) => stages(one, name, args)))
  if (scripts.length > 0) return { scripts: scripts.slice(0, maxScripts) }
  if (own === undefined || names.includes('install')) return undefined
  return { scripts: [], note: `No package.json at hand has the script ${names.join(', ').slice(0, 60)}.` }
}

/** `web`, `@acme/web`, `./packages/web` and pnpm's `web...` name a package. */
function isNamed({ name = '', folder }: Package, wanted: string): boolean {
  const plain = wanted
    .replace(/^\.\//, '')
    .replace(/\.\.\.$|^\.\.\./, '')
    .replace(/[{}]/g, '')
  return plain === name || name.endsWith(`/${plain}`) || folder === plain || folder.endsWith(`/${plain}`)
}

/** A script with what npm runs around it; `install` brings the life cycle of an installation. */
function stages({ scripts, wireit, folder }: Package, name: string, args: readonly string[]): FollowedScript[] {
  const order =
    name === 'install' ? ['preinstall', 'install', 'postinstall', 'prepare'] : [`pre${name}`, name, `post${name}`]
  return order.flatMap((stage) => {
    const script = scripts.get(stage)
    if (script === undefined) return []
    const wired = script.trim() === 'wireit' ? wireit[stage] : undefined
    const extra = stage === name && args.length > 0 ? ` ${quoted(args)}` : ''
    if (wired === undefined) return [{ script: `${script}${extra}`, folder }]
    const before = wired.dependencies.map((dependency) => wireitScript(dependency, folder))
    const own = wired.command === undefined ? [] : [{ script: wired.command, folder }]
    return [...before.filter((one) => one !== undefined), ...own]
  })
}

/** `build`, `../shared:build`; a caret or a dollar sign means the packages' own ways of naming, which only a run resolves. */
function wireitScript(dependency: string, folder: string): FollowedScript | undefined {
  const at = dependency.lastIndexOf(':')
  if (!dependency.startsWith('.') || at === -1) return { script: `npm run ${quoted([dependency])}`, folder }
  const home = folderFrom(folder, dependency.slice(0, at))
  return home === undefined ? undefined : { script: `npm run ${quoted([dependency.slice(at + 1)])}`, folder: home }
}
