// A shell script as the simple commands in it, in the order in which they are written: what each runs and in which folder. Loops and
// branches are not followed, since only a run knows them; here-documents and comments are no commands.
import { normalize } from 'node:path/posix'
import type { Parse, SyntaxNode } from '../ports.ts'
import { splitCommands } from './shell-split.ts'

/** One simple command. */
export type ShellCommand = {
  /** As written, with its variables and without its redirections, on one line. */
  readonly text: string
  /** Program and arguments without quotes; expansions stay as written. */
  readonly words: readonly string[]
  /** Folder it runs in, relative to the repository, `.` for its top; undefined when only a run can tell (`cd "$X"`). */
  readonly folder: string | undefined
  /** Whether the script goes on when it fails: it stands left of `||`. */
  readonly tolerated: boolean
}

/** The commands of `script`, which starts in `folder`. Without a grammar, or where that refuses, the text is split by hand. */
export function shellCommands(script: string, folder: string | undefined, parse: Parse | undefined): ShellCommand[] {
  // Expressions are no shell; a word of the same length keeps every offset.
  const text = script.replace(/\$\{\{[^{}]*\}\}/g, (expression) => '_'.repeat(expression.length))
  const root = parse?.(text)
  const found: Found = { script, commands: [], folder }
  if (root !== undefined) walk(root, found, false)
  else for (const { text, words, tolerated } of splitCommands(script)) take(found, text, words, tolerated)
  return found.commands
}

type Found = { readonly script: string; readonly commands: ShellCommand[]; folder: string | undefined }

const noCommands = new Set(['comment', 'heredoc_body', 'file_redirect'])
/** What these change, they change for themselves alone. The grammar's pipelines may hold a `cd x &&` that is none of theirs. */
const ownShell = new Set(['subshell', 'command_substitution', 'process_substitution'])

function walk(node: SyntaxNode, found: Found, tolerated: boolean): void {
  if (noCommands.has(node.type)) return
  const outside = found.folder
  if (node.type === 'command') command(node, found, tolerated)
  node.children.forEach((child, i) => {
    const alternative = node.type === 'list' && node.children[i + 1]?.type === '||'
    walk(child, found, tolerated || alternative)
  })
  if (ownShell.has(node.type)) found.folder = outside
}

function command(node: SyntaxNode, found: Found, tolerated: boolean): void {
  const parts = node.children.filter((child) => !child.type.endsWith('redirect'))
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined) return
  const words = parts.filter((part) => part.type !== 'variable_assignment').map((part) => wordOf(part, found.script))
  take(found, found.script.slice(first.from, last.to), words, tolerated)
}

/** Adds a command, unless it only changes the folder for the ones that follow. */
function take(found: Found, text: string, words: readonly string[], tolerated: boolean): void {
  const [program, ...rest] = words
  if (program === undefined || text.trim() === '') return
  if (program === 'cd' || program === 'pushd') {
    found.folder = folderFrom(found.folder, rest.find((word) => !word.startsWith('-')) ?? rest.at(-1))
  } else if (program === 'popd') found.folder = undefined
  else {
    const line = text
      .replace(/\\\r?\n/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    found.commands.push({ text: line, words, folder: found.folder, tolerated })
  }
}

function wordOf(node: SyntaxNode, script: string): string {
  const text = script.slice(node.from, node.to)
  if (node.type === 'raw_string') return text.slice(1, -1)
  if (node.type === 'string') return text.slice(1, -1).replace(/\\(["\\$`])/g, '$1')
  if (node.type === 'word') return text.replace(/\\\r?\n/g, '').replace(/\\(.)/g, '$1')
  const whole = node.type === 'command_name' || node.type === 'concatenation'
  return whole ? node.children.map((child) => wordOf(child, script)).join('') : text
}

/** Ways to name the top of the checkout. */
const top =
  /^(?:\$\{?GITHUB_WORKSPACE\}?|\$\{\{ ?github\.workspace ?\}\}|\$\(git rev-parse --show-toplevel\))(?=\/|$)\/?/

/** The folder that `cd path` leads to from `folder`; undefined when that cannot be told or lies outside of the repository. */
export function folderFrom(folder: string | undefined, path: string | undefined): string | undefined {
  if (path === undefined || path === '-') return undefined
  const inside = path.replace(top, '')
  if (/^[/~]|[$`*?]|^[A-Za-z]:/.test(inside)) return undefined
  const base = inside === path ? folder : '.'
  const joined =
    base === undefined ? undefined : normalize(`${base}/${inside.replaceAll('\\', '/')}`).replace(/\/$/, '')
  return joined === undefined || /^\.\.(?:\/|$)/.test(joined) ? undefined : joined
}
