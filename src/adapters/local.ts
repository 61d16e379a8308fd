// LocalPort made real: saved logs, the running job's page, the checkout.
import { basename, resolve } from 'node:path'
import { RetraceError } from '../errors.ts'
import type { LocalPort, LogAnswer } from '../ports.ts'
import type { Git } from './git.ts'
import { logFiles } from './log-files.ts'
import { openInside, readFileBounded } from './open-file.ts'

export type LocalOptions = {
  /** Folder that relative log paths start from. */
  readonly cwd: string
  /** Root of the checkout, when there is one. */
  readonly checkout: string | undefined
  /** Files that the user named on the command line; they may lie anywhere. Found by their path or by their name alone. */
  readonly named?: readonly string[]
  readonly git: Git
  /** Reads the running job's page; outside of a runner it answers that there is none. */
  readonly runnerPage: () => Promise<LogAnswer>
}

const maxText = 1 << 20

export function local({ cwd, checkout, named = [], git, runnerPage }: LocalOptions): LocalPort {
  return {
    logs: (patterns) => logFiles(patterns, { cwd }),
    runnerPage,
    text(path) {
      const given = named.find((file) => file === path || basename(file) === basename(path))
      if (given !== undefined) return Buffer.from(readFileBounded(resolve(cwd, given), maxText)).toString('utf8')
      if (checkout === undefined) return undefined
      try {
        return Buffer.from(openInside(checkout).read(path, maxText)).toString('utf8')
      } catch (thrown) {
        // Not there, not safe or too large: all mean that the checkout has nothing to say about this file.
        if (thrown instanceof RetraceError) return undefined
        throw thrown
      }
    },
    async files() {
      if (checkout === undefined) return undefined
      try {
        return new Set(await git.listFiles(checkout))
      } catch (thrown) {
        // Without git the listing is larger (ignored files too), which only makes path guesses less sharp.
        if (thrown instanceof RetraceError) return new Set(openInside(checkout).list())
        throw thrown
      }
    },
  }
}
