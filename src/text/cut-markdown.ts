// A summary that is too long is cut so that what stays still renders: whole lines, and nothing left open.

const omitted = '\n_The rest is left out here; the report file has all of it._\n'

/** `markdown`, or its longest start of whole lines that fits `maxBytes` (UTF-8) with open fences and `<details>` closed. */
export function cutMarkdown(markdown: string, maxBytes: number): string {
  if (bytesOf(markdown) <= maxBytes) return markdown
  let kept = ''
  let used = bytesOf(omitted)
  let open: Open = { fence: '', html: false, details: 0 }
  let closing = ''
  for (const line of markdown.split('\n')) {
    const next = afterLine(open, line)
    const ending = closingOf(next)
    used += bytesOf(line) + 1
    if (used + bytesOf(ending) > maxBytes) break
    kept += `${line}\n`
    open = next
    closing = ending
  }
  return kept + closing + omitted
}

/** `html`: in an HTML block, where fences are text; it lasts to the next blank line. */
type Open = { readonly fence: string; readonly html: boolean; readonly details: number }

const htmlStart = /^ {0,3}<\/?(?:details|summary)\b/

function afterLine(open: Open, line: string): Open {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
  if (open.fence !== '') {
    const closes = fence.startsWith(open.fence) && line.trim() === fence
    return closes ? { ...open, fence: '' } : open
  }
  const html = line.trim() !== '' && (open.html || htmlStart.test(line))
  if (fence !== '' && !html) return { ...open, fence, html }
  const opened = line.split('<details').length - line.split('</details>').length
  return { fence: '', html, details: Math.max(0, open.details + opened) }
}

function closingOf(open: Open): string {
  return (open.fence === '' ? '\n' : `${open.fence}\n`) + '\n</details>\n'.repeat(open.details)
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text)
}
