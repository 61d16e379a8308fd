// Builds the text of a job log as the runner writes it, for tests: stamps, headers, groups, endings.

export type StepText =
  | { run: string; out?: readonly string[]; exit?: number; cancelled?: boolean; shell?: string; at?: number }
  | { uses: string; with?: Readonly<Record<string, string>>; out?: readonly string[] }

export type JobText = {
  name?: string
  preamble?: readonly string[]
  steps: readonly StepText[]
  /** Post steps' outputs, in log order. */
  post?: readonly (readonly string[])[]
  end?: readonly string[]
  lineEnd?: '\n' | '\r\n'
  bom?: boolean
}

/** The log and, for each step, the 1-based line of its header. */
export function jobText(job: JobText): { text: string; headers: number[]; lineOf: (needle: string) => number } {
  const lines: string[] = []
  const headers: number[] = []
  let tick = 0
  const say = (text: string): void => {
    const seconds = String(Math.floor(tick / 10) % 60).padStart(2, '0')
    const minutes = String(Math.floor(tick / 600) % 60).padStart(2, '0')
    const hours = String(Math.floor(tick / 36_000) % 24).padStart(2, '0')
    lines.push(
      `2026-03-04T${hours}:${minutes}:${seconds}.${String((tick++ * 1_000_001) % 10_000_000).padStart(7, '0')}Z ${text}`,
    )
  }
  say("Current runner version: '2.333.0'")
  for (const text of [
    '##[group]Operating System',
    'Ubuntu',
    '24.04.3',
    'LTS',
    '##[endgroup]',
    '##[group]Runner Image',
    'Image: ubuntu-24.04',
    '##[endgroup]',
  ])
    say(text)
  for (const text of job.preamble ?? []) say(text)
  if (job.name !== undefined) say(`Complete job name: ${job.name}`)
  for (const step of job.steps) {
    headers.push(lines.length + 1)
    if ('uses' in step) {
      say(`##[group]Run ${step.uses}`)
      for (const [key, value] of Object.entries(step.with ?? {})) say(`  ${key}: ${value}`)
      say('##[endgroup]')
      for (const text of step.out ?? []) say(text)
      continue
    }
    const script = step.run.split('\n')
    say(`##[group]Run ${script.find((l) => l.trim() !== '') ?? ''}`)
    for (const line of script) say(`\u001b[36;1m${line}\u001b[0m`)
    say(`shell: ${step.shell ?? '/usr/bin/bash -e {0}'}`)
    say('##[endgroup]')
    for (const text of step.out ?? []) say(text)
    if (step.cancelled === true) say('##[error]The operation was canceled.')
    else if (step.exit !== undefined && step.exit !== 0) say(`##[error]Process completed with exit code ${step.exit}.`)
  }
  for (const output of job.post ?? []) {
    say('Post job cleanup.')
    for (const text of output) say(text)
  }
  for (const text of job.end ?? ['Cleaning up orphan processes']) say(text)
  const end = job.lineEnd ?? '\n'
  const text = `${job.bom === false ? '' : '\uFEFF'}${lines.join(end)}${end}`
  return { text, headers, lineOf: (needle) => lines.findIndex((l) => l.includes(needle)) + 1 }
}
