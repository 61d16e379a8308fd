// A piece of a log that somebody cut out or tee'd: no set-up, no end, no exit code says how the step ended. Then only the tools' own
// words can: it counts as failed when a tool states an error, never on a guess.
import { blame } from './blame.ts'
import type { JobLog } from './job-log.ts'
import type { JudgedJob, JudgedStep } from './judge.ts'
import { isSuspicious } from './section.ts'

/** Whether nothing of the runner's own says how this log's step ended. */
export function isExcerpt(log: JobLog): boolean {
  return log.sections.every((section) => section.kind === 'step' && !isSuspicious(section))
}

/** The job as judged, with its last step failed where a tool says so. */
export function judgeExcerpt(log: JobLog, judged: JudgedJob): JudgedJob {
  const last = judged.steps.findLast((step) => step.sections.length > 0)
  if (last === undefined) return judged
  const failed: JudgedStep = {
    ...last,
    status: 'failed',
    tolerated: false,
    why: 'a tool states an error; the log does not show how the step ended',
  }
  const stated = blame(log, failed, { job: log.name ?? 'job' }, { guess: () => [] })
  if (stated.length === 0) return judged
  return { outcome: 'failure', steps: judged.steps.map((step) => (step === last ? failed : step)) }
}
