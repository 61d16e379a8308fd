// The form of `gh run view --log`: `job TAB step TAB [BOM]stamp text`, made by gh from the run archive (log-format.md 1).

/** One line of that form. */
export type GhLine = {
  readonly job: string
  /** Undefined where gh prints `UNKNOWN STEP`: the archive had no step files. */
  readonly step: string | undefined
  /** What stands in the log itself: stamp (perhaps behind a BOM) and text, or the text of a continued entry. */
  readonly rest: string
}

/** Job and step names are at most 100 characters; without a limit a line of data with tabs would look like a prefix. */
const longestPrefix = 1024
/** Read as UTF-8 or, by a fast scanner, as Latin-1 (where the BOM is three characters). */
const stamped = /^(?:\uFEFF|\xEF\xBB\xBF)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z/
const sampleLines = 20

/** True when most of the first lines of a log have job, step and a stamp, so that every line must be split. */
export function isGhForm(head: string): boolean {
  const lines = head
    .split('\n', sampleLines * 2)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleLines)
  const matching = lines.filter((line) => stamped.test(splitGhLine(line)?.rest ?? ''))
  return matching.length > lines.length / 2
}

/** Splits a line of a log in that form; undefined for a line without prefix, which belongs to the step before. */
export function splitGhLine(line: string): GhLine | undefined {
  const first = line.indexOf('\t')
  if (first <= 0) return undefined
  const second = line.indexOf('\t', first + 1)
  if (second <= first + 1 || second > longestPrefix) return undefined
  const step = line.slice(first + 1, second)
  return {
    job: line.slice(0, first),
    step: step === 'UNKNOWN STEP' ? undefined : step,
    rest: line.slice(second + 1),
  }
}
