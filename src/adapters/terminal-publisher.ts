// PublisherPort of the command line: the summary is printed as text, the report goes to the file the user asked for.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { RetraceError } from '../errors.ts'
import type { PublisherPort } from '../ports.ts'
import { reportFolder } from './report-folder.ts'
import type { Sayer } from './say.ts'

export type TerminalOptions = {
  readonly say: Pick<Sayer, 'info'>
  /** Where `--report` wants the file named `reportName`; all other files go to a folder of their own under `temp`. */
  readonly reportPath?: string
  readonly reportName: string
  readonly temp: string
}

/** A terminal has no annotations and no outputs: both are in the summary. */
export function terminalPublisher({ say, reportPath, reportName, temp }: TerminalOptions): PublisherPort {
  const folder = reportFolder(temp)
  return {
    async summary(markdown) {
      say.info(markdown)
    },
    annotate() {},
    output() {},
    async file(name, text) {
      if (reportPath === undefined || name !== reportName) return folder(name, text)
      const path = resolve(reportPath)
      try {
        // The user named this file, so it may be there and is replaced.
        await writeFile(path, text)
      } catch (cause) {
        throw new RetraceError(
          'bad_input',
          `The report cannot be written to ${reportPath}.`,
          'Name a file in a folder that exists.',
          { cause },
        )
      }
      return path
    },
  }
}
