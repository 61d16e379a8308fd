// `composer test`: scripts of composer.json.
import { z } from 'zod'
import { folderFrom } from '../shell.ts'
import { flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, inFolder } from './follow.ts'
import { fromJson } from './package-json.ts'

const Manifest = z.looseObject({
  scripts: z
    .record(z.string(), z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]))
    .catch({})
    .default({}),
})

export const followComposer: Follow = (words, folder, files) => {
  if (!/^composer(?:\.phar)?$/.test(programName(words[0]))) return undefined
  const args = readArguments(words.slice(1), ['-d', '--working-dir', '--timeout'])
  const home = folderFrom(folder, flag(args, '-d', '--working-dir') ?? '.')
  const text = home === undefined ? undefined : files.read(inFolder(home, 'composer.json'))
  const scripts = text === undefined ? undefined : Manifest.safeParse(fromJson(text)).data?.scripts
  const [name = '', ...given] = /^run(?:-script)?$/.test(args.names[0] ?? '') ? args.names.slice(1) : args.names
  if (home === undefined || scripts === undefined || !Object.hasOwn(scripts, name)) return undefined
  const extra = [...given, ...args.rest].length === 0 ? '' : ` ${quoted([...given, ...args.rest])}`
  const lines = (scripts[name] ?? []).filter((line) => !/^[\w\\]+::\w+$/.test(line) && !line.startsWith('@putenv'))
  return { scripts: lines.map((line) => ({ script: `${commandOf(line)}${extra}`, folder: home })) }
}

/** `@php x` and `@composer x` are programs, `@x` another script. */
function commandOf(line: string): string {
  if (/^@(?:php|composer)\s/.test(line)) return line.slice(1)
  return line.startsWith('@') ? `composer run ${line.slice(1)}` : line
}
