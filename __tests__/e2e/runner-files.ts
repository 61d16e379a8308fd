// The runner's side of the files that a step talks through: a port of `EnvFileKeyValuePairs` (actions/runner, FileCommandManager.cs).

/**
 * Pairs of a `GITHUB_OUTPUT` or `GITHUB_ENV` file, in order. Throws where the runner fails the step: a line that is no pair, a
 * here-document that does not end.
 */
export function readPairs(text: string): [name: string, value: string][] {
  const pairs: [string, string][] = []
  const lines = text.split(/\r\n|[\n\r]/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`)
      pairs.push([line.slice(0, equals), line.slice(equals + 1)])
      continue
    }
    const name = line.slice(0, heredoc)
    const delimiter = line.slice(heredoc + 2)
    if (heredoc <= 0 || delimiter === '') throw new Error(`Invalid format '${line}'`)
    const end = lines.indexOf(delimiter, at + 1)
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
    pairs.push([name, lines.slice(at + 1, end).join('\n')])
    at = end
  }
  return pairs
}
