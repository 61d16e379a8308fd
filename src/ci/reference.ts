// What a `uses` of a workflow file names, as one key for files that were fetched.

/**
 * The key of what `uses` in the file `from` names: `./path` in the run's own repository, `owner/repo/path@ref` in another. A local
 * path in a file of another repository is a path of that one, at the same ref. `undefined`: a container image, an action of
 * another repository's root, or a path that leaves the repository.
 */
export function reference(uses: string, from: string): string | undefined {
  const local = /^[.$]\/(.*)$/.exec(uses.trim())
  const remote = remoteParts(uses.trim())
  if (local === null) return remote !== undefined && staysInside(remote.path) ? uses.trim() : undefined
  const path = (local[1] ?? '').replace(/\/$/, '')
  if (path !== '' && !staysInside(path)) return undefined
  const home = remoteParts(from)
  return home === undefined ? `./${path}` : `${home.repository}/${path}@${home.ref}`
}

function remoteParts(text: string): { repository: string; path: string; ref: string } | undefined {
  const match = /^([\w.-]+\/[\w.-]+)\/([^@\s]+)@(\S+)$/.exec(text)
  const [, repository, path, ref] = match ?? []
  return repository !== undefined && path !== undefined && ref !== undefined ? { repository, path, ref } : undefined
}

/** The path comes out of a file that anybody may have written, and will be asked of the API or the checkout. */
function staysInside(path: string): boolean {
  if (path.length > 500 || /[\x00-\x1f\\?#%]/.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
