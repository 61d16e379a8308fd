// Shell scripts that are files of the repository, and scripts inside a command: `bash ci/test.sh`, `./run`, `source x`, `sh -c '…'`.
import { folderFrom } from '../shell.ts'
import { programName } from './carriers.ts'
import { type Follow, inFolder, type ScriptFiles } from './follow.ts'

const shell = /^(?:ba|da|z|k)?sh$/
/** Start scripts of build tools: what is inside them is the tool's own. */
const toolStarter = /^(?:gradlew|mvnw|configure|autogen\.sh|bootstrap)$/
const maxScript = 64_000

/** Ways to say "the folder of this script". */
const ownFolder = [
  /\$\( ?dirname (?:-- )?"?(?:\$0|\$\{0\}|\$\{?BASH_SOURCE(?:\[0\])?\}?)"? ?\)/g,
  /\$\{(?:0|BASH_SOURCE(?:\[0\])?)%\/\*\}/g,
]

export const followShellFile: Follow = (words, folder, files) => {
  const [first = ''] = words
  const program = programName(first)
  if (program === 'eval') return { scripts: [{ script: words.slice(1).join(' '), folder }] }
  if (shell.test(program)) return fromShell(words.slice(1), folder, files)
  if (program === 'source' || program === '.') return fromFile(words[1], folder, files, true)
  return first.includes('/') && !toolStarter.test(program) ? fromFile(first, folder, files, false) : undefined
}

function fromShell(args: readonly string[], folder: string, files: ScriptFiles) {
  const inline = args.findIndex((arg) => /^-[a-z]*c$/.test(arg))
  if (inline !== -1) return { scripts: [{ script: args[inline + 1] ?? '', folder }] }
  // `-o pipefail` is the one flag of a shell that takes a word with it.
  const path = args.find((arg, i) => !/^[-+]/.test(arg) && !/^[-+]\w*o$/.test(args[i - 1] ?? ''))
  return fromFile(path, folder, files, true)
}

function fromFile(path: string | undefined, folder: string, files: ScriptFiles, isShell: boolean) {
  const place = path === undefined ? undefined : folderFrom(folder, path)
  const text = place === undefined ? undefined : files.read(place)
  if (place === undefined || text === undefined) return undefined
  const head = /^#!.*/.exec(text)?.[0] ?? ''
  const reads = isShell
    ? head === '' || /\bsh\b|sh$|\b(?:ba|da|z|k)sh\b/.test(head)
    : /\b(?:ba|da|z|k)?sh\b/.test(head) || (head === '' && /\.(?:ba)?sh$/.test(place))
  if (!reads) return undefined
  if (text.length > maxScript) return { scripts: [], note: `${place} is too long a script to follow.` }
  const home = place.includes('/') ? place.slice(0, place.lastIndexOf('/')) : '.'
  const script = ownFolder.reduce(
    (all, pattern) => all.replace(pattern, () => inFolder('$GITHUB_WORKSPACE', home)),
    text,
  )
  return { scripts: [{ script, folder }] }
}
