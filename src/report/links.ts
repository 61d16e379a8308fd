// Addresses on the run's own server. Each part that comes from a log or a name is checked or encoded here; `link` checks the server.
import type { Artifact } from '../domain/evidence.ts'
import type { Report } from '../domain/report.ts'

const repositoryName = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/
const commit = /^[0-9a-f]{40}$/
/** Folders of other people's code: a path below them is no file of the repository. */
const foreign = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.venv|\.tox|\.nox|\.cargo|\.git)\//

/** Whether a printed path can be a file of the repository: relative, no way out, not an installed dependency. */
export function inRepository(path: string): boolean {
  if (path === '' || /^[/~<\\]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(path)) return false
  return !path.split(/[/\\]/).includes('..') && !foreign.test(path)
}

/** The file at the run's commit, at its line; nothing when repository, commit or path are not known for certain. */
export function fileUrl(run: Report['run'], at: Artifact, serverUrl: string): string | undefined {
  if (run.headSha === undefined || !commit.test(run.headSha) || !inRepository(at.path)) return undefined
  const base = repositoryUrl(run, serverUrl)
  const path = at.path
    .replace(/^(?:\.\/)+/, '')
    .toWellFormed()
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  return base && `${base}/blob/${run.headSha}/${path}${at.line === undefined ? '' : `#L${at.line}`}`
}

/** The page of the run's attempt. */
export function runUrl(run: Report['run'], serverUrl: string): string | undefined {
  const base = repositoryUrl(run, serverUrl)
  if (base === undefined || run.runId === undefined) return undefined
  const attempt = run.attempt === undefined ? '' : `/attempts/${run.attempt}`
  return `${base}/actions/runs/${run.runId}${attempt}`
}

function repositoryUrl(run: Report['run'], serverUrl: string): string | undefined {
  if (!repositoryName.test(run.repository)) return undefined
  return `${serverUrl.replace(/\/$/, '')}/${run.repository}`
}
