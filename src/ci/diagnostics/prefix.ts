// Tools often run inside others that put something before each of their lines: buildkit, fastlane, docker compose, monorepo runners.

/** Digits as buildkit prints seconds: always five characters up to 999.9 (`0.123`, `11.02`, `123.4`), so that `1.5 x` is not one. */
const seconds = String.raw`(?:\d\.\d{3}|\d\d\.\d\d|\d{3}\.\d|\d{4,6}(?:\.\d)?)`
const clock = String.raw`\d\d:\d\d:\d\d(?:[.,]\d{1,9})?`
const date = String.raw`\d{4}[-/]\d\d[-/]\d\d`
/** Words before a colon that are a tool's own verdict and not the name of a package or script. */
const verdict = '(?:error|warning|warn|note|fatal|info|debug|panic|help|hint|failed)'

const prefixes: readonly RegExp[] = [
  new RegExp(`^#\\d{1,5} (?:${seconds} )?`),
  /^(?:\d\.\d{3}|\d\d\.\d\d|\d{3}\.\d) /,
  new RegExp(`^\\[(?:${date}[ T])?${clock}(?:Z|[+-]\\d\\d:?\\d\\d)?\\]:? `),
  new RegExp(`^(?:${date}[ T])?${clock}(?:Z|[+-]\\d\\d:?\\d\\d)? `),
  /^▸ /,
  // buildozer, fastlane plug-ins; `[ERROR] ` without the colon is Maven's own form and stays.
  /^\[(?:DEBUG|INFO|WARN|WARNING|ERROR)\]: {1,8}\t?/,
  // docker compose pads the longest service name with two blanks, the gutter of a compiler's excerpt starts with blanks or digits.
  /^[A-Za-z][\w.-]{0,80} {2,80}\| /,
  // turbo `web:build: `, `@scope/web:test:unit: `
  new RegExp(`^(?!${verdict}:)(?:@[\\w.-]{1,60}/)?[a-z][\\w-]{0,60}:(?!${verdict}:)[a-z][\\w:-]{0,60}: `),
  // pnpm -r `packages/web build: `
  new RegExp(`^(?:@[\\w.-]{1,60}/|[\\w.-]{1,60}/)[\\w./-]{0,120} (?!${verdict}:)[a-z][\\w:-]{0,60}: `),
]

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
  for (const prefix of prefixes) {
    const hit = prefix.exec(text)
    if (hit !== null) return hit[0].length
  }
  return 0
}
