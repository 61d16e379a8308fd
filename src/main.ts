// The action's way through: gate, evidence, diagnosis, publication. The report that exists is always published.
import { compareAttempts } from './diagnose/attempts.ts'
import { withPast } from './diagnose/cause.ts'
import { diagnose } from './diagnose/diagnose.ts'
import type { Evidence } from './diagnose/evidence.ts'
import { gather, type Target } from './diagnose/gather.ts'
import { pastOf } from './diagnose/past.ts'
import { refine } from './diagnose/refine.ts'
import { withToolCommands } from './diagnose/tool-commands.ts'
import type { ModelSettings } from './domain/model.ts'
import type { Note, Report } from './domain/report.ts'
import type { Run } from './domain/run.ts'
import { asRetraceError } from './errors.ts'
import { type Decision, type GateFacts, gate } from './gate.ts'
import { type InputName, type Inputs, readInputs } from './inputs.ts'
import type { Answer, Asking, Use } from './ports.ts'
import { annotations } from './report/annotations.ts'
import { emptyReport } from './report/empty.ts'
import { outputs } from './report/outputs.ts'
import { scrub } from './report/scrub.ts'
import { summary } from './report/summary.ts'
import type { Redactor } from './text/redact.ts'

/** What the runner's environment and event file say; the platform is asked for the rest. */
export type RunnerFacts = {
  readonly repository: string
  readonly runId: number | undefined
  readonly attempt: number
  readonly serverUrl: string
  readonly event: string
  readonly file: GateFacts['file']
  readonly upstreamRunId: number | undefined
  readonly runnerName: string | undefined
  readonly jobKey: string | undefined
  /** The own workflow file and its commit. */
  readonly workflow: { readonly path: string; readonly sha: string } | undefined
}

type Everything = Use<'ci' | 'local' | 'publisher' | 'log' | 'grammars'> & {
  /** Makes the connection to a model, where the inputs hold a key. */
  readonly connect?: (settings: ModelSettings) => Asking
}

/**
 * Reads the inputs (`read` gives the raw string of one), runs the mode that they name and publishes its report; gives the report back.
 * When it cannot go on, or `broken` rejects meanwhile, it publishes a report that says so, and throws the RetraceError.
 */
export async function main(
  read: (name: InputName) => string,
  facts: RunnerFacts,
  redactor: Redactor,
  use: Everything & { readonly broken?: Promise<never> },
): Promise<Report> {
  try {
    const done = diagnoseMode(readInputs(read), facts, redactor, use)
    return await (use.broken === undefined ? done : Promise.race([done, use.broken]))
  } catch (thrown) {
    const error = asRetraceError(thrown)
    const reason = error.fault === 'user' ? 'bad_input' : 'internal'
    await publishFile(
      scrub(
        {
          ...emptyReport(facts.repository),
          status: 'refused',
          reason,
          notes: [{ code: reason, text: error.sentence }],
        },
        redactor,
      ),
      use,
    )
    throw error
  }
}

async function diagnoseMode(inputs: Inputs, facts: RunnerFacts, redactor: Redactor, use: Everything): Promise<Report> {
  const ask = async (id: number | undefined) => (id === undefined ? undefined : use.ci.run(id))
  // The gate judges the run that started us, whichever run the input names: reading another one is the user's wish, trust is not.
  const judgedId = facts.event === 'workflow_run' ? facts.upstreamRunId : facts.runId
  const judged = await ask(judgedId)
  const decision = gate(await gateFacts(inputs, facts, judged, use))
  if (decision.decision === 'refuse') return refuse(decision, facts, redactor, use)
  const runId = inputs.runId ?? judgedId
  const run = runId === judgedId ? judged : await ask(runId)
  const target: Target = {
    repository: facts.repository,
    runId,
    attempt: inputs.attempt ?? facts.attempt,
    own:
      runId === facts.runId
        ? { ...facts, checkRunId: inputs.jobId, status: inputs.job?.status, steps: inputs.steps }
        : undefined,
    needs: runId === facts.runId ? inputs.needs : undefined,
    logPath: inputs.logPath,
    jobs: inputs.jobs,
    workflow: inputs.workflow,
    testReports: hasOwnReports(inputs, runId === facts.runId) ? inputs.testReports : [],
  }
  const confirmed: Note[] = decision.reason === 'ok' ? [] : [{ code: decision.reason, text: decision.why }]
  const asking = inputs.model === undefined ? undefined : use.connect?.(inputs.model)
  const report = await diagnoseRun(target, run, [...confirmed, ...inputs.notes], redactor, { ...use, asking })
  await publish(report, inputs, facts.serverUrl, use)
  return report
}

