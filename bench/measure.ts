// Runs a program under this Node and reads what the system counted for it. The program itself is left as it is.
import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { z } from 'zod'

const Usage = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() })

export type Cost = {
  /** User and system time of the whole process, all its threads, start of Node included; seconds. */
  readonly cpu: number
  /** From before the start to after the end of the process; seconds. */
  readonly wall: number
  /** Peak resident memory in bytes. */
  readonly peak: number
}

/** Loaded before the program: says on file descriptor 3 what was used until its end. */
const meter = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())))",
)}`

/** Cost of `node ...args`, with `env` added to the environment. Throws when the program fails. */
export function measure(args: readonly string[], env: Readonly<Record<string, string>> = {}): Cost {
  const start = performance.now()
  const { status, output } = spawnSync(process.execPath, ['--import', meter, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const wall = (performance.now() - start) / 1e3
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with status ${status}: ${output[2]}`)
  const { userCPUTime, systemCPUTime, maxRSS } = Usage.parse(JSON.parse(output[3] ?? ''))
  return { cpu: (userCPUTime + systemCPUTime) / 1e6, wall, peak: maxRSS * 1024 }
}

/** The middle of the values, the lower of the two middle ones when their number is even; NaN when there is none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Node, processor and system, for the head of a table of results. */
export function machine(): string {
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} CPUs`
}
