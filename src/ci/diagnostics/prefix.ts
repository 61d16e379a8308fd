// Tools often run inside others that put something before each of their lines: buildkit, fastlane, docker compose, monorepo runners.

/** Digits as buildkit prints seconds: always five characters up to 999.9 (`0.123`, `11.02`, `123.4`), so that `1.5 x` is not one. */
const seconds = String.raw`(?:\d\.\d{3}|\d\d\.\d\d|\d{3}\.\d|\d{4,6}(?:\.\d)?)`
const clock = String.raw`\d\d:\d\d:\d\d(?:[.,]\d{1,9})?`
const date = String.raw`\d{4}[-/]\d\d[-/]\d\d`
/** Words before a colon that are a tool's own verdict and not the name of a package or script. */
const verdict = '(?:error|warning|warn|note|fatal|info|debug|panic|help|hint|failed)'

/** `starts`: characters a prefix may begin with. `ends`: text it ends with. Both only spare the search where it cannot hit. */
type Prefix = { readonly starts: RegExp; readonly ends: string; readonly pattern: RegExp }

const prefixes: readonly Prefix[] = [
  { starts: /#/, ends: ' ', pattern: new RegExp(`^#\\d{1,5} (?:${seconds} )?`) },
  { starts: /\d/, ends: ' ', pattern: /^(?:\d\.\d{3}|\d\d\.\d\d|\d{3}\.\d) / },
  {
    starts: /\[/,
    ends: ' ',
    pattern: new RegExp(`^\\[(?:${date}[ T])?${clock}(?:Z|[+-]\\d\\d:?\\d\\d)?\\]:? `),
  },
  { starts: /\d/, ends: ' ', pattern: new RegExp(`^(?:${date}[ T])?${clock}(?:Z|[+-]\\d\\d:?\\d\\d)? `) },
  { starts: /▸/, ends: ' ', pattern: /^▸ / },
  // buildozer, fastlane plug-ins; `[ERROR] ` without the colon is Maven's own form and stays.
  { starts: /\[/, ends: ': ', pattern: /^\[(?:DEBUG|INFO|WARN|WARNING|ERROR)\]: {1,8}\t?/ },
  // docker compose pads the longest service name with two blanks, the gutter of a compiler's excerpt starts with blanks or digits.
  { starts: /[A-Za-z]/, ends: '  | ', pattern: /^[A-Za-z][\w.-]{0,80} {2,80}\| / },
  // turbo `web:build: `, `@scope/web:test:unit: `
  {
    starts: /[@a-z]/,
    ends: ': ',
    pattern: new RegExp(`^(?!${verdict}:)(?:@[\\w.-]{1,60}/)?[a-z][\\w-]{0,60}:(?!${verdict}:)[a-z][\\w:-]{0,60}: `),
  },
  // pnpm -r `packages/web build: `
  {
    starts: /[@\w.-]/,
    ends: ': ',
    pattern: new RegExp(`^(?:@[\\w.-]{1,60}/|[\\w.-]{1,60}/)[\\w./-]{0,120} (?!${verdict}:)[a-z][\\w:-]{0,60}: `),
  },
]

/** The prefixes by the code of their first character: every line passes here once a tool, and most have none. */
const byStart: readonly (readonly Prefix[])[] = Array.from({ length: 128 }, (_, code) =>
  prefixes.filter(({ starts }) => starts.test(String.fromCharCode(code))),
)
const beyondAscii = prefixes.filter(({ starts }) => starts.test('▸'))

/** Prefixes can be stacked (`#12 3.456 [08:38:45] web:build: x`); more than this nobody nests. */
const depth = 4

/**
 * The text a tool printed, without what an outer program put before it: buildkit's `#12 3.456 `, time stamps in or without
 * brackets, fastlane's `▸ `, docker compose's `name  | `, `pkg:task: ` of turbo and `dir script: ` of pnpm. Indentation after
 * the prefix stays. Texts without a known prefix come back unchanged.
 */
export function unprefix(text: string): string {
  let rest = text
  for (let round = 0; round < depth; round++) {
    const cut = prefixLength(rest)
    if (cut === 0) break
    rest = rest.slice(cut)
  }
  return rest
}

/** Length of the one prefix that starts the text, 0 when there is none. */
function prefixLength(text: string): number {
  for (const { ends, pattern } of byStart[text.charCodeAt(0)] ?? beyondAscii) {
    if (!text.includes(ends)) continue
    const hit = pattern.exec(text)
    if (hit !== null) return hit[0].length
  }
  return 0
}
