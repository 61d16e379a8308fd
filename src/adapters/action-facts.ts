// What the runner tells an action about its event: the environment and the event file. Either may be forged by code that ran
// before us, so the trigger gate holds them against the API (security.md T09).
import { z } from 'zod'
import { RetraceError } from '../errors.ts'
import { readFileBounded } from './open-file.ts'

const Repository = z.object({ id: z.int() })
const EventFile = z.object({
  repository: Repository.optional(),
  pull_request: z
    .object({
      head: z.object({ repo: Repository.nullish() }).optional(),
      base: z.object({ repo: Repository.nullish() }).optional(),
    })
    .optional(),
  workflow_run: z
    .object({
      id: z.int().min(1),
      event: z.string(),
      head_repository: Repository.nullish(),
    })
    .optional(),
})

export type ActionFacts = {
  readonly repository: string
  readonly runId: number | undefined
  readonly attempt: number
  readonly serverUrl: string
  readonly event: string
  /** What the event file claims, as the gate wants it. */
  readonly file: {
    readonly headRepositoryId?: number | null | undefined
    readonly baseRepositoryId?: number | undefined
    readonly upstreamEvent?: string | undefined
  }
  /** The run that started a `workflow_run`, as the event file claims. */
  readonly upstreamRunId: number | undefined
  readonly runnerName: string | undefined
  /** Key of the job in the workflow file. */
  readonly jobKey: string | undefined
  /** The own workflow file and its commit. */
  readonly workflow: { readonly path: string; readonly sha: string } | undefined
}

const largestEvent = 8 << 20

/** Reads `GITHUB_*`. A missing or broken event file claims nothing, which the gate takes for the lower trust. */
export function actionFacts(env: Readonly<Record<string, string | undefined>>): ActionFacts {
  const file = eventFile(env.GITHUB_EVENT_PATH)
  const run = Number(env.GITHUB_RUN_ID)
  const attempt = Number(env.GITHUB_RUN_ATTEMPT)
  const { pull_request: pull, workflow_run: upstream } = file
  return {
    repository: env.GITHUB_REPOSITORY ?? '',
    runId: Number.isSafeInteger(run) && run > 0 ? run : undefined,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    event: env.GITHUB_EVENT_NAME ?? '',
    file: {
      ...(pull === undefined ? {} : { headRepositoryId: pull.head?.repo?.id ?? null }),
      ...(upstream === undefined
        ? {}
        : { headRepositoryId: upstream.head_repository?.id ?? null, upstreamEvent: upstream.event }),
      baseRepositoryId: pull?.base?.repo?.id ?? file.repository?.id,
    },
    upstreamRunId: upstream?.id,
    runnerName: env.RUNNER_NAME,
    jobKey: env.GITHUB_JOB,
    workflow: ownWorkflow(env.GITHUB_WORKFLOW_REF, env.GITHUB_WORKFLOW_SHA),
  }
}

/** `owner/repo/.github/workflows/ci.yml@refs/heads/main`: the file of the run itself, also where a reusable workflow holds the job. */
function ownWorkflow(ref: string | undefined, sha: string | undefined): ActionFacts['workflow'] {
  const path = /^[^/@]+\/[^/@]+\/(\.github\/workflows\/[^/@]+)@/.exec(ref ?? '')?.[1]
  return path === undefined || sha === undefined || sha === '' ? undefined : { path, sha }
}

function eventFile(path: string | undefined): z.infer<typeof EventFile> {
  if (path === undefined || path === '') return {}
  try {
    const parsed = EventFile.safeParse(JSON.parse(Buffer.from(readFileBounded(path, largestEvent)).toString('utf8')))
    return parsed.success ? parsed.data : {}
  } catch (thrown) {
    if (thrown instanceof SyntaxError || thrown instanceof RetraceError) return {}
    throw thrown
  }
}
