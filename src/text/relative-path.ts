// Paths that others name (stack traces, workflow files, model replies) before anything is opened (security.md T17).

const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/u
const hiddenAll = new RegExp(hidden.source, 'gu')

/** Why `path` may not be opened inside a tree, or undefined when its text is harmless. Says nothing about links. */
export function pathFault(path: string): string | undefined {
  if (path === '' || path.length > 4096) return 'it is empty or too long'
  if (hidden.test(path)) return 'it holds control or hidden characters'
  if (path !== path.normalize('NFC')) return 'it is not in normal form (NFC)'
  if (path.includes('\\')) return 'it holds a backslash'
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'it is absolute'
  const components = path.split('/')
  if (components.some((component) => component === '' || component === '.' || component === '..'))
    return 'it is not plain'
  if (components.some(isGitFolder)) return 'it leads into a .git folder'
  return undefined
}

/**
 * Whether a file system could take `component` for `.git`: any case, hidden characters (HFS+), trailing dots and blanks,
 * a stream (`.git::$INDEX_ALLOCATION`) and the short name (`git~1`) of NTFS.
 */
export function isGitFolder(component: string): boolean {
  const name = component
    .replace(hiddenAll, '')
    .toLowerCase()
    .split(':', 1)[0]
    ?.replace(/[. ]+$/, '')
  return name === '.git' || /^git~\d+$/.test(name ?? '')
}
