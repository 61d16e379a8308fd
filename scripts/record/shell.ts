// Runs one script for real.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { lineSplitter } from './output-reader.ts'

export type ShellRequest = {
  readonly script: string
  /** Command line with `{0}` for the script file, as `shellLine` gives it. */
  readonly shell: string
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly timeoutMs: number | undefined
  onLine(line: string): void
}
export type ShellResult = { readonly exitCode: number; readonly timedOut: boolean }
export type Shell = (request: ShellRequest) => Promise<ShellResult>

/** The runner's command line for a shell name on Linux: without a name there is no `pipefail`. */
export function shellLine(name: string | undefined): string {
  if (name === undefined) return '/usr/bin/bash -e {0}'
  if (name === 'bash') return '/usr/bin/bash --noprofile --norc -e -o pipefail {0}'
  if (name === 'sh') return '/usr/bin/sh -e {0}'
  if (name === 'python') return '/usr/bin/python3 {0}'
  return name
}

/** A shell that keeps its script files in `temp`. stdout and stderr are two readers feeding one log, as in the runner. */
export function realShell(temp: string): Shell {
  return (request) =>
    new Promise((resolve, reject) => {
      const file = join(temp, `${randomUUID()}.sh`)
      writeFileSync(file, request.script)
      const [command = '', ...args] = request.shell.split(' ').map((word) => (word === '{0}' ? file : word))
      const child = spawn(command, args, {
        cwd: request.cwd,
        env: request.env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      let timedOut = false
      const timer = setTimeout(
        () => {
          timedOut = true
          // The whole group: a test runner's workers must not outlive the step.
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
        },
        request.timeoutMs ?? 2 ** 31 - 1,
      )
      for (const stream of [child.stdout, child.stderr]) {
        const decoder = new StringDecoder('utf8')
        const lines = lineSplitter(request.onLine)
        stream.on('data', (chunk: Buffer) => lines.push(decoder.write(chunk)))
        stream.on('end', () => {
          lines.push(decoder.end())
          lines.end()
        })
      }
      child.on('error', reject)
      child.on('close', (code, signal) => {
        clearTimeout(timer)
        rmSync(file, { force: true })
        resolve({ exitCode: code ?? (signal === 'SIGKILL' ? 137 : 143), timedOut })
      })
    })
}
