// The made-up GitHub without its network: which route a path is, and what it answers from the state.
import type { CiState } from './ci-state.ts'
import {
  annotationAnswer,
  changesAnswer,
  fileAnswer,
  jobAnswer,
  permissionAnswer,
  pullAnswer,
  runAnswer,
} from './github-answers.ts'

/** The routes it knows. `blob` is where the log of a job really lies. */
export type Route =
  | 'run'
  | 'jobs'
  | 'log'
  | 'blob'
  | 'annotations'
  | 'contents'
  | 'pulls'
  | 'permission'
  | 'runs'
  | 'commit'
  | 'compare'

export type Reply = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array
}

const routes: readonly [Route, RegExp, permission: string | undefined][] = [
  ['run', /^\/repos\/([^/]+\/[^/]+)\/actions\/runs\/(\d+)$/, 'actions: read'],
  ['jobs', /^\/repos\/([^/]+\/[^/]+)\/actions\/runs\/(\d+)\/attempts\/(\d+)\/jobs$/, 'actions: read'],
  ['log', /^\/repos\/([^/]+\/[^/]+)\/actions\/jobs\/(\d+)\/logs$/, 'actions: read'],
  ['annotations', /^\/repos\/([^/]+\/[^/]+)\/check-runs\/(\d+)\/annotations$/, 'checks: read'],
  ['contents', /^\/repos\/([^/]+\/[^/]+)\/contents\/(.+)$/, 'contents: read'],
  ['permission', /^\/repos\/([^/]+\/[^/]+)\/collaborators\/([^/]+)\/permission$/, undefined],
  ['pulls', /^\/repos\/([^/]+\/[^/]+)\/commits\/([0-9a-f]+)\/pulls$/, 'pull-requests: read'],
  ['runs', /^\/repos\/([^/]+\/[^/]+)\/actions\/workflows\/([^/]+)\/runs$/, 'actions: read'],
  ['commit', /^\/repos\/([^/]+\/[^/]+)\/commits\/([0-9a-f]+)$/, 'contents: read'],
  ['compare', /^\/repos\/([^/]+\/[^/]+)\/compare\/(.+)\.\.\.([0-9a-f]+)$/, 'contents: read'],
  ['blob', /^\/blobs\/(\d+)$/, undefined],
]

/** The route of a path (without the prefix of Enterprise Server), its values, and the permission that it needs. */
export function routeOf(path: string): { route: Route; values: string[]; permission: string | undefined } | undefined {
  for (const [route, pattern, permission] of routes) {
    const found = pattern.exec(path)
    if (found !== null) return { route, values: found.slice(1).map(decodeURIComponent), permission }
  }
  return undefined
}

/** The honest answer. `api` is the address of the API, for links in answers. */
export function replyTo(
  state: CiState,
  route: Route,
  values: readonly string[],
  query: URLSearchParams,
  api: string,
): Reply {
  const [first = '', second = '', third = ''] = values
  const entry = state.runs.find(({ run }) => run.id === Number(second) && run.repository === first)
  switch (route) {
    case 'run':
      return entry === undefined ? notFound() : json(runAnswer(entry.run))
    case 'jobs': {
      const all = entry?.run.attempt === Number(third) ? entry.jobs : state.attempts[`${second}/${third}`]
      if (entry === undefined || all === undefined) return notFound()
      const jobs = page(all, query).map((job) => jobAnswer(job, entry.run, api))
      return json({ total_count: all.length, jobs })
    }
    case 'runs': {
      const branch = query.get('branch')
      const runs = state.runs
        .map(({ run }) => run)
        .filter((run) => run.workflowPath.endsWith(`/${second}`) && run.headBranch === branch)
        .filter((run) => run.status === query.get('status'))
        .sort((a, b) => b.id - a.id)
      return json({ total_count: runs.length, workflow_runs: page(runs, query).map(runAnswer) })
    }
    case 'commit':
      return changesReply(state, second)
    case 'compare':
      return changesReply(state, third)
    case 'log':
      return logReply(state, Number(second), api)
    case 'blob': {
      const log = state.logs[Number(first)]
      if (log === undefined || (typeof log === 'object' && 'expired' in log)) return blobNotFound()
      return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: log }
    }
    case 'annotations':
      return json(page(state.annotations[Number(second)] ?? [], query).map((a) => annotationAnswer(a, api)))
    case 'contents':
      return contentsReply(state, first, second, api)
    case 'pulls': {
      const here = state.runs[0]?.run.repositoryId ?? 1
      const pulls = state.pulls.filter(({ headSha }) => headSha === second)
      return json(
        page(pulls, query).flatMap((pull) => {
          const author = state.authors[pull.login]
          return author === undefined ? [] : [pullAnswer(pull, author, here)]
        }),
      )
    }
    case 'permission': {
      const author = state.authors[second]
      if (author === undefined || author.isApp) return problem(404, `${second} is not a user`)
      return json(permissionAnswer(author))
    }
  }
}

function changesReply(state: CiState, sha: string): Reply {
  const paths = state.changes[sha]
  return paths === undefined ? notFound() : json(changesAnswer(paths))
}

function logReply(state: CiState, jobId: number, api: string): Reply {
  const log = state.logs[jobId]
  if (typeof log === 'object' && 'expired' in log) return problem(410, 'Server Error')
  const known = state.runs.some(({ jobs }) => jobs.some((job) => job.id === jobId))
  if (log === undefined && !known) return notFound()
  return { status: 302, headers: { location: new URL(`/blobs/${jobId}?sig=secret`, api).href }, body: '' }
}

function contentsReply(state: CiState, repository: string, path: string, api: string): Reply {
  const key = repository === state.repository ? path : `${repository}:${path}`
  const text = state.files[key]
  if (text !== undefined) return json(fileAnswer(path, text, api))
  const folder = Object.keys(state.files).filter((name) => name.startsWith(`${key}/`))
  return folder.length === 0 ? notFound() : json(folder.map((name) => ({ type: 'file', path: name })))
}

function page<T>(items: readonly T[], query: URLSearchParams): T[] {
  const size = Number(query.get('per_page') ?? 30)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  }
}

/** A refusal as GitHub writes it. */
export function problem(status: number, message: string, headers: Record<string, string> = {}): Reply {
  return json({ message, documentation_url: 'https://docs.github.com/rest' }, status, headers)
}

/** The storage's answer for a log that is not there (yet). */
export function blobNotFound(): Reply {
  const body = '<?xml version="1.0" encoding="utf-8"?><Error><Code>BlobNotFound</Code></Error>'
  return { status: 404, headers: { 'content-type': 'application/xml' }, body }
}

function notFound(): Reply {
  return problem(404, 'Not Found')
}
