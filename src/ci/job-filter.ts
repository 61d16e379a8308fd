// Job names as a user may write them in the `jobs` input: whole names or globs with `*` and `?`, case ignored.

/** Whether one of the patterns means this job. Parentheses and brackets are taken literally: matrix names are full of them. */
export function jobIsWanted(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => globMatches(name.toLowerCase(), pattern.toLowerCase()))
}

/** Greedy two-pointer glob: never exponential, whatever the pattern. */
function globMatches(text: string, glob: string): boolean {
  let t = 0
  let g = 0
  let star = -1
  let mark = 0
  while (t < text.length) {
    if (g < glob.length && glob[g] !== '*' && (glob[g] === '?' || glob[g] === text[t])) {
      t++
      g++
    } else if (glob[g] === '*') {
      star = g++
      mark = t
    } else if (star >= 0) {
      g = star + 1
      t = ++mark
    } else return false
  }
  while (glob[g] === '*') g++
  return g === glob.length
}
