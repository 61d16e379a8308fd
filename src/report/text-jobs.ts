// The run at a glance: one row a job, one sign a step, in the order in which they run.
import type { Validation, ValidationStatus } from '../domain/evidence.ts'
import type { Report } from '../domain/report.ts'
import { clip, columns, flat, type Paint, pad } from './ansi.ts'
import { isCheck } from './never-ran.ts'
import { count } from './prose.ts'
import { statusWords } from './summary-facts.ts'

const maxJobs = 24
const maxSigns = 40

/** `test (3.12)  ✓✓✗○  Unit tests`: the failed step is named. Jobs that failed come first when not all fit. */
export function jobMap(report: Report, paint: Paint, width: number): string[] {
  const jobs = new Map<string, Validation[]>()
  for (const v of report.validations) if (isCheck(v)) jobs.set(v.job, [...(jobs.get(v.job) ?? []), v])
  for (const node of report.graph.nodes) {
    if (node.kind === 'job' && node.status === 'unreached' && !jobs.has(node.name)) jobs.set(node.name, [])
  }
  const all = [...jobs]
  const failed = (steps: readonly Validation[]) => steps.some((v) => v.status === 'failed')
  const shown =
    all.length <= maxJobs ? all : [...all].sort((a, b) => Number(failed(b[1])) - Number(failed(a[1]))).slice(0, maxJobs)
  const names = Math.min(36, Math.max(...shown.map(([job]) => columns(flat(job))), 0))
  const signs = Math.min(maxSigns, Math.max(...shown.map(([, steps]) => steps.length), 1))
  const rows = shown.map(([job, steps]) => {
    const name = pad(clip(flat(job), names), names)
    const track =
      steps.length === 0 ? [sign('unreached', paint)] : steps.slice(0, maxSigns).map((v) => sign(v.status, paint))
    const gap = ' '.repeat(Math.max(0, signs - track.length))
    const room = width - names - signs - 8
    return `    ${name}  ${track.join('')}${gap}  ${paint.dim(clip(label(steps), room))}`.trimEnd()
  })
  const more = all.length - shown.length
  return more > 0 ? [...rows, `    ${count(more, 'more job')}`] : rows
}

function label(steps: readonly Validation[]): string {
  if (steps.every((v) => v.status === 'unreached')) return 'never ran'
  return steps
    .filter((v) => v.status === 'failed')
    .map((v) => flat(v.step))
    .join(', ')
}

function sign(status: ValidationStatus, paint: Paint): string {
  const color = {
    successful: paint.green,
    failed: paint.red,
    unreached: paint.yellow,
    skipped: paint.dim,
    cancelled: paint.dim,
  }[status]
  return color(statusWords[status].sign)
}
