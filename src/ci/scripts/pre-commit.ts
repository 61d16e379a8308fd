// `pre-commit run`: the hooks of its configuration, each as the command that runs it alone; of a local hook also what it starts.
import { z } from 'zod'
import { readYaml } from '../yaml.ts'
import { flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, inFolder, maxScripts } from './follow.ts'

const valued = ['-c', '--config', '--hook-stage', '--from-ref', '--to-ref', '-s', '-o', '--files', '--color', '--stage']
const Hook = z.looseObject({
  id: z.string(),
  entry: z.string().optional().catch(undefined),
  args: z.array(z.string()).catch([]).default([]),
  stages: z.array(z.string()).optional().catch(undefined),
})
const Config = z.looseObject({
  repos: z.array(z.looseObject({ repo: z.string().catch(''), hooks: z.array(Hook).catch([]).default([]) })).catch([]),
})

export const followPreCommit: Follow = (words, folder, files) => {
  if (!/^(?:pre-commit|prek)$/.test(programName(words[0])) || words[1] !== 'run') return undefined
  const args = readArguments(words.slice(2), valued)
  const text = files.read(inFolder(folder, flag(args, '-c', '--config') ?? '.pre-commit-config.yaml'))
  if (text === undefined) return undefined
  const hooks = (Config.safeParse(readYaml(text).value).data?.repos ?? []).flatMap(({ repo, hooks: own }) =>
    own.map((hook) => ({ ...hook, local: repo === 'local' })),
  )
  const [asked] = args.names
  if (asked === undefined) {
    const run = hooks.filter(({ stages }) => stages?.every((stage) => stage === 'manual') !== true)
    return { scripts: run.slice(0, maxScripts).map(({ id }) => ({ script: hookCommand(id), folder })) }
  }
  const local = hooks.filter((hook) => hook.id === asked && hook.local && hook.entry !== undefined)
  const scripts = local.map(({ entry = '', args: own }) => ({ script: [entry, quoted(own)].join(' ').trim(), folder }))
  return scripts.length === 0 ? undefined : { scripts }
}

function hookCommand(id: string): string {
  return `pre-commit run ${quoted([id])} --all-files`
}
