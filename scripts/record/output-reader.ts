// Turns what a process prints into log lines, as the runner does: lines end at LF, CRLF or a lone CR; workflow commands are obeyed.

/** Pushes decoded text in; hands whole lines out. `end` hands out the last line if it lacks its line end. */
export type LineSplitter = { push(text: string): void; end(): void }

export function lineSplitter(onLine: (line: string) => void): LineSplitter {
  let rest = ''
  return {
    push(text) {
      // A CR at the very end may be half of a CRLF: it waits for the next text.
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      lines.forEach(onLine)
    },
    end() {
      if (rest !== '') onLine(rest.replace(/\r$/, ''))
      rest = ''
    },
  }
}

/** Commands that show in the log under a tag. The properties of an annotation (file, line) are not in the log. */
const tags: Readonly<Record<string, string>> = {
  group: '##[group]',
  endgroup: '##[endgroup]',
  error: '##[error]',
  warning: '##[warning]',
  notice: '##[notice]',
}

/** A reader of one job's output lines: it masks, and gives the entry that the log shows, or undefined for none. */
export function commandReader(): (line: string) => string | undefined {
  const masks = new Set<string>()
  const masked = (text: string) => [...masks].reduce((left, mask) => left.replaceAll(mask, '***'), text)
  return (line) => {
    const command = /^\s*::([\w-]+)(?:\s[^:]*)?::(.*)$/.exec(line)
    const [, name = '', value = ''] = command ?? []
    if (name === 'add-mask') {
      const secret = unescapeData(value)
      if (secret !== '') masks.add(secret)
      return '::add-mask::***'
    }
    // Debug lines show only where step debugging is on, which a recording is not.
    if (name === 'debug') return undefined
    const tag = tags[name]
    return masked(tag === undefined ? line : `${tag}${unescapeData(value)}`)
  }
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
