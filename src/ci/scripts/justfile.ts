// `just lint`: the recipe of a justfile and those it depends on. Variables of the plain kind and parameters are filled in.
import { folderFrom } from '../shell.ts'
import { flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, type FollowedScript, firstText } from './follow.ts'

const valued = ['-f', '--justfile', '-d', '--working-directory', '--set', '--shell']
const maxLines = 10_000

type Recipe = {
  readonly name: string
  readonly parameters: readonly string[]
  readonly needs: readonly string[]
  body: string[]
}
type Justfile = { readonly recipes: readonly Recipe[]; readonly variables: ReadonlyMap<string, string> }

export const followJust: Follow = (words, folder, files) => {
  if (programName(words[0]) !== 'just') return undefined
  const args = readArguments(words.slice(1), valued)
  const home = folderFrom(folder, flag(args, '-d', '--working-directory') ?? '.')
  const file = flag(args, '-f', '--justfile')
  const found = firstText(home ?? folder, file === undefined ? ['justfile', 'Justfile', '.justfile'] : [file], files)
  if (home === undefined || found === undefined) return undefined
  const justfile = readJustfile(found.text)
  const given = args.names.filter((name) => !/^\w+=/.test(name))
  const scripts = chosen(given, justfile).flatMap(([recipe, values]) => scriptsOf(recipe, values, justfile, home))
  return scripts.length > 0
    ? { scripts }
    : { scripts: [], note: `${found.path} has no recipe ${given.join(' ').slice(0, 80)}.` }
}

/** Names are recipes or, behind a recipe with parameters, its values; none means the first recipe. */
function chosen(given: readonly string[], { recipes }: Justfile): [Recipe, string[]][] {
  const first = recipes.find(({ name }) => !name.startsWith('_'))
  if (given.length === 0) return first === undefined ? [] : [[first, []]]
  const out: [Recipe, string[]][] = []
  for (let i = 0; i < given.length; i++) {
    const recipe = recipes.find(({ name }) => name === given[i])
    if (recipe === undefined) continue
    const values = given.slice(i + 1, i + 1 + recipe.parameters.length)
    out.push([recipe, values])
    i += values.length
  }
  return out
}

function scriptsOf(
  recipe: Recipe,
  values: readonly string[],
  { variables }: Justfile,
  folder: string,
): FollowedScript[] {
  const known = new Map([
    ...variables,
    ...recipe.parameters.map((name, i): [string, string] => parameterOf(name, values[i])),
  ])
  const body = recipe.body.map((line) =>
    line.replace(/\{\{ *(\w+) *\}\}/g, (all, name) => known.get(name) ?? all).trim(),
  )
  const needs = recipe.needs.map((name) => ({ script: quoted(['just', name]), folder }))
  // A recipe that starts with #! is one script; others run each line in a shell of its own.
  if (body[0]?.startsWith('#!') === true) return [...needs, { script: body.join('\n'), folder }]
  const lines = body.map((line) =>
    /^[@]*-/.test(line) ? `${line.replace(/^[@-]+/, '')} || true` : line.replace(/^@+/, ''),
  )
  return [...needs, ...lines.filter((line) => line !== '').map((script) => ({ script, folder }))]
}

/** `name`, `name='default'`, `*name`, `+name`. */
function parameterOf(parameter: string, given: string | undefined): [string, string] {
  const [name = '', ...rest] = parameter.split('=')
  return [name.replace(/^[*+$]+/, ''), given ?? unquoted(rest.join('='))]
}

function unquoted(text: string): string {
  return /^(["'])(.*)\1$/s.exec(text.trim())?.[2] ?? text.trim()
}

function readJustfile(text: string): Justfile {
  const variables = new Map<string, string>()
  const recipes: Recipe[] = []
  let open: Recipe | undefined
  for (const line of text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .slice(0, maxLines)) {
    if (/^[ \t]/.test(line)) {
      open?.body.push(line)
      continue
    }
    if (line.trim() === '' || /^[#[]/.test(line)) continue
    open = undefined
    const set = /^(?:export )?(\w+) *:= *(.*)$/.exec(line)
    if (set !== null) variables.set(set[1] ?? '', unquoted(set[2] ?? ''))
    else open = recipeOf(line)
    if (open !== undefined) recipes.push(open)
  }
  return { recipes, variables }
}

function recipeOf(line: string): Recipe | undefined {
  const colon = line.indexOf(':')
  const [name, ...parameters] = line.slice(0, colon).trim().replace(/^@/, '').split(/\s+/)
  if (colon < 1 || name === undefined || !/^[\w-]+$/.test(name) || name === 'set' || name === 'alias') return undefined
  const needs = [...line.slice(colon + 1).matchAll(/[\w-]+/g)].map(([need]) => need)
  return { name, parameters, needs, body: [] }
}
