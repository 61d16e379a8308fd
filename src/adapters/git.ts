// The one door to git (security.md 7.3, T14). Git runs programs that a repository's own configuration names, so it never
// sees the tree's `.git`: all commands use a shadow repository of ours, an empty environment and fixed flags.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RetraceError } from '../errors.ts'
import { type Launched, launch } from './launch.ts'

export type Git = {
  /** Files of a work tree that its ignore files do not leave out, sorted, by relative path. Nested repositories are left out. */
  listFiles(root: string): Promise<string[]>
}

export type GitOptions = {
  /** An existing folder of our own, outside of any work tree; each call makes and removes a shadow repository in it. */
  readonly temp: string
  /** Value of PATH for git. */
  readonly path: string
  /** False only in the test that shows what the shadow repository is for: git then opens the tree's own `.git`. */
  readonly shadow?: boolean
}

const emptyEnvironment = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
}

/** Flags of every call; a command line outranks what any configuration file says. */
const flags = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'protocol.allow=never',
  'safe.bareRepository=explicit',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting])

/** A list of files may be long: about half a million of them. */
const longestListing = 32 * 1024 * 1024

/** Throws `command_failed` when git is missing or refuses, `timeout` and `too_large`. */
export function git({ temp, path, shadow = true }: GitOptions): Git {
  const run = async (gitDir: string, root: string, args: readonly string[], maxOutput?: number): Promise<Launched> => {
    const command = args[0] ?? ''
    const where = shadow ? [`--git-dir=${gitDir}`, `--work-tree=${root}`] : []
    const fixed = shadow ? flags : []
    const done = await launch({
      program: 'git',
      args: [...fixed, ...where, ...args],
      cwd: root,
      env: { ...emptyEnvironment, PATH: path },
      timeoutMs: 60_000,
      ...(maxOutput === undefined ? {} : { maxOutput }),
    })
    if (done.exitCode === 0) return done
    throw new RetraceError(
      'command_failed',
      `git ${command} ended with status ${done.exitCode}: ${lastLine(done.stderr)}`,
      'Retrace goes on without git where it can.',
    )
  }
  return {
    async listFiles(root) {
      const gitDir = await mkdtemp(join(temp, 'git-'))
      try {
        if (shadow) await run(gitDir, root, ['init', '--quiet', '--template='])
        const listing = await run(gitDir, root, ['ls-files', '--others', '--exclude-standard', '-z'], longestListing)
        if (listing.truncated)
          throw new RetraceError('too_large', 'The checkout has too many files to list.', 'Check out less of it.')
        // A name that ends with a slash is a nested repository, which git does not look into.
        return listing.stdout
          .toString()
          .split('\0')
          .filter((name) => name !== '' && !name.endsWith('/'))
          .sort()
      } finally {
        await rm(gitDir, { recursive: true, force: true })
      }
    },
  }
}

function lastLine(stderr: Buffer): string {
  return stderr.toString().trim().split('\n').at(-1) ?? ''
}
