// Secrets nobody told us about, known by their shape (security.md T06 b): issued tokens, key blocks, URL user-info,
// Authorization headers and assignments to telling names; the rest is left to entropy.ts (T06 c).
// Every pattern starts with a literal or a boundary and its classes do not overlap, so each is linear on hostile lines.
import { redactEntropy } from './entropy.ts'

export const redacted = '***'

export type Redaction = { readonly text: string; readonly count: number }

/** `text` with everything that looks like a secret replaced by `***`, and how many places that were. Line breaks stay. */
export function redactShapes(text: string): Redaction {
  let count = 0
  const mark = (): string => {
    count++
    return redacted
  }
  let out = redactKeyBlocks(text, mark)
  for (const rule of tokenRules) if (out.includes(rule.sign)) out = out.replace(rule.pattern, mark)
  for (const { sign, pattern } of valueRules) {
    if (!sign.test(out)) continue
    out = out.replace(pattern, (whole: string, before: string, value: string) => {
      return isPlain(value) ? whole : before + mark()
    })
  }
  return { text: redactEntropy(out, mark), count }
}

/** Tokens by the prefix their issuer documents. `sign` is a literal that must be there: it spares the pattern. */
const tokenRules: readonly { readonly sign: string; readonly pattern: RegExp }[] = [
  // GitHub: ghs_ may be a JWT of about 520 characters with dots (platform.md 4.9).
  { sign: 'gh', pattern: /(?<![A-Za-z0-9])gh[oprsu]_[A-Za-z0-9._-]{36,}/g },
  { sign: 'github_pat_', pattern: /github_pat_\w{22,}/g },
  { sign: 'glpat-', pattern: /glpat-[\w-]{20,}/g },
  { sign: 'A', pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])/g },
  { sign: 'AIza', pattern: /AIza[\w-]{35}/g },
  { sign: 'ya29.', pattern: /ya29\.[\w-]{20,}/g },
  { sign: 'xox', pattern: /xox[a-z]-[A-Za-z0-9-]{10,}/g },
  { sign: 'hooks.slack.com', pattern: /(?<=hooks\.slack\.com\/(?:services|workflows)\/)[A-Za-z0-9/_-]{20,}/g },
  { sign: '/api/webhooks/', pattern: /(?<=\/api\/webhooks\/\d{10,24}\/)[\w-]{40,}/g },
  { sign: 'k_', pattern: /(?<![A-Za-z0-9])[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g },
  { sign: 'whsec_', pattern: /whsec_[A-Za-z0-9+/=]{24,}/g },
  { sign: 'npm_', pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?!\w)/g },
  { sign: 'pypi-AgE', pattern: /pypi-AgE[\w-]{40,}/g },
  { sign: 'rubygems_', pattern: /rubygems_[a-f0-9]{48}/g },
  { sign: 'dckr_pat_', pattern: /dckr_pat_[\w-]{20,}/g },
  { sign: 'dop_v1_', pattern: /dop_v1_[a-f0-9]{64}/g },
  { sign: 'hvs.', pattern: /(?<!\w)hvs\.[\w-]{24,}/g },
  { sign: 'hf_', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}/g },
  { sign: 'SG.', pattern: /(?<!\w)SG\.[\w-]{16,32}\.[\w-]{32,64}/g },
  { sign: 'sk-', pattern: /(?<![\w-])sk-(?=[a-zA-Z_-]{0,40}\d)[\w-]{24,}/g },
  { sign: 'eyJ', pattern: /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8}[\w.-]*/g },
]

const names =
  'passw(?:or)?d|passphrase|pwd|secret|(?<!PublicKey)token|api[_-]?key|access[_-]?key(?:[_-]?id)?|secret[_-]?key|private[_-]?key|' +
  'signing[_-]?key|account[_-]?key|shared[_-]?access[_-]?key|client[_-]?secret|credentials?|authkey|' +
  'amz-(?:signature|credential)|goog-signature|[?&]sig(?:nature)?'

/** A telling name and what stands after it: the first group is kept, the second is the secret. */
const valueRules: readonly { readonly sign: RegExp; readonly pattern: RegExp }[] = [
  // scheme://user:password@host, and a long user name alone, which is a token.
  { sign: /:\/\//, pattern: /(:\/\/[^\s/:@"'<>]{0,128}:)([^\s/@"'<>]{1,512})(?=@)/g },
  { sign: /:\/\//, pattern: /(:\/\/)([^\s/:@"'<>]{20,512})(?=@)/g },
  { sign: /authorization/i, pattern: /(authorization["']?[:=][ \t]{0,8}["']?[a-z]{1,16}[ \t]{1,8})([^\s"',;]+)/gi },
  { sign: /bearer|basic/i, pattern: /(\b(?:bearer|basic) )((?=[\w+/~.-]{0,200}\d)[\w+/~.-]{16,}={0,2})/gi },
  // name="value with blanks": quoted, so that even letters alone are a value. The name may be quoted as well (JSON).
  {
    sign: /["'][ \t]?$|["']/m,
    pattern: new RegExp(
      `((?:${names})\\\\?["']?(?:[:=]|=>|:=)[ \\t]{0,4}\\\\?["'])([^"'\\\\\\n]{4,512})(?=\\\\?["'])`,
      'gi',
    ),
  },
  // name=value: an assignment as shells, .env files and query strings write it.
  { sign: /=/, pattern: new RegExp(`((?:${names})=)([^\\s"'\`,;&<>(){}\\[\\]\\\\|]{6,})`, 'gi') },
  // name: value, and --name value: also how prose and types are written, so the value must have a digit.
  {
    sign: /:|--/,
    pattern: new RegExp(
      `((?:${names})["']?: {0,4}|--(?:[a-z]{1,20}-){0,3}(?:${names}) )(?=[^\\s\\d]{0,64}\\d)([^\\s"'\`,;&<>(){}\\[\\]\\\\|]{6,})`,
      'gi',
    ),
  },
]

/** Values that only stand for a secret: marks, variables, expressions, types, paths, versions, times and words of configuration. */
function isPlain(value: string): boolean {
  return (
    /^[*x•.]+$/i.test(value) ||
    /^(?:\$\{?[A-Za-z_]|%\w+%|\{\{|<[^<>]*>$)/.test(value) ||
    /^(?:[A-Za-z]:[\\/]|~?\/|\.{1,2}\/)/.test(value) ||
    /^\d{1,9}(?:[.:,-]\d{1,9}){1,9}[a-z]{0,2}$/.test(value) ||
    /^(?:true|false|null|none|nil|undefined|required|optional|string|boolean|process\.env|os\.|env\.|secrets\.|self\.)/i.test(
      value,
    )
  )
}

const begin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
const end = '-----END'
/** An unfinished key block hides at most this much; the largest RSA keys in use take 13 KiB. */
const longestKey = 16_384

/** Body of each private key block, up to its END or, unfinished, to the end of the text: one mark a line. */
function redactKeyBlocks(text: string, mark: () => string): string {
  if (!text.includes('PRIVATE KEY')) return text
  let out = ''
  let kept = 0
  for (const found of text.matchAll(begin)) {
    const from = found.index + found[0].length
    if (found.index < kept) continue
    const window = text.slice(from, from + longestKey)
    const length = window.indexOf(end)
    const to = from + (length < 0 ? window.length : length)
    const body = text
      .slice(from, to)
      .replace(/[^\n]+/g, (line) => (/\w/.test(line) && !/^\\n$/.test(line) ? mark() : line))
    out += text.slice(kept, from) + body
    kept = to
  }
  return kept === 0 ? text : out + text.slice(kept)
}
