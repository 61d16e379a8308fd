// Sphinx: warnings that -W made errors, errors of docutils, broken links, and a build that could not start.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

/** `index.rst:4: WARNING: unknown document: 'x' [ref.doc]`, `app.py:docstring of app.f:3: ERROR: …`, `WARNING: …` */
const message =
  /^(?:(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.\w{1,10})(?::docstring of (?<symbol>[\w.]{1,200}))?(?::(?<line>\d{1,7}))?: )?(?<level>WARNING|ERROR|SEVERE|CRITICAL): (?<message>\S.*?)(?: \[(?<rule>[a-z][\w.-]{1,60})\])?$/
const oldFatal =
  /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.\w{1,10})(?::docstring of (?<symbol>[\w.]{1,200}))?:(?<line>\d{1,7}): ?(?<message>\S.*)$/
const begun =
  /Running Sphinx v|^building \[|^reading sources\.\.\.|^Warning, treated as error:|\[docutils\]$|^\(\s*\S{1,300}: line +\d+\) broken /
const asErrors = /treated as errors?|^Warning, treated as error:/
const stopped = /^(Extension|Configuration|Theme|Application|Builder) error(?:!|:)$/
const said =
  /^\s{0,8}(?:sphinx\.errors\.\w{1,40}: (\S.*)|(Could not import extension \S.*|There is a programmable error .*|no theme named .*))$/
const link = /^\(\s*(?<file>\S{1,300}): line +(?<line>\d{1,7})\) broken +(?<message>\S+ - .*|\S+)$/

export const sphinx: Diagnostic = {
  tool: 'sphinx',
  reads: 'warnings under -W, errors, broken links of linkcheck, extension, theme and configuration errors',
  fixtures: 'real',
  sign: /(?:WARNING|ERROR|SEVERE|CRITICAL): \S|[Ww]arning, treated as error|^(?:Extension|Configuration|Theme|Application|Builder) error[!:]$|\) broken /,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text))
    const first = texts.findIndex((text) => begun.test(text))
    if (first < 0) return []
    // What follows the build (an upload, a package manager) has warnings of its own.
    const over = texts.findLastIndex((text) => /^build (?:finished|succeeded)/.test(text))
    const end = over < first ? lines.length : over
    // Without -W a warning does not fail the build: it is kept where nothing else explains the step.
    const strict = texts.some((text) => asErrors.test(text))
    const found = new Map<string, Finding>()
    for (let i = first; i < end; i++) {
      const one =
        warningAt(lines, texts, i, strict) ??
        fatalAt(lines, texts, i) ??
        stoppedAt(lines, texts, i) ??
        brokenLink(lines[i], texts[i])
      const key = JSON.stringify([one?.message, one?.artifacts])
      if (one !== undefined && !found.has(key)) found.set(key, one)
    }
    return [...found.values()]
  },
}

type Groups = Readonly<Record<string, string | undefined>>

function warningAt(lines: readonly Line[], texts: readonly string[], i: number, strict: boolean): Finding | undefined {
  const at = lines[i]
  const hit = message.exec(texts[i] ?? '')?.groups
  if (at === undefined || hit === undefined) return undefined
  const severity = strict || hit.level !== 'WARNING' ? 'error' : 'warning'
  return told(hit, at, tracebackEnd(lines, texts, i), severity)
}

function told(hit: Groups, at: Line, to: Line | undefined, severity: Finding['severity']): Finding {
  const text = hit.message ?? ''
  return finding(
    {
      tool: 'sphinx',
      failureType: 'doc_docstring',
      ...(hit.rule === undefined ? {} : { ruleId: hit.rule }),
      message: text,
      signals: signalsOf(hit.rule, text),
      artifacts: hit.file === undefined ? [] : [artifact(hit.file, hit.line, undefined, hit.symbol)],
      severity,
      strength: 5,
    },
    at,
    at,
    to,
  )
}

/** autodoc prints the exception of an import below its warning; it is part of it. */
function tracebackEnd(lines: readonly Line[], texts: readonly string[], i: number): Line | undefined {
  if (!texts[i + 1]?.startsWith('Traceback ')) return lines[i]
  let end = i + 1
  while (end - i < 60 && /^ {2}/.test(texts[end + 1] ?? '')) end++
  return lines[end + 1]
}

/** Before version 8 the first warning ended the build, told on the line below. */
function fatalAt(lines: readonly Line[], texts: readonly string[], i: number): Finding | undefined {
  if (!/^Warning, treated as error:$/.test(texts[i] ?? '')) return undefined
  const next = texts[i + 1] ?? ''
  const at = lines[i + 1]
  const hit = oldFatal.exec(next)?.groups ?? { message: next }
  return at === undefined || next.trim() === '' ? undefined : told(hit, at, at, 'error')
}

/** The build could not start. What went wrong is the last line of the traceback. */
function stoppedAt(lines: readonly Line[], texts: readonly string[], i: number): Finding | undefined {
  const head = lines[i]
  const kind = stopped.exec(texts[i] ?? '')?.[1]
  if (head === undefined || kind === undefined) return undefined
  const window = texts.slice(i + 1, i + 60)
  const stop = window.findIndex((text) => text.startsWith('The full traceback'))
  const block = stop < 0 ? window : window.slice(0, stop)
  const raised = block.findIndex((text) => said.test(text))
  const deeper =
    raised < 0
      ? -1
      : block.findLastIndex((text, k) => k > raised && /^\s{0,8}\w[\w.]*(?:Error|Exception): \S/.test(text))
  const k = Math.max(deeper, raised)
  const hit = said.exec(block[raised] ?? '')
  const words = [hit?.[1] ?? hit?.[2] ?? block[0] ?? '', deeper > raised ? (block[deeper] ?? '').trim() : '']
  const at = lines[k < 0 ? i : i + 1 + k] ?? head
  const text = words.filter((word) => word !== '').join(' ')
  const missing = /No module named '([^']{1,100})'/.exec(text)
  const file = block
    .map((line) => /File "([^"]{1,300}conf\.py)", line (\d{1,6})/.exec(line))
    .findLast((h) => h !== null)
  return finding(
    {
      tool: 'sphinx',
      failureType: missing === null ? 'configuration_error' : 'dependency_issue',
      ruleId: `${kind} error`,
      message: `${kind} error: ${text}`,
      signals: [`${kind} error`, ...signalsOf(undefined, text)].slice(0, 4),
      artifacts: file?.[1] === undefined ? [] : [artifact(file[1], file[2])],
      strength: 5,
    },
    at,
    at.n - head.n < 45 ? head : at,
  )
}

function brokenLink(at: Line | undefined, text: string | undefined): Finding | undefined {
  const hit = link.exec(text ?? '')?.groups
  return at === undefined || hit === undefined ? undefined : told({ ...hit, rule: 'linkcheck' }, at, at, 'error')
}
