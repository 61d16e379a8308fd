// `tox -e lint`: the commands of an environment, from tox.ini, setup.cfg, tox.toml or pyproject.toml.
import { parse } from 'smol-toml'
import { z } from 'zod'
import { folderFrom } from '../shell.ts'
import { flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, inFolder, maxScripts, type ScriptFiles } from './follow.ts'
import { type Ini, readIni } from './ini.ts'

const valued = ['-e', '-c', '--conf', '-m', '-p', '--parallel', '-f', '--workdir', '--result-json', '-x', '--override']
const maxEnvironments = 40

/** What tox knows of one environment: lines of shell, and the folder to start in. */
type Environment = { readonly commands: readonly string[]; readonly folder: string | undefined }
type Tox = { readonly environments: readonly string[]; environment(name: string): Environment }

export const followTox: Follow = (words, folder, files) => {
  if (programName(words[0]) !== 'tox') return undefined
  const args = readArguments(words.slice(1), valued)
  const tox = readTox(folder, flag(args, '-c', '--conf'), files)
  if (tox === undefined) return undefined
  const asked = flag(args, '-e')
    ?.split(',')
    .map((name) => name.trim())
  const wanted = asked === undefined || asked.includes('ALL') ? tox.environments : asked
  const scripts = wanted.slice(0, maxEnvironments).flatMap((name) => {
    const { commands, folder: own } = tox.environment(name)
    const home = own === undefined ? folder : folderFrom(folder, own)
    return home === undefined
      ? []
      : commands.map((command) => ({ script: substituted(command, name, quoted(args.rest)), folder: home }))
  })
  return scripts.length > 0
    ? { scripts: scripts.slice(0, maxScripts) }
    : { scripts: [], note: `tox has no commands for ${wanted.join(', ').slice(0, 80) || 'its environments'}.` }
}

function readTox(folder: string, named: string | undefined, files: ScriptFiles): Tox | undefined {
  for (const name of named === undefined ? ['tox.ini', 'setup.cfg', 'tox.toml', 'pyproject.toml'] : [named]) {
    const text = files.read(inFolder(folder, name))
    const tox = text === undefined ? undefined : name.endsWith('.toml') ? fromToml(text) : fromIni(readIni(text))
    if (tox !== undefined) return tox
  }
  return undefined
}

function fromIni(ini: Ini): Tox | undefined {
  const main = ini.get('tox') ?? ini.get('tox:tox')
  if (main === undefined && ![...ini.keys()].some((name) => name.startsWith('testenv'))) return undefined
  const base = ini.get('testenv')
  const settingOf = (name: string, key: string): string => {
    const section = ini.get(`testenv:${name}`)
    const raw = section?.get(key) ?? base?.get(key) ?? ''
    return raw.replace(/\{\[([^\]{}]+)\]([\w-]+)\}/g, (all, from, wanted) => ini.get(from)?.get(wanted) ?? all)
  }
  return {
    environments: braces(main?.get('envlist') ?? main?.get('env_list') ?? ''),
    environment(name) {
      const lines = ['commands_pre', 'commands', 'commands_post'].flatMap((key) =>
        commandLines(settingOf(name, key), name),
      )
      return { commands: lines, folder: settingOf(name, 'changedir') || settingOf(name, 'change_dir') || undefined }
    },
  }
}

/** One command a line; `lint: ruff check` only where the environment has that factor. A dash in front lets it fail. */
function commandLines(text: string, environment: string): string[] {
  const factors = new Set(environment.split('-'))
  return text
    .replace(/ ?\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, condition, conditioned] = /^([\w.{},!-]+): +(.+)$/.exec(line.trim()) ?? []
      if (condition !== undefined && !braces(condition).some((one) => has(one, factors))) return []
      const command = conditioned ?? line.trim()
      if (command === '') return []
      return [command.startsWith('- ') ? `${command.slice(2)} || true` : command.replace(/^! /, '')]
    })
}

function has(condition: string, factors: ReadonlySet<string>): boolean {
  return condition
    .split('-')
    .every((factor) => (factor.startsWith('!') ? !factors.has(factor.slice(1)) : factors.has(factor)))
}

/** `py{310,311}-{a,b}, lint` as the names it stands for. */
export function braces(text: string): string[] {
  const names = text.split(/[\s,]+(?![^{}]*\})/).filter((name) => name !== '')
  return names.slice(0, maxEnvironments).flatMap(expand).slice(0, maxEnvironments)
}

function expand(name: string): string[] {
  let out = ['']
  for (const [, plain, choices] of name.matchAll(/([^{}]+)|\{([^{}]*)\}/g)) {
    const parts = plain === undefined ? (choices ?? '').split(',').map((part) => part.trim()) : [plain]
    out = out.flatMap((head) => parts.map((part) => head + part)).slice(0, maxEnvironments)
  }
  return out
}

/** The places that tox fills in; what only a run knows stays as it is. `args` replace `{posargs}`. */
function substituted(command: string, environment: string, args: string): string {
  return command
    .replace(/\{posargs(?::([^{}]*))?\}/g, (_, or = '') => args || or)
    .replace(/\{(?:toxinidir|tox_root)\}\/?/g, '')
    .replace(/\{envname\}/g, environment)
    .replace(/\{env_?python\}/g, 'python')
    .replace(/\{env:\w+:([^{}]*)\}/g, '$1')
    .trim()
}

const words = z.array(z.array(z.unknown())).catch([])
const TomlEnvironment = z.looseObject({
  commands_pre: words.default([]),
  commands: words.default([]),
  change_dir: z.string().optional().catch(undefined),
})
const TomlTox = z.looseObject({
  legacy_tox_ini: z.string().optional().catch(undefined),
  env_list: z.array(z.string()).catch([]).default([]),
  env_run_base: TomlEnvironment.optional().catch(undefined),
  env: z.record(z.string(), TomlEnvironment).catch({}).default({}),
})
const Pyproject = z.looseObject({ tool: z.looseObject({ tox: TomlTox }) })

function fromToml(text: string): Tox | undefined {
  const value = fromTomlText(text)
  const tox = Pyproject.safeParse(value).data?.tool.tox ?? nativeTox(value)
  if (tox === undefined) return undefined
  if (tox.legacy_tox_ini !== undefined) return fromIni(readIni(tox.legacy_tox_ini))
  return {
    environments: tox.env_list,
    environment(name) {
      const own = tox.env[name] ?? tox.env_run_base
      const base = tox.env_run_base
      const commands = own?.commands.length === 0 ? (base?.commands ?? []) : (own?.commands ?? [])
      const lines = [...(own?.commands_pre ?? []), ...commands].map((line) => quoted(line.flatMap(wordOf)))
      return { commands: lines, folder: own?.change_dir ?? base?.change_dir }
    },
  }
}

function nativeTox(value: unknown): z.infer<typeof TomlTox> | undefined {
  const tox = TomlTox.safeParse(value).data
  return tox !== undefined && (tox.env_run_base !== undefined || Object.keys(tox.env).length > 0) ? tox : undefined
}

/** A word, or a reference whose default stands in for what the command line gives. */
function wordOf(word: unknown): string[] {
  if (typeof word === 'string') return [word]
  const { data } = z
    .looseObject({ replace: z.literal('posargs'), default: z.array(z.string()).default([]) })
    .safeParse(word)
  return data === undefined ? [] : data.default
}

/** What a text holds as TOML; undefined when it is none. */
export function fromTomlText(text: string): unknown {
  try {
    return parse(text)
  } catch {
    // A broken file of the repository is an answer: nothing can be followed there.
    return undefined
  }
}