/** Reports of other jobs lie in other workspaces: what is found in this one belongs to the failing job, or to the saved logs. */
function hasOwnReports({ job, logPath }: Inputs, isOwnRun: boolean): boolean {
  return logPath.length > 0 || (isOwnRun && (job?.status === 'failure' || job?.status === 'cancelled'))
}

/** The diagnosis of one run or of saved logs, ready for any sink. `run` is the platform's answer, if it was asked. */
export async function diagnoseRun(
  target: Target,
  run: Answer<Run> | undefined,
  notes: readonly Note[],
  redactor: Redactor,
  use: Use<'ci' | 'local' | 'log' | 'grammars'> & { readonly asking?: Asking | undefined },
): Promise<Report> {
  const evidence = await gather(target, run, use)
  const keyless = diagnose({ ...evidence, notes: [...notes, ...evidence.notes] }, redactor, use)
  const { asking, log } = use
  // A model sees what is published and nothing else, so it is asked when everything is redacted.
  const report = asking === undefined ? keyless : await refine(scrub(keyless, redactor), { asking, log })
  const explained = await explain(report, evidence, target.attempt, redactor, use)
  return scrub(await withToolCommands(explained, evidence, use), redactor)
}

/** The report with what other runs say about its problems. */
async function explain(
  report: Report,
  evidence: Evidence,
  attempt: number,
  redactor: Redactor,
  use: Use<'ci'>,
): Promise<Report> {
  const past = await pastOf(report, evidence, attempt, redactor, use)
  const attempts = compareAttempts(report, past)
  return { ...report, problems: withPast(report, past), ...(attempts === undefined ? {} : { attempts }) }
}

async function gateFacts(
  inputs: Inputs,
  facts: RunnerFacts,
  run: Answer<Run> | undefined,
  { ci }: Use<'ci'>,
): Promise<GateFacts> {
  const base = {
    event: facts.event,
    file: facts.file,
    inputs: { agent: false, allowWorkflowRun: inputs.allowWorkflowRun, agentAccounts: [] },
  }
  if (run?.ok !== true) return { ...base, api: undefined }
  const { event, headRepositoryId, repositoryId } = run.value
  const api = { run: { event, headRepositoryId, repositoryId } }
  // Two requests; a fork or a refusing input has decided already, and without an agent a pull request's own job needs no author.
  const wanted = facts.event === 'workflow_run' && inputs.allowWorkflowRun
  const isPull = event === 'pull_request' || facts.file.upstreamEvent === 'pull_request'
  if (!wanted || !isPull || headRepositoryId !== repositoryId) return { ...base, api }
  const author = await ci.author(run.value)
  return { ...base, api: { ...api, ...(author.ok ? { author: author.value } : {}) } }
}

/** Report file first, then what is drawn from it: if a later sink fails, the file is there. */
async function publish(report: Report, inputs: Inputs, serverUrl: string, use: Use<'publisher'>): Promise<void> {
  await publishFile(report, use)
  if (inputs.annotations) use.publisher.annotate(annotations(report))
  if (inputs.summary) await use.publisher.summary(summary(report, { serverUrl }))
}

async function publishFile(report: Report, { publisher }: Use<'publisher'>): Promise<void> {
  const path = await publisher.file('retrace-report.json', `${JSON.stringify(report, null, 2)}\n`)
  for (const [name, value] of Object.entries(outputs(report, path))) publisher.output(name, value)
}

async function refuse(decision: Decision, facts: RunnerFacts, redactor: Redactor, use: Everything): Promise<Report> {
  const { reason, why } = decision
  const report = scrub(
    { ...emptyReport(facts.repository), status: 'refused', reason, notes: [{ code: reason, text: why }] },
    redactor,
  )
  use.publisher.annotate([{ level: 'notice', title: 'Retrace did not run', message: why }])
  await publishFile(report, use)
  return report
}
