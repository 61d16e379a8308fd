// Text of logs, names and files as GitHub Markdown that stays text: nothing of it becomes markup, a link, a mention, an issue
// reference, an emoji or a comment (security.md T05). Escaping alone cannot do it: GitHub looks for `@name`, `#1` and addresses
// in the *rendered* text, where `&#64;` is `@` again. Only code is left alone there, so every word that is not plainly a word
// becomes code.
import { clean } from '../text/clean.ts'

/** Words of prose, punctuation at their ends, hyphens and slashes inside. No dot or colon inside: that may be an address. */
const plainWord = /^["'(]*[\p{L}\p{M}\p{N}]+(?:[-'’/,][\p{L}\p{M}\p{N}]+)*[)"'.,;:!?%…]*$/u
/** Signs that mean nothing between words, though they do at the start of a line. */
const plainSign = /^[-–—=+/…]+$/
/** `GH-12`, `ABC-12` (issue references) and what may be a commit. */
const reference = /[A-Za-z]-\d|[0-9a-fA-F]{7}/
/** `1.` and `1)` would start a list. */
const listNumber = /^\d+[.)]$/

/** Inline code with back-ticks enough for any content; one line. Empty text gives an empty string. */
export function code(text: string): string {
  const flat = oneLine(text)
  if (flat === '') return ''
  const ticks = '`'.repeat(longestRun(flat) + 1)
  const pad = flat.startsWith('`') || flat.endsWith('`') ? ' ' : ''
  return `${ticks}${pad}${flat}${pad}${ticks}`
}

/** A code block whose fence is longer than any run of back-ticks inside, without info string: nothing is drawn or run. */
export function fence(text: string): string {
  const body = clean(text).trimEnd()
  const ticks = '`'.repeat(Math.max(3, longestRun(body) + 1))
  return `${ticks}\n${body}\n${ticks}`
}

/** Prose that may be hostile, as one line: plain words stay, runs of other words become inline code. */
export function escapeText(text: string): string {
  return dress(text, code)
}

/** The same for places where Markdown is not read, such as `<summary>`. */
export function escapeHtml(text: string): string {
  return dress(text, (run) => `<code>${entities(run)}</code>`)
}

/** A folded block. `summary` is hostile text as far as this function knows; `body` is Markdown that is already safe. */
export function details(summary: string, body: string): string {
  return `<details><summary>${escapeHtml(summary)}</summary>\n\n${body}\n\n</details>`
}

/** `label` (safe Markdown) linked to `url`, or the label alone when the address is missing or not on `serverUrl`. */
export function link(label: string, url: string | undefined, serverUrl: string): string {
  if (url === undefined || label === '' || !URL.canParse(url) || !URL.canParse(serverUrl)) return label
  const target = new URL(url)
  const ours = target.origin === new URL(serverUrl).origin && /^https?:$/.test(target.protocol)
  if (!ours || target.username !== '' || target.password !== '') return label
  return `[${label}](${target.href.replace(/[()<>\\`|[\]]/g, percent)})`
}

/** A table; cells are safe Markdown of one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A bar ends a cell even inside code; `\\|` is read in two ways by GitHub's versions, so a space parts the two. */
function cell(markdown: string): string {
  return markdown.replace(/\n/g, ' ').replace(/\\?\|/g, (bar) => (bar === '|' ? '\\|' : '\\ \\|'))
}

function dress(text: string, asCode: (run: string) => string): string {
  const out: string[] = []
  let run: string[] = []
  const close = () => {
    if (run.length > 0) out.push(asCode(run.join(' ')))
    run = []
  }
  const all = oneLine(text).split(' ')
  for (const [i, word] of all.entries()) {
    if (word === '') continue
    if (isPlain(word, i === 0)) {
      close()
      out.push(word)
    } else run.push(word)
  }
  close()
  return out.join(' ')
}

function isPlain(word: string, first: boolean): boolean {
  if (plainSign.test(word)) return !first
  return plainWord.test(word) && !reference.test(word) && !(first && listNumber.test(word))
}

function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim()
}

function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

function entities(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}

function percent(c: string): string {
  return `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
