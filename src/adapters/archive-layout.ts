// How a run's logs lie in the archive that GitHub hands out, zipped or unpacked (log-format.md 1). Pure: names in, jobs out.

/** A member by its `/`-separated name; what else it carries is the reader's business. */
export type Named = { readonly name: string }

/** The files of one job. `job` is the name as files have it: without `/` and `:`, at most 90 UTF-16 units. */
export type JobFiles<M extends Named> = {
  readonly job: string
  /** `N_<job>.txt`: the log of the whole job. */
  readonly whole: M | undefined
  /** `<job>/<number>_<name>.txt`, by number. Names have `_` for `/`. */
  readonly steps: readonly { readonly number: number; readonly name: string; readonly member: M }[]
  /** `<job>/system.txt`: what the service did before the runner started. */
  readonly system: M | undefined
}

// The ordinal can be negative in old archives.
const wholeJob = /^(-?\d+)_([^/]+)\.txt$/
const stepFile = /^([^/]+)\/(\d+)_([^/]+)\.txt$/
const systemFile = /^([^/]+)\/system\.txt$/

/** Sorts members into jobs, in the order of their ordinals; `loose` are text files of no such form, in name order. */
export function layOut<M extends Named>(members: readonly M[]): { jobs: JobFiles<M>[]; loose: M[] } {
  const skip = commonFolder(members)
  const found = new Map<string, { whole?: M; ordinal: number; steps: JobFiles<M>['steps'][number][]; system?: M }>()
  const jobOf = (name: string) => {
    const known = found.get(name) ?? { ordinal: Number.MAX_SAFE_INTEGER, steps: [] }
    found.set(name, known)
    return known
  }
  const loose: M[] = []
  for (const member of members) {
    const name = member.name.slice(skip)
    const whole = wholeJob.exec(name)
    const step = stepFile.exec(name)
    const system = systemFile.exec(name)
    if (whole !== null) Object.assign(jobOf(whole[2] ?? ''), { whole: member, ordinal: Number(whole[1]) })
    else if (step !== null) jobOf(step[1] ?? '').steps.push({ number: Number(step[2]), name: step[3] ?? '', member })
    else if (system !== null) jobOf(system[1] ?? '').system = member
    else if (/\.(txt|log)$/i.test(name)) loose.push(member)
  }
  const jobs = [...found.entries()]
    .sort(([a, x], [b, y]) => x.ordinal - y.ordinal || (a < b ? -1 : 1))
    .map(([job, files]) => ({
      job,
      whole: files.whole,
      steps: files.steps.sort((a, b) => a.number - b.number),
      system: files.system,
    }))
  return { jobs, loose: loose.sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

/** Length of a folder that somebody packed the whole archive into, or 0. `build/1_Set up job.txt` alone is a job, not such a folder. */
function commonFolder(members: readonly Named[]): number {
  const first = members[0]?.name ?? ''
  const length = first.indexOf('/') + 1
  if (length === 0 || !members.every((m) => m.name.startsWith(first.slice(0, length)))) return 0
  return members.some((m) => m.name.indexOf('/', length) > 0 || wholeJob.exec(m.name.slice(length))?.[1] === '0')
    ? length
    : 0
}

/** Workflow file of the job, from the text of its `system.txt`. */
export function definedAt(system: string): string | undefined {
  return /Job defined at: (\S+)/.exec(system)?.[1]
}

/** Logs of steps one after the other, each ending its last line, so that lines count through. */
export function* joined(parts: Iterable<Iterable<Uint8Array>>): Iterable<Uint8Array> {
  for (const part of parts) {
    let last: Uint8Array | undefined
    for (const chunk of part) {
      if (chunk.length > 0) last = chunk
      yield chunk
    }
    if (last !== undefined && last.at(-1) !== 0x0a) yield Uint8Array.of(0x0a)
  }
}
