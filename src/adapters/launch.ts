// The one launcher of short trusted commands (git, tool versions). Commands of a project under repair never pass here.
// `@actions/exec` finds and runs the tool; the time limit, the end of the process tree and the cap on output are ours.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { exec } from '@actions/exec'
import { RetraceError } from '../errors.ts'
import { cappedOutput } from './capped-output.ts'
import { endTree } from './end-tree.ts'

export type Launch = {
  /** Name or absolute path of the program; a name is looked up in the PATH of Retrace itself. */
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The whole environment of the child: nothing is inherited. Default: `{PATH}` of Retrace. */
  readonly env?: Readonly<Record<string, string>>
  /** Wall time in milliseconds, 30 000 by default. */
  readonly timeoutMs?: number
  /** Bytes kept of each stream, half from its head and half from its tail; 64 KiB by default. */
  readonly maxOutput?: number
}

export type Launched = {
  readonly exitCode: number
  readonly stdout: Buffer
  readonly stderr: Buffer
  /** Whether the middle of a stream is missing. */
  readonly truncated: boolean
}

/** Which launch an asynchronous call belongs to: several may run at once. */
const launches = new AsyncLocalStorage<symbol>()

/**
 * Runs a program without a shell and waits for it. A program that ends with another status than 0 is an answer. Throws
 * `command_failed` when it cannot be started and `timeout` when it had to be ended, with all its children.
 */
export async function launch(wanted: Launch): Promise<Launched> {
  const { program, args, cwd, timeoutMs = 30_000, maxOutput = 64 * 1024 } = wanted
  const env = wanted.env ?? { PATH: process.env.PATH ?? '' }
  const out = cappedOutput(maxOutput)
  const err = cappedOutput(maxOutput)
  const id = Symbol(program)
  let child: ChildProcess | undefined
  // exec hides the process it starts; Node announces it, and the context tells whose it is.
  const onProcess = (message: unknown): void => {
    if (launches.getStore() !== id) return
    child = processOf(message)
    // A program that ends at once closes its input before exec does: that would end Retrace as an unhandled EPIPE.
    child?.once('spawn', () => child?.stdin?.on('error', () => {}))
  }
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    if (child?.pid !== undefined) endTree(child.pid)
  }, timeoutMs)
  subscribe('child_process', onProcess)
  try {
    const exitCode = await launches.run(id, () =>
      exec(quoted(program), [...args], {
        cwd,
        env: { ...env },
        silent: true,
        ignoreReturnCode: true,
        // An empty input closes the stream: a program that asks a question must not wait for the answer.
        input: Buffer.alloc(0),
        listeners: { stdout: out.add, stderr: err.add },
      }),
    )
    if (!timedOut)
      return { exitCode, stdout: out.bytes(), stderr: err.bytes(), truncated: out.truncated() || err.truncated() }
  } catch (cause) {
    if (!timedOut) throw failed(program, cause)
  } finally {
    clearTimeout(timer)
    unsubscribe('child_process', onProcess)
  }
  throw new RetraceError(
    'timeout',
    `${program} took longer than ${timeoutMs / 1000} s and was ended.`,
    'Try again; if it happens again, please report it.',
  )
}

/** exec splits its first argument like a command line; quotes keep a path with blanks whole. */
function quoted(program: string): string {
  return `"${program.replaceAll('"', '')}"`
}

function processOf(message: unknown): ChildProcess | undefined {
  if (typeof message !== 'object' || message === null || !('process' in message)) return undefined
  // Node documents this shape for the channel `child_process`.
  return message.process as ChildProcess
}

function failed(program: string, cause: unknown): RetraceError {
  return new RetraceError(
    'command_failed',
    `${program} could not be started.`,
    `Check that ${program} is installed and on PATH.`,
    { cause },
  )
}
