// npm: `npm ERR!` (up to 9) and `npm error` (10 on) blocks. A script that failed is only a wrapper: its own output says why.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'npm'
const prefix = /^npm (?:ERR!|error)(?: |$)/
/** Lines of npm's own that explain nothing. */
const noise = /^(?:A complete log of this run|For a full report see|code [A-Z]|errno|syscall|$)/
const dependency = new Set([
  'ERESOLVE',
  'E404',
  'ETARGET',
  'EUSAGE',
  'ENOVERSIONS',
  'EOVERRIDE',
  'EINTEGRITY',
  'EBADENGINE',
  'EDUPLICATEWORKSPACE',
])
const environment = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOSPC',
  'EACCES',
  'EPERM',
  'E401',
  'E403',
  'E429',
  'E500',
  'E502',
  'E503',
  'ENEEDAUTH',
  'ERR_SOCKET_TIMEOUT',
  'FETCH_ERROR',
  'CERT_HAS_EXPIRED',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'ERR_INVALID_URL',
  'EMFILE',
])

export const npm: Diagnostic = {
  tool,
  reads:
    'error blocks of every npm command (ERESOLVE, E404, EUSAGE, missing scripts, install scripts and others); failed scripts as wrappers',
  fixtures: 'real',
  sign: /npm (?:ERR!|error)(?: |$)/,
  read(lines) {
    return blocks(lines).flatMap((block) => blockFinding(block) ?? [])
  },
}

type Entry = { readonly line: Line; readonly text: string }

/** Runs of npm's lines: each `code` starts a new one, and so does any other output between them. */
function blocks(lines: readonly Line[]): Entry[][] {
  const found: Entry[][] = []
  let previous = -2
  for (const [i, line] of lines.entries()) {
    const whole = unprefix(line.text).trimStart()
    const hit = prefix.exec(whole)
    if (hit === null) continue
    const text = whole.slice(hit[0].length).trimEnd()
    const open = found.at(-1)
    // The sentence on a failed script stands above its code.
    const starts = /^code \S/.test(text) && open?.some((entry) => /^code \S/.test(entry.text))
    if (open === undefined || starts === true || i > previous + 1) found.push([{ line, text }])
    else open.push({ line, text })
    previous = i
  }
  return found
}

function blockFinding(block: readonly Entry[]): Finding | undefined {
  const texts = block.map((entry) => entry.text)
  const code = texts.map((text) => /^code (\S{1,60})$/.exec(text)?.[1]).find((hit) => hit !== undefined)
  const kind = kindOf(code, texts)
  const at =
    block[texts.findIndex((text) => kind.line.test(text))] ?? block.find((entry) => !noise.test(entry.text)) ?? block[0]
  const first = block[0]
  if (at === undefined || first === undefined) return undefined
  // Old npm splits one failure over several blocks that hold nothing but the place of the log.
  if (at === first && noise.test(at.text) && code === undefined) return undefined
  const message = kind.message ?? at.text.replace(/^(?:\d{3}|notarget|enoent|JSON\.parse|ERESOLVE|code) {1,4}/, '')
  const last = block[Math.min(block.indexOf(at) + 12, block.length - 1)] ?? at
  const ruleId = kind.ruleId ?? (code !== undefined && /^[A-Z]/.test(code) ? code : undefined)
  return finding(
    {
      tool,
      failureType: kind.type,
      ...(ruleId === undefined ? {} : { ruleId }),
      message,
      signals: signalsOf(ruleId, message),
      artifacts: [kind.file ?? [], kind.others ?? []].flat().map((file) => artifact(file)),
      strength: kind.strength,
    },
    at.line,
    first.line,
    last.line,
  )
}

type Kind = {
  type: FailureType
  line: RegExp
  strength: Finding['strength']
  message?: string
  ruleId?: string
  file?: string
  others?: readonly string[]
}

