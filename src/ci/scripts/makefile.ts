// `make check`: the recipe of a target and those of its prerequisites. Simple rules and plain variables; what make computes is left
// as it stands.
import { folderFrom } from '../shell.ts'
import { flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, type FollowedScript, firstText, inFolder } from './follow.ts'

const names = ['GNUmakefile', 'makefile', 'Makefile']
const valued = ['-C', '--directory', '-f', '--file', '--makefile', '-o', '-W']
const maxLines = 20_000
const maxIncludes = 20

type Rule = { readonly targets: readonly string[]; needs: string[]; recipe: string[] }
export type Makefile = { readonly rules: readonly Rule[]; readonly variables: ReadonlyMap<string, string> }

export const followMake: Follow = (words, folder, files) => {
  if (!/^(?:g|b|mingw32-)?make$/.test(programName(words[0]))) return undefined
  const args = readArguments(words.slice(1), valued)
  const home = folderFrom(folder, flag(args, '-C', '--directory') ?? '.')
  const file = flag(args, '-f', '--file', '--makefile')
  const found = home === undefined ? undefined : firstText(home, file === undefined ? names : [file], files)
  if (home === undefined || found === undefined) return undefined
  const given = args.names.filter((name) => name.includes('='))
  const makefile = readMakefile(found.text, given, (path) => files.read(inFolder(home, path)))
  const targets = args.names.filter((name) => !name.includes('='))
  const wanted = targets.length > 0 ? targets : defaultTarget(makefile)
  const again = ['make', ...(file === undefined ? [] : ['-f', file])]
  const scripts = wanted.flatMap((target) => recipeOf(target, makefile, home, [again, given]))
  const missing = wanted.filter((target) => !makefile.rules.some((rule) => rule.targets.includes(target)))
  const note = `${found.path} has no simple rule for ${missing.join(', ').slice(0, 80)}.`
  return { scripts, ...(missing.length === 0 ? {} : { note }) }
}

function defaultTarget({ rules, variables }: Makefile): string[] {
  const goal = variables.get('.DEFAULT_GOAL')
  const first =
    goal ?? rules.flatMap((rule) => rule.targets).find((name) => !name.startsWith('.') && !name.includes('%'))
  return first === undefined ? [] : [first]
}

/** Prerequisites first, as calls of make, so that a report can name the chain. */
function recipeOf(
  target: string,
  { rules, variables }: Makefile,
  folder: string,
  [again, given]: readonly [readonly string[], readonly string[]],
): FollowedScript[] {
  const own = rules.filter((rule) => rule.targets.includes(target))
  const needs = own.flatMap((rule) => rule.needs)
  const known = needs.filter((need) => need !== target && rules.some((rule) => rule.targets.includes(need)))
  const automatic = new Map([...variables, ['@', target], ['<', needs[0] ?? ''], ['^', needs.join(' ')]])
  return [
    ...known.map((need) => ({ script: quoted([...again, need, ...given]), folder })),
    ...own.flatMap((rule) => rule.recipe.map((line) => ({ script: commandOf(line, automatic), folder }))),
  ].filter(({ script }) => script !== '')
}

/** A recipe line without `@`; with `-` in front make goes on when it fails. */
function commandOf(line: string, variables: ReadonlyMap<string, string>): string {
  const [, signs = '', text = ''] = /^\s*([@+-]*)(.*)$/s.exec(line) ?? []
  // Two dollar signs are one for the shell; a mark keeps them apart from make's own.
  const command = expanded(text.replaceAll('$$', '\u0000'), variables).replaceAll('\u0000', '$').trim()
  return signs.includes('-') && command !== '' ? `${command} || true` : command
}

/** Plain `$(NAME)`, `${NAME}` and `$@`; at most five levels, and never longer than a script may be. */
function expanded(text: string, variables: ReadonlyMap<string, string>): string {
  let out = text
  for (let level = 0; level < 5 && out.includes('$') && out.length < 16_384; level++) {
    const next = out.replace(
      /\$(?:\(([\w.-]+)\)|\{([\w.-]+)\}|([@<^]))/g,
      (all, a, b, c) => variables.get(a ?? b ?? c) ?? all,
    )
    if (next === out) break
    out = next
  }
  return out.slice(0, 16_384)
}

/** Reads rules and variables. `given` are `NAME=value` words of the command line; `read` opens an included file. */
export function readMakefile(
  text: string,
  given: readonly string[],
  read: (path: string) => string | undefined,
): Makefile {
  const variables = new Map([['MAKE', 'make']])
  const rules: Rule[] = []
  const fixed = new Map(given.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]))
  const waiting = [text]
  for (let file = 0; file < waiting.length && file < maxIncludes; file++) {
    for (const line of joined(waiting[file] ?? '')) {
      const included = /^-?s?include\s+(.+)$/.exec(line)?.[1]
      if (included === undefined) readLine(line, rules, variables)
      else
        waiting.push(
          ...expanded(included, variables)
            .split(/\s+/)
            .flatMap((path) => read(path) ?? []),
        )
    }
  }
  for (const [name, value] of fixed) variables.set(name, value)
  return { rules, variables }
}

function readLine(line: string, rules: Rule[], variables: Map<string, string>): void {
  if (line.startsWith('\t')) {
    rules.at(-1)?.recipe.push(line)
    return
  }
  const plain = line.replace(/(?:^|\s)#.*/, '')
  const set = /^(?:export |override )?([\w.-]+) *(\+|\?|::?)?=(.*)$/.exec(plain.trim())
  if (set !== null) {
    const [, name = '', how = '', value = ''] = set
    if (how === '?' && variables.has(name)) return
    variables.set(name, how === '+' ? `${variables.get(name) ?? ''} ${value.trim()}`.trim() : value.trim())
    return
  }
  const colon = plain.indexOf(':')
  if (colon < 1) return
  const [needs = '', ...inline] = plain
    .slice(colon + 1)
    .replace(/^:/, '')
    .split(';')
  if (/^\s*[\w.-]+\s*[:+?]?=/.test(needs)) return
  rules.push({
    targets: words(expanded(plain.slice(0, colon), variables)),
    needs: words(expanded(needs, variables)).filter((need) => need !== '|'),
    recipe: inline.length === 0 ? [] : [inline.join(';')],
  })
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Lines, with those that end in a backslash joined to the next; of a recipe the shell does the joining. */
function joined(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split(/\r?\n/).slice(0, maxLines)) {
    const last = lines.at(-1)
    if (last?.endsWith('\\') === true && last.length < 16_384) {
      lines[lines.length - 1] = last.startsWith('\t') ? `${last}\n${line}` : `${last.slice(0, -1)} ${line.trim()}`
    } else lines.push(line)
  }
  return lines
}
