// One measured process: what it says about itself at its end, and how another process starts it and listens.
import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const Pass = z.object({
  /** User and system time of the whole process, all its threads, start of Node included; seconds. */
  cpu: z.number(),
  /** Seconds since the process began. */
  wall: z.number(),
  /** Peak resident memory in bytes. */
  peak: z.number(),
  /** What else the program has to tell, each a number. */
  facts: z.record(z.string(), z.number()),
})
export type Pass = z.infer<typeof Pass>

/** Says on one line what this process has used so far. To be called last. */
export function report(facts: Pass['facts']): void {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const pass: Pass = { cpu: (userCPUTime + systemCPUTime) / 1e6, wall: performance.now() / 1e3, peak: maxRSS * 1024, facts }
  console.log(JSON.stringify(pass))
}

/** Runs `bench/<program>` in a process of its own and reads what it reports. Throws when it fails or says something else. */
export function run(program: string, args: readonly string[]): Pass {
  const { status, stdout } = spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`bench/${program} ended with status ${status}.`)
  return Pass.parse(JSON.parse(stdout))
}

/** The middle of the values, the lower of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Node, processor and kernel, for the head of a table of results. */
export function machine(): string {
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} CPUs`
}
