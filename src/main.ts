// The action's way through: gate, evidence, diagnosis, publication. The report that exists is always published.
import { diagnose } from './diagnose/diagnose.ts'
import { gather, type Target } from './diagnose/gather.ts'
import type { Note, Report } from './domain/report.ts'
import type { Run } from './domain/run.ts'
import { type Decision, type GateFacts, gate } from './gate.ts'
import type { Inputs } from './inputs.ts'
import type { Answer, Use } from './ports.ts'
import { annotations } from './report/annotations.ts'
import { emptyReport } from './report/empty.ts'
import { outputs } from './report/outputs.ts'
import { scrub } from './report/scrub.ts'
import { summary } from './report/summary.ts'
import type { Redactor } from './text/redact.ts'

/** What the runner's environment and event file say; the platform is asked for the rest. */
export type ActionFacts = {
  readonly repository: string
  readonly runId: number | undefined
  readonly attempt: number
  readonly serverUrl: string
  readonly event: GateFacts['event']
  readonly file: GateFacts['file']
  readonly agentAccounts: GateFacts['inputs']['agentAccounts']
}

/** Runs the mode that the inputs name and publishes its report; gives the report back. */
export async function main(
  inputs: Inputs,
  facts: ActionFacts,
  redactor: Redactor,
  use: Use<'ci' | 'local' | 'publisher' | 'log'>,
): Promise<Report> {
  const runId = inputs.runId ?? facts.runId
  const run = runId === undefined ? undefined : await use.ci.run(runId)
  const decision = gate(await gateFacts(inputs, facts, run, use))
  if (decision.decision === 'refuse') return refuse(decision, facts, redactor, use)
  const target: Target = {
    repository: facts.repository,
    runId,
    attempt: inputs.attempt ?? facts.attempt,
    ownJobId: inputs.jobId,
    ownJobStatus: runId === facts.runId ? inputs.job?.status : undefined,
    logPath: inputs.logPath,
    jobs: inputs.jobs,
    workflow: inputs.workflow,
  }
  const report = await diagnoseRun(target, run, [...gateNotes(decision), ...inputs.notes], redactor, use)
  await publish(report, inputs, facts.serverUrl, use)
  return report
}

/** The diagnosis of one run or of saved logs, ready for any sink. `run` is the platform's answer, if it was asked. */
export async function diagnoseRun(
  target: Target,
  run: Answer<Run> | undefined,
  notes: readonly Note[],
  redactor: Redactor,
  use: Use<'ci' | 'local' | 'log'>,
): Promise<Report> {
  const evidence = await gather(target, run, use)
  return scrub(diagnose({ ...evidence, notes: [...notes, ...evidence.notes] }, redactor, use), redactor)
}

/** Report file first, then what is drawn from it: if a later sink fails, the file is there. */
async function publish(
  report: Report,
  inputs: Inputs,
  serverUrl: string,
  { publisher }: Use<'publisher'>,
): Promise<void> {
  const path = await publisher.file('retrace-report.json', `${JSON.stringify(report, null, 2)}\n`)
  for (const [name, value] of Object.entries(outputs(report, path))) publisher.output(name, value)
  if (inputs.annotations) publisher.annotate(annotations(report))
  if (inputs.summary) await publisher.summary(summary(report, { serverUrl }))
}

async function refuse(
  decision: Decision,
  facts: ActionFacts,
  redactor: Redactor,
  use: Use<'publisher' | 'log'>,
): Promise<Report> {
  const report = scrub(
    {
      ...emptyReport(facts.repository),
      status: 'refused',
      reason: decision.reason,
      notes: [{ code: decision.reason, text: decision.why }],
    },
    redactor,
  )
  use.publisher.annotate([{ level: 'notice', title: 'Retrace did not run', message: decision.why }])
  const path = await use.publisher.file('retrace-report.json', `${JSON.stringify(report, null, 2)}\n`)
  for (const [name, value] of Object.entries(outputs(report, path))) use.publisher.output(name, value)
  return report
}
