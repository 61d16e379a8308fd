// Writes lines as the runner does: a BOM at the start, a UTC stamp with seven digits before each entry, LF at its end.

export type LogWriter = {
  /** One entry; line breaks inside it are kept, and only its first line is stamped. */
  line(text: string): void
  group(title: string, body: readonly string[]): void
  text(): string
}

/** `clock` gives tenths of microseconds since 1970; stamps never go back. `rewrite` changes each entry before it is kept. */
export function logWriter(clock: () => bigint, rewrite: (text: string) => string = (text) => text): LogWriter {
  const entries: string[] = []
  let last = 0n
  const line = (text: string) => {
    const now = clock()
    last = now > last ? now : last
    entries.push(`${stampOf(last)} ${rewrite(text)}\n`)
  }
  return {
    line,
    group: (title, body) => [`##[group]${title}`, ...body, '##[endgroup]'].forEach(line),
    text: () => `\uFEFF${entries.join('')}`,
  }
}

/** `2024-05-01T12:34:56.1234567Z` */
export function stampOf(ticks: bigint): string {
  const seconds = new Date(Number(ticks / 10_000_000n) * 1000).toISOString().slice(0, 19)
  return `${seconds}.${String(ticks % 10_000_000n).padStart(7, '0')}Z`
}
