// What can be seen of the product after one trial, under the names that case files use.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { StepEnd } from '../../__tests__/e2e/fake-runner.ts'
import type { Report } from '../../src/domain/report.ts'
import { annotations } from '../../src/report/annotations.ts'
import { type RunnerCommand, runnerCommands } from '../../src/text/runner-commands.ts'
import { encodedForms } from '../../src/text/secrets.ts'

/** What the preloaded probe wrote (`probe.ts`). */
export const Probe = z.object({
  children: z.int(),
  inflated: z.int(),
  durationMs: z.number(),
  cpuMs: z.number(),
  peakRssMb: z.number(),
  prototypes: z.int(),
  /** Where sockets went: `address:port`, and every name that was looked up. */
  connections: z.array(z.string()),
})
export type Probe = z.infer<typeof Probe>

/** Values by observable. One that is not here is not built yet. */
export type Observation = Readonly<Record<string, unknown>>

export function readProbe(path: string): Probe | undefined {
  try {
    return Probe.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // The process was killed, or never started: that is the observation.
    return undefined
  }
}

/** Observables of a step of the action. `secrets` are all that it was given. */
export function ofAction(end: StepEnd, probe: Probe | undefined, secrets: readonly string[]): Observation {
  const { report } = end
  return {
    ...ofProcess(probe),
    step_log: [
      ...end.log,
      ...end.annotations.map((annotation) => Object.values(annotation).join(' ')),
      end.stderr,
    ].join('\n'),
    runner_commands: foreignCommands(`${end.stdout}\n${end.stderr}`, report, secrets),
    summary: end.summary,
    summary_bytes: Buffer.byteLength(end.summary),
    outputs: end.outputs,
    artifact: JSON.stringify(report ?? ''),
    ...(report === undefined ? {} : ofReport(report)),
    job_failed_by_us: end.exitCode !== 0,
    crash: end.exitCode !== 0 || report === undefined || report.reason === 'internal',
  }
}

/** Observables of the command line: what it prints is the step log of whoever calls it in a workflow. */
export function ofCli(
  end: { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string },
  report: Report | undefined,
  probe: Probe | undefined,
  markdown: boolean,
): Observation {
  const text = `${end.stdout}\n${end.stderr}`
  return {
    ...ofProcess(probe),
    step_log: text,
    runner_commands: foreignCommands(text, undefined, []),
    ...(markdown ? { summary: end.stdout, summary_bytes: Buffer.byteLength(end.stdout) } : {}),
    outputs: {},
    artifact: JSON.stringify(report ?? ''),
    ...(report === undefined ? {} : ofReport(report)),
    job_failed_by_us: end.exitCode !== 0,
    crash: end.exitCode !== 0 || report === undefined,
  }
}

function ofProcess(probe: Probe | undefined): Observation {
  // Without a key there is no model (`model-drive.ts` counts where there is one); no agent exists yet.
  const none = { model_requests: 0, agent_started: false }
  if (probe === undefined) return { ...none, duration_ms: Number.POSITIVE_INFINITY, crash: true }
  return {
    ...none,
    duration_ms: Math.round(probe.durationMs),
    cpu_ms: Math.round(probe.cpuMs),
    peak_rss_mb: Math.round(probe.peakRssMb),
    children_spawned: probe.children,
    bytes_inflated: probe.inflated,
    object_prototype: probe.prototypes === 0 ? [] : [`${probe.prototypes} prototypes changed`],
  }
}

const gateReasons = new Set(['fork_head', 'untrusted_author', 'context_mismatch', 'context_unconfirmed'])

/** The gate's decision, which a report tells by its status and by the gate's note. */
function ofReport(report: Report): Observation {
  const note = report.notes.find(({ code }) => gateReasons.has(code))
  const refused = report.status === 'refused'
  return {
    decision: refused ? 'refuse' : note === undefined ? 'run' : 'diagnose-only',
    reason: refused ? report.reason : (note?.code ?? report.reason),
    status: report.status,
    problems: report.problems.length,
  }
}

/** Commands in what was printed that are neither masks of given secrets nor the report's own annotations. */
function foreignCommands(text: string, report: Report | undefined, secrets: readonly string[]): string[] {
  const masks = new Set(secrets.flatMap(encodedForms))
  const own = new Set((report === undefined ? [] : annotations(report)).map(({ message }) => letters(message)))
  const isOwn = ({ name, properties, data }: RunnerCommand) => {
    if (name === 'add-mask') return masks.has(data)
    if (properties.get('title') === 'Retrace did not run') return report?.status === 'refused'
    return own.has(letters(data))
  }
  return runnerCommands(text)
    .filter((command) => !isOwn(command))
    .map(({ name, data }) => `${name}: ${data.slice(0, 80)}`)
}

/** The printer sets signs before what would be a command; letters stay. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
