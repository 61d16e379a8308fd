// The format of GITHUB_ENV and GITHUB_OUTPUT: `NAME=value`, or `NAME<<MARK`, lines, `MARK`.

/** All pairs of a command file; a name that is set twice keeps its last value. */
export function readPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const [, name, mark] = /^([^=<]+)<<(.+)$/.exec(line) ?? []
    if (name !== undefined && mark !== undefined) {
      const end = lines.indexOf(mark, i + 1)
      const last = end === -1 ? lines.length : end
      pairs[name] = lines.slice(i + 1, last).join('\n')
      i = last
    } else if (line.includes('=')) {
      pairs[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1)
    }
  }
  return pairs
}
