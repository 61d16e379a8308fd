// PublisherPort inside Actions: step summary, annotations, outputs, report files (platform.md 6, security.md T04).
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { setOutput } from '@actions/core'
import { RetraceError } from '../errors.ts'
import type { AnnotationOut, PublisherPort } from '../ports.ts'
import { cutMarkdown } from '../text/cut-markdown.ts'
import { cut } from '../text/redact.ts'
import { reportFolder } from './report-folder.ts'
import type { Sayer } from './say.ts'

/** The runner shows ten of a kind a step and drops the rest without a word. */
const mostOfAKind = 10
/** Far below the runner's 1 MiB, over which it drops the whole summary. */
const longestSummary = 256 * 1024
/** The runner cuts a longer message. */
const longestMessage = 4096
/** Users put outputs into scripts: nothing that a shell or an expression would read (HX-005). */
const outputValue = /^[A-Za-z0-9_./:-]{0,200}$/

export type PublisherOptions = {
  readonly say: Pick<Sayer, 'command' | 'info' | 'warn'>
  /** `GITHUB_STEP_SUMMARY`, `GITHUB_OUTPUT` and `RUNNER_TEMP` are read from it. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Names of the outputs that action.yml declares. */
  readonly outputs: readonly string[]
  /** Where report files go when `RUNNER_TEMP` is not set. */
  readonly temp: string
}

/** What the runner does not take (no summary file, a path no output may carry) is a warning: the report stays. */
export function actionsPublisher({ say, env, outputs, temp }: PublisherOptions): PublisherPort {
  return {
    async summary(markdown) {
      const path = env.GITHUB_STEP_SUMMARY ?? ''
      const refused =
        path === '' ? 'GITHUB_STEP_SUMMARY is not set' : await append(path, cutMarkdown(markdown, longestSummary))
      if (refused !== undefined)
        say.warn(`The step summary could not be written: ${refused}. The report file has it all.`)
    },
    annotate(annotations) {
      for (const level of ['error', 'warning', 'notice'] as const) {
        const ofLevel = annotations.filter((annotation) => annotation.level === level)
        for (const annotation of ofLevel.slice(0, mostOfAKind))
          say.command(level, propertiesOf(annotation), messageOf(annotation))
        const rest = ofLevel.length - mostOfAKind
        if (rest > 0)
          say.info(`${rest} more of kind "${level}" are in the summary: GitHub shows ${mostOfAKind} a step.`)
      }
    },
    output(name, value) {
      if (!outputs.includes(name)) {
        throw new RetraceError(
          'internal',
          `"${name}" is no declared output.`,
          'This is a fault of Retrace: please report it.',
        )
      }
      // Windows: the runner and all its shells take forward slashes as well.
      const text = /^[A-Za-z]:\\/.test(value) ? value.replaceAll('\\', '/') : value
      // Without its file `setOutput` would print a command, and only the printer prints.
      if ((env.GITHUB_OUTPUT ?? '') === '') return say.warn(`Output "${name}" is not set: GITHUB_OUTPUT is missing.`)
      if (!outputValue.test(text))
        return say.warn(`Output "${name}" is not set: its value has characters that no output may carry.`)
      setOutput(name, text)
    },
    file: reportFolder(env.RUNNER_TEMP ?? temp),
  }
}

/** Appends to a file of the runner; never follows a link. Returns the reason why not, without a path. */
async function append(path: string, text: string): Promise<string | undefined> {
  try {
    const file = await open(path, constants.O_WRONLY | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0))
    try {
      await file.appendFile(text)
    } finally {
      await file.close()
    }
    return undefined
  } catch (error) {
    return errorCode(error)
  }
}

/** `ENOENT` and the like: a system error's code says enough, its message holds a path. */
function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}

function propertiesOf(annotation: AnnotationOut): Record<string, string | number | undefined> {
  return {
    title: annotation.title,
    file: annotation.path,
    line: annotation.path === undefined ? undefined : annotation.line,
  }
}

function messageOf(annotation: AnnotationOut): string {
  return cut(annotation.message, longestMessage)
}
