// How scripts are called by their first line, by the runner and so by us.

/** First line of a script that holds more than blanks, trimmed: what the runner shows after `Run `. Empty when there is none. */
export function firstLine(script: string): string {
  const lines = script.split('\n').map((line) => line.trim())
  return lines.find((line) => line !== '') ?? ''
}