function kindOf(code: string | undefined, texts: readonly string[]): Kind {
  const all = texts.join('\n')
  if (/^(?:Missing script: |missing script: )/m.test(all)) {
    return {
      type: 'configuration_error',
      line: /^[Mm]issing script: /,
      strength: 4,
      ruleId: 'missing-script',
      file: 'package.json',
    }
  }
  if (/^Lifecycle script `|ELIFECYCLE|^Failed at the .{1,200} script\.$/m.test(all))
    return { type: 'runtime_error', line: /^Lifecycle script |^Failed at /, strength: 1 }
  if (/^command failed$/m.test(all)) return installScript(texts, all)
  if (code === 'ERESOLVE')
    return {
      type: 'dependency_issue',
      line: /^(?:ERESOLVE )?(?:could not resolve|unable to resolve)/,
      strength: 5,
      message: conflict(texts),
      file: 'package.json',
    }
  if (code === 'EUSAGE') return lockFile(texts)
  if (code === 'EJSONPARSE')
    return {
      type: 'syntax_error',
      line: /JSON\.parse|Invalid package\.json/,
      strength: 5,
      file: /Invalid (\S*package\.json)/.exec(all)?.[1] ?? 'package.json',
    }
  if (code === 'ENOENT')
    return { type: 'configuration_error', line: /^enoent |ENOENT: /, strength: 4, ...pathOf(texts) }
  if (code !== undefined && dependency.has(code))
    return { type: 'dependency_issue', line: /^(?:404 |notarget |No matching|Unsupported|Override|sha\d)/, strength: 5 }
  if (code !== undefined && environment.has(code))
    return {
      type: 'environment_error',
      line: /^(?:network |\d{3} |Unable|Incorrect|request to|The operation|need auth )/,
      strength: 4,
    }
  return { type: 'package_install_error', line: /^(?!code )\S/, strength: code === undefined ? 2 : 3 }
}

/** A dependency's own install script broke: the package is in the path, the reason in what it printed. */
function installScript(texts: readonly string[], all: string): Kind {
  const owner = texts
    .map((text) => /^path (?:.{0,300}[\\/])?node_modules[\\/](\S{1,200})$/.exec(text)?.[1])
    .find((hit) => hit !== undefined)
  if (owner === undefined) return { type: 'runtime_error', line: /^command /, strength: 1 }
  const reason = texts.find(
    (text) => /\b(?:Error|ERR!|error|fatal|not found)\b/.test(text) && !/^(?:code|path|command)/.test(text),
  )
  const network = /\b(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)\b/.test(all)
  const message = `Install script of ${owner} failed${reason === undefined ? '' : `: ${reason}`}`
  return {
    type: network ? 'environment_error' : 'package_install_error',
    line: reason === undefined ? /^command / : startOf(reason),
    strength: 5,
    message,
    ruleId: 'install-script',
  }
}

/** A pattern for a line that was found already. */
const startOf = (text: string): RegExp => new RegExp(`^${text.slice(0, 60).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** `A wants B, the project has C`, out of the tree that npm prints. */
function conflict(texts: readonly string[]): string {
  const found = texts.find((text) => text.startsWith('Found: '))?.slice(7)
  const at = texts.findIndex((text) => text.startsWith('Could not resolve dependency:'))
  const wanted = at < 0 ? undefined : texts[at + 1]
  const head = texts.find((text) => /could not resolve|unable to resolve/.test(text)) ?? 'ERESOLVE'
  return [head, found === undefined ? undefined : `found ${found}`, wanted]
    .filter((part) => part !== undefined)
    .join('; ')
}

/** `npm ci` without a lock file, or with one that does not fit; npm's usage text follows and says nothing. */
function lockFile(texts: readonly string[]): Kind {
  const misfit = texts.filter((text) => /^(?:Missing|Invalid): /.test(text)).slice(0, 3)
  const outOfSync = texts.find((text) => /are in sync|existing package-lock/.test(text))
  if (outOfSync === undefined) return { type: 'configuration_error', line: /^(?!code |$)\S/, strength: 4 }
  const message = [outOfSync, ...misfit].join(' ')
  return {
    type: 'dependency_issue',
    line: /are in sync|existing package-lock/,
    strength: 5,
    message,
    file: 'package-lock.json',
    others: ['package.json'],
  }
}

function pathOf(texts: readonly string[]): { file?: string } {
  const file = texts.map((text) => /^path (\S.{0,300})$/.exec(text)?.[1]).find((hit) => hit !== undefined)
  return file === undefined ? {} : { file }
}
