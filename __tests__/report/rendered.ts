// What GitHub would make of a piece of Markdown, and what in it must not be there (security.md T05). markdown-it stands in for
// GitHub's renderer with everything on that could turn text into more: raw HTML, bare addresses, tables.
import MarkdownIt from 'markdown-it'

const renderer = new MarkdownIt({ html: true, linkify: true, typographer: false })
const allowedTags =
  /^<\/?(?:h2|h3|p|code|pre|details|summary|table|thead|tbody|tr|th|td|ul|li|strong)>$|^<a href="[^"]*">$|^<\/a>$/

export const render = (markdown: string): string => renderer.render(markdown)

/** Everything live in rendered `markdown` that hostile text must not bring about; empty when it stayed text. */
export function live(markdown: string, serverUrl: string): string[] {
  const found: string[] = []
  const html = render(markdown)
  if (html.includes('<!--')) found.push('comment')
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    if (!allowedTags.test(tag)) found.push(`tag ${tag}`)
    const href = /^<a href="([^"]*)"/.exec(tag)?.[1]
    if (href !== undefined && !href.startsWith(`${serverUrl}/`)) found.push(`link ${href}`)
  }
  const prose = html
    .replace(/<(code|pre)>[\s\S]*?<\/\1>/g, '<>')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&lt;|&gt;|&quot;|&amp;/g, ' ')
  // Looked for by GitHub in the rendered text outside of code: mentions, references, emoji, formulas.
  for (const pattern of [/@\w/, /#\d/, /\bGH-\d/i, /:[\w+-]+:/, /\$/, /www\./, /:\/\//]) {
    const hit = pattern.exec(prose)
    if (hit !== null) found.push(`prose ${hit[0]}`)
  }
  return found
}

/** Texts that are live when nobody escapes them. */
export const hostileTexts = [
  '![x](https://evil.invalid/p)',
  '![a][r]\n\n[r]: https://evil.invalid/',
  '<img src=//evil.invalid/i width=1>',
  '<https://evil.invalid/x>',
  'see https://evil.invalid/x and www.evil.invalid',
  'mail a@evil.invalid',
  '@octo-org/admins please merge',
  'fixes #1, closes other/repo#2, GH-3',
  '<!-- hidden',
  '</code></summary></details><script>1</script>',
  '&lt;img src=x&gt; &#x40;octo-org &#64;octo',
  '# heading',
  '1. list',
  '> [!WARNING]',
  ':tada: :octocat:',
  '$x^2$ $$y$$',
  '**bold** _it_ ~~gone~~',
  'a\r\n\r\n# b',
] as const

/** Texts that do harm beside others, or in a renderer other than this one. */
export const hostilePieces = [
  '[y](javascript:alert(1))',
  '```\n</details>\n# Approved\n@maintainer',
  '``````````',
  '~~~\n<!-- hidden -->',
  '| a | b |\n|---|---|',
  'a\\|b|c\\\\|d',
  '`\\`|`',
  '- [ ] task',
  '===',
  '\\',
  '*',
  '[^1]',
  '\u202egnp.exe\u200b',
  '\ud800 lone',
] as const
