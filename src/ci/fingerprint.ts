// What makes two failures the same one: the tool's words without the parts that differ from run to run.

/** A message without numbers, addresses and hashes, in lower case; at most 200 characters. */
export function normalMessage(message: string): string {
  return message
    .replace(/\b0x[0-9a-f]+\b/gi, '#')
    .replace(/\b[0-9a-f]{12,}\b/gi, '#')
    .replace(/\d+(?:\.\d+)*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 200)
}

/** Key of a failure across matrix legs, attempts and runs: tool, rule, normalised message, first file. */
export function fingerprint(failure: {
  tool: string
  ruleId?: string | undefined
  message: string
  artifacts: readonly { path: string }[]
}): string {
  return [failure.tool, failure.ruleId ?? '', normalMessage(failure.message), failure.artifacts[0]?.path ?? ''].join(
    '\u0000',
  )
}
