// A log port that remembers what was said.
import type { LogPort } from '../../src/ports.ts'

export function recordingLog(): LogPort & { readonly lines: string[] } {
  const lines: string[] = []
  return {
    lines,
    info: (text) => void lines.push(text),
    warn: (text) => void lines.push(`warning: ${text}`),
    group: (title) => {
      lines.push(`group: ${title}`)
      return { end: () => void lines.push('end') }
    },
  }
}
