// Logs that the user hands over (`log-path`, `--log`): files, folders, globs and run archives (platform.md 1.24a).
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import picomatch from 'picomatch'
import type { LogAnswer } from '../ports.ts'
import { definedAt, joined, layOut } from './archive-layout.ts'
import { fileChunks, fileHead, fileLog } from './file-log.ts'
import { readArchive } from './zip.ts'

/** A folder is read this far: more is a mistake in the path (the whole checkout), and would take minutes. */
const maxMembers = 2000
const maxEntries = 50_000
const maxDepth = 12
const notLogs = new Set(['node_modules', '.git'])

/**
 * Logs behind each pattern, in the order given: a path (relative to `cwd`), or a glob where no such path exists. Folders are read as an
 * unpacked run archive, else as a folder of `.txt` and `.log` files. What cannot be read is a `missing` answer with a sentence.
 */
export async function logFiles(patterns: readonly string[], { cwd }: { cwd: string }): Promise<LogAnswer[]> {
  const answers: LogAnswer[] = []
  for (const pattern of patterns.map((p) => p.trim()).filter((p) => p !== '')) {
    const path = resolve(cwd, pattern)
    const stat = statOf(path)
    if (stat?.isDirectory() === true) answers.push(...folderLogs(path, pattern))
    else if (stat !== undefined) answers.push(...(await oneFile(path, pattern, 'follow')))
    else answers.push(...(await globLogs(pattern, cwd)))
  }
  return answers
}

async function oneFile(path: string, log: string, links: 'follow' | 'refuse'): Promise<LogAnswer[]> {
  const head = fileHead(path, links)
  // `PK` 3 4 starts a zip with members, `PK` 5 6 one without.
  const isZip =
    typeof head !== 'string' && /^PK(\x03\x04|\x05\x06)/.test(Buffer.from(head.subarray(0, 4)).toString('latin1'))
  return isZip ? readArchive(path, log) : [fileLog(path, log, links)]
}

async function globLogs(pattern: string, cwd: string): Promise<LogAnswer[]> {
  // On Windows a backslash in a path is a separator, not an escape.
  const glob = sep === '\\' ? pattern.replaceAll('\\', '/') : pattern
  const { base, isGlob } = picomatch.scan(glob)
  if (!isGlob) return [missing(`${pattern} does not exist.`)]
  const root = resolve(cwd, base)
  const matches = picomatch(glob, { dot: true })
  const prefix = base === '' ? '' : `${base.replace(/\/$/, '')}/`
  const found = walk(root).names.filter((name) => matches(`${prefix}${name}`))
  if (found.length === 0) return [missing(`No file matches ${pattern}.`)]
  const answers: LogAnswer[] = []
  for (const name of found) answers.push(...(await oneFile(join(root, name), `${prefix}${name}`, 'refuse')))
  return answers
}

function folderLogs(folder: string, shown: string): LogAnswer[] {
  const prefix = shown.replace(/[/\\]+$/, '')
  const { names, partial } = walk(folder)
  const members = names.filter((name) => /\.(txt|log)$/i.test(name)).map((name) => ({ name, path: join(folder, name) }))
  const { jobs, loose } = layOut(members.slice(0, maxMembers))
  const answers: LogAnswer[] = []
  for (const { job, whole, steps, system } of jobs) {
    const text = system === undefined ? undefined : fileHead(system.path, 'refuse')
    const workflow =
      text === undefined || typeof text === 'string' ? undefined : definedAt(Buffer.from(text).toString())
    const facts = {
      job,
      ...(steps.length === 0 ? {} : { steps: steps.map(({ number, name }) => ({ number, name })) }),
      ...(workflow === undefined ? {} : { definedAt: workflow }),
    }
    if (whole !== undefined) answers.push(fileLog(whole.path, `${prefix}/${whole.name}`, 'refuse', facts))
    else if (steps.length === 0) answers.push(missing(`${prefix} holds no log of the job "${job}".`))
    else
      answers.push(
        stepLogs(
          `${prefix}/${job}`,
          steps.map((s) => s.member),
          facts,
        ),
      )
  }
  for (const member of loose) answers.push(fileLog(member.path, `${prefix}/${member.name}`, 'refuse'))
  if (answers.length === 0) answers.push(missing(`${shown} holds no .txt or .log file.`))
  if (partial || members.length > maxMembers) {
    answers.push(missing(`${shown} holds too many files; only the first ones were read. Name the folder of the logs.`))
  }
  return answers
}

/** Step files as one log; those that cannot be read are named in the note. */
function stepLogs(log: string, files: readonly { name: string; path: string }[], facts: { job: string }): LogAnswer {
  const parts = files.map((file) => ({ file, answer: fileLog(file.path, file.name, 'refuse') }))
  const readable = parts.filter((part) => part.answer.kind === 'log')
  const refused = parts.flatMap(({ answer }) => (answer.kind === 'missing' ? [answer.why] : []))
  if (readable.length === 0) return missing(`No step file of ${log} can be read. ${refused.join(' ')}`)
  return {
    kind: 'log',
    handle: {
      log,
      ...facts,
      bytes: readable.reduce((sum, { answer }) => sum + (answer.kind === 'log' ? answer.handle.bytes : 0), 0),
      complete: refused.length === 0,
      note: [`Joined from the files of ${readable.length} steps.`, ...refused].join(' '),
      chunks: () => joined(readable.map(({ file }) => fileChunks(file.path, file.name, 'refuse'))),
    },
  }
}

/** Names of regular files under `root`, `/`-separated and sorted; links are not followed. `partial` when there was too much. */
function walk(root: string): { names: string[]; partial: boolean } {
  const names: string[] = []
  let seen = 0
  let partial = false
  const visit = (folder: string, depth: number): void => {
    for (const entry of entriesOf(folder)) {
      if (++seen > maxEntries || depth > maxDepth) {
        partial = true
        return
      }
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !notLogs.has(entry.name)) visit(path, depth + 1)
      else if (entry.isFile()) names.push(relative(root, path).replaceAll(sep, '/'))
    }
  }
  // The user named the root, so it may be a link itself.
  if (statOf(root)?.isDirectory() === true) visit(root, 0)
  return { names: names.sort(), partial }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    // An unreadable parent or a name no file can have; reading it as a file will say which.
    return undefined
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // A folder that may not be read holds nothing for us; its parent's other members still count.
    return []
  }
}

function missing(why: string): LogAnswer {
  return { kind: 'missing', code: 'log_missing', why }
}
