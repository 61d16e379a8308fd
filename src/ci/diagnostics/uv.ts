// uv, before and after it began to wrap its messages: `× …` with `╰─▶`, `error: …` with `Caused by:` or `cause:`.
import type { FailureType } from '../../domain/evidence.ts'
import { buildCause } from './build-cause.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

type Kind = { readonly words: RegExp; readonly type: FailureType; readonly ruleId: string }

/** The words that uv begins an error with. Other programs in Rust print `error: ` too, so only these count. */
const kinds: readonly Kind[] = [
  kind(/^No solution found when resolving /, 'dependency_issue', 'NoSolution'),
  kind(
    /^(?:Failed to (?:build|prepare distributions)|Build backend failed|The build backend returned)/,
    'package_install_error',
    'BuildFailed',
  ),
  kind(
    /^(?:Failed to (?:fetch|download)|Error while (?:fetching|downloading)|Request failed after|Could not connect)/,
    'environment_error',
    'network',
  ),
  kind(/^(?:The lockfile at |Unable to find lockfile at )/, 'dependency_issue', 'lockfile'),
  kind(/^Failed to spawn: /, 'environment_error', 'spawn'),
  kind(
    /^(?:No interpreter found |The requested interpreter |No virtual environment found|The Python request )/,
    'environment_error',
    'interpreter',
  ),
  kind(
    /^(?:Couldn't parse requirement |Failed to parse:? |File not found: |No `pyproject\.toml` found|(?:Default )?[Gg]roup `|Extra `)/,
    'configuration_error',
    'config',
  ),
  kind(
    /^(?:Distribution not found at|Package `|The current Python platform|Failed to install|Failed to read `)/,
    'package_install_error',
    'install',
  ),
  kind(/^unexpected argument /, 'configuration_error', 'usage'),
]
const start = /^ {0,4}(?:error: |× )(\S.*)$/
const cause = /^ {1,4}(?:cause: |Caused by: |╰─▶ |├─▶ )(.*)$/
const more = /^(?: {4,}\S| {0,4}[│├╰]| {2}\S)/
const maxBlock = 60

export const uv: Diagnostic = {
  tool: 'uv',
  reads: 'resolution, build, lock file, network, interpreter and configuration errors of uv, old and new layout',
  fixtures: 'real',
  sign: /^(?:.{0,60} )?(?:error: |× )(?:No |Failed to|Build backend|Request failed|Could|The |Unable to find lockfile|File not found|Distribution not|Package `|[Dd]efault group|[Gg]roup `|Extra `|unexpected argument)/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text))
    const found = new Map<string, Finding>()
    texts.forEach((_, i) => {
      const one = errorAt(lines, texts, i)
      if (one !== undefined && !found.has(one.message)) found.set(one.message, one)
    })
    return [...found.values()]
  },
}

function kind(words: RegExp, type: FailureType, ruleId: string): Kind {
  return { words, type, ruleId }
}

function errorAt(lines: readonly Line[], texts: readonly string[], i: number): Finding | undefined {
  const at = lines[i]
  const head = start.exec(texts[i] ?? '')?.[1]
  const what = head === undefined ? undefined : kinds.find(({ words }) => words.test(head))
  if (at === undefined || head === undefined || what === undefined) return undefined
  if (what.ruleId === 'usage' && !texts.slice(i, i + 12).some((text) => /^Usage: uvx? /.test(text))) return undefined
  const sentences = sentencesOf(texts, i)
  if (what.ruleId === 'BuildFailed') return buildFailure(lines, texts, i, sentences.parts)
  const message = sentences.parts.join(' – ')
  const file = /[`' ]([\w./-]{1,200}\.(?:toml|lock|txt|in))\b/.exec(message)?.[1]
  return finding(
    {
      tool: 'uv',
      failureType: what.type,
      ruleId: what.ruleId,
      message,
      signals: [...new Set([(sentences.parts[0] ?? head).slice(0, 60), ...packagesOf(message)])].slice(0, 4),
      artifacts: what.type === 'environment_error' || file === undefined ? [] : [artifact(file)],
      strength: 5,
    },
    at,
    at,
    lines[sentences.end],
  )
}

/** The error and its causes, wrapped lines joined; `end` is the index of the last line. */
function sentencesOf(texts: readonly string[], i: number): { readonly parts: string[]; readonly end: number } {
  const parts = [start.exec(texts[i] ?? '')?.[1]?.trim() ?? '']
  let end = i
  while (end + 1 < texts.length && end - i < 30 && more.test(texts[end + 1] ?? '')) {
    end++
    const text = texts[end] ?? ''
    const next = cause.exec(text)?.[1]
    if (next !== undefined) parts.push(next.trim())
    else parts.push(`${parts.pop() ?? ''} ${text.replace(/^[ │]+/, '')}`)
  }
  return { parts, end }
}

/** The output of the build stands below, indented or not; its last exception or first error says why. */
function buildFailure(lines: readonly Line[], texts: readonly string[], i: number, parts: readonly string[]): Finding {
  const rest = texts.slice(i + 1, i + maxBlock)
  const stop = rest.findIndex((text) => /^(?:hint: |error: |Process completed)/.test(text))
  const block = stop < 0 ? rest : rest.slice(0, stop)
  const k = buildCause(block)
  const at = lines[k < 0 ? i : i + 1 + k] ?? lines[i] ?? { n: 1, text: '' }
  const why = k < 0 ? (parts[1] ?? '') : (block[k] ?? '').trim()
  const head = parts[0] ?? ''
  return finding(
    {
      tool: 'uv',
      failureType: 'package_install_error',
      ruleId: 'BuildFailed',
      message: `${head} – ${why}`,
      signals: [...new Set([...signalsOf(undefined, head), why.slice(0, 80)])].slice(0, 4),
      strength: 5,
    },
    at,
    lines[i],
    at,
  )
}

/** Requirements a resolver's sentence names: `idna>=99`, `requests==2.33.0`. */
function packagesOf(message: string): string[] {
  const named = message.match(/[A-Za-z][\w.-]{0,60}(?:\[[\w,-]{1,60}\])?(?:==|>=|<=|~=|!=|<|>)[\w.*+!]{1,40}/g) ?? []
  return [...named, ...(message.match(/`[^`]{2,60}`/g) ?? []).map((text) => text.slice(1, -1))]
}
