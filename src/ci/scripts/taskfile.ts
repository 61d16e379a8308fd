// `task lint` (go-task): the commands of a task of Taskfile.yml and those of the tasks it depends on.
import { z } from 'zod'
import { folderFrom } from '../shell.ts'
import { readYaml } from '../yaml.ts'
import { flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, type FollowedScript, firstText } from './follow.ts'

const names = ['Taskfile.yml', 'taskfile.yml', 'Taskfile.yaml', 'taskfile.yaml', 'Taskfile.dist.yml']
const valued = ['-d', '--dir', '-t', '--taskfile', '-C', '--concurrency', '-o', '--output']

const text = z.string().transform((script) => ({ script }))
const Command = z.union([
  text,
  z.looseObject({ cmd: z.string(), ignore_error: z.boolean().default(false) }).transform(({ cmd, ignore_error }) => {
    return { script: ignore_error ? `${cmd} || true` : cmd }
  }),
  z.looseObject({ task: z.string() }).transform(({ task }) => ({ task })),
  z.unknown().transform(() => ({ script: '' })),
])
const Dependency = z.union([z.string(), z.looseObject({ task: z.string() }).transform(({ task }) => task)])
const Variables = z.record(z.string(), z.unknown()).catch({}).default({})
const Commands = z.union([z.array(Command), Command.transform((one) => [one])])
const Task = z.union([
  z.string().transform((script) => ({ cmds: [{ script }], deps: [], dir: undefined, vars: {} })),
  z.array(Command).transform((cmds) => ({ cmds, deps: [], dir: undefined, vars: {} })),
  z
    .looseObject({
      cmds: Commands.optional(),
      cmd: z.string().optional(),
      deps: z.array(Dependency).catch([]).default([]),
      dir: z.string().optional().catch(undefined),
      vars: Variables,
    })
    .transform(({ cmds, cmd, deps, dir, vars }) => {
      return { cmds: cmds ?? (cmd === undefined ? [] : [{ script: cmd }]), deps, dir, vars }
    }),
])
type Task = z.infer<typeof Task>
const Taskfile = z.looseObject({ vars: Variables, tasks: z.record(z.string(), z.unknown()).catch({}) })

export const followTask: Follow = (words, folder, files) => {
  if (!/^(?:go-)?task$/.test(programName(words[0]))) return undefined
  const args = readArguments(words.slice(1), valued)
  const home = folderFrom(folder, flag(args, '-d', '--dir') ?? '.')
  const file = flag(args, '-t', '--taskfile')
  const found = firstText(home ?? folder, file === undefined ? names : [file], files)
  const taskfile = found === undefined ? undefined : Taskfile.safeParse(readYaml(found.text).value).data
  if (home === undefined || found === undefined || taskfile === undefined) return undefined
  const asked = args.names.filter((name) => !/^\w+=/.test(name))
  const scripts = (asked.length > 0 ? asked : ['default']).flatMap((name) => {
    const task = Task.safeParse(taskfile.tasks[name]).data
    return task === undefined
      ? []
      : scriptsOf(task, { ...taskfile.vars, ...task.vars, CLI_ARGS: quoted(args.rest) }, home)
  })
  return scripts.length > 0
    ? { scripts }
    : { scripts: [], note: `${found.path} has no task ${asked.join(', ').slice(0, 80)}.` }
}

function scriptsOf(
  { cmds, deps, dir }: Task,
  variables: Readonly<Record<string, unknown>>,
  home: string,
): FollowedScript[] {
  const folder = folderFrom(home, dir === undefined ? '.' : filled(dir, variables))
  const call = (task: string) => ({ script: quoted(['task', task]), folder: home })
  const own = cmds.flatMap((command) => {
    if ('task' in command) return [call(command.task)]
    const script = filled(command.script, variables).trim()
    return folder === undefined || script === '' ? [] : [{ script, folder }]
  })
  return [...deps.map(call), ...own]
}

/** `{{.NAME}}` with a value of the file. */
function filled(script: string, variables: Readonly<Record<string, unknown>>): string {
  return script.replace(/\{\{ ?\.(\w+) ?\}\}/g, (all, name) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : all
  })
}
