// pnpm: ` ERR_PNPM_CODE  message` and what it lists below. ELIFECYCLE and recursive failures are wrappers of a script's own error.
import type { FailureType } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const tool = 'pnpm'
const coded = /^[\s[\]]{0,4}(?:ERROR\]? )?\s{0,2}(ERR_PNPM_\w{1,60}|ELIFECYCLE)\]?\s{1,3}(\S.*)$/
const bare = /^\s{0,2}ERROR\s{1,3}(\S.*)$/

const configuration =
  /NO_SCRIPT|NO_IMPORTER_MANIFEST|BAD_PM_VERSION|INVALID|JSON_PARSE|MISSING_HOOKS|NO_PKG_MANIFEST|UNSUPPORTED_ENGINE|OTHER_PM|CONFIG/
const environment = /META_FETCH_FAIL|FETCH_(?:401|403|429|5\d\d)|ENOSPC|EACCES|TARBALL_|SOCKET|STORE|UNAUTHORIZED/
const wrapper = /^(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w{1,40})$/
const dependency =
  /LOCKFILE|NO_MATCHING_VERSION|FETCH_404|PEER_DEP|CATALOG|WORKSPACE_PKG_NOT_FOUND|UNMET|SPEC_NOT_SUPPORTED|IGNORED_BUILDS|OVERRIDE|PATCH|NO_OFFLINE|RESOL/

export const pnpm: Diagnostic = {
  tool,
  reads: 'ERR_PNPM_* errors with what pnpm lists below them; failed scripts as wrappers',
  fixtures: 'real',
  sign: /\bERR_PNPM_\w|\bELIFECYCLE\b/,
  read(lines) {
    return lines.flatMap((line, i) => lineFinding(lines, line, i) ?? [])
  },
}

function lineFinding(lines: readonly Line[], line: Line, i: number): Finding | undefined {
  const text = unprefix(line.text)
  // npm prints ELIFECYCLE as well, after its own prefix.
  const hit = coded.exec(text)
  if (hit === null) return undefined
  const [, code = '', said = ''] = hit
  const detail = lines
    .slice(i + 1, i + 10)
    .map((next) => unprefix(next.text).trim())
    .find((next) => /^(?:- |\* \d|.{0,80}node_modules)/.test(next))
  const message = detail === undefined ? said : `${said} ${detail}`
  return finding(
    {
      tool,
      failureType: typeOf(code),
      ruleId: code,
      message,
      signals: signalsOf(code, message),
      artifacts: fileOf(code, said),
      strength: wrapper.test(code) ? 1 : 5,
    },
    line,
    line,
    lines[detailEnd(lines, i)] ?? line,
  )
}

function typeOf(code: string): FailureType {
  if (wrapper.test(code)) return 'runtime_error'
  if (dependency.test(code)) return 'dependency_issue'
  if (environment.test(code)) return 'environment_error'
  return configuration.test(code) ? 'configuration_error' : 'package_install_error'
}

function fileOf(code: string, said: string) {
  if (code.includes('LOCKFILE')) {
    // `<ROOT>/packages/core/package.json`: the project whose dependencies the lock file does not know.
    const manifest = /<ROOT>\/((?:[\w@.-]{1,100}\/){0,20}package\.json)\b/.exec(said)?.[1]
    return [artifact('pnpm-lock.yaml'), ...(manifest === undefined ? [] : [artifact(manifest)])]
  }
  if (code.includes('NO_SCRIPT')) return [artifact('package.json')]
  const named = /\bin (\S{1,300}\.(?:json|ya?ml))\b/.exec(said)?.[1]
  return named === undefined ? [] : [artifact(named)]
}

/** Explanations follow in paragraphs; a marked line or the next error is something else. */
function detailEnd(lines: readonly Line[], i: number): number {
  let last = i
  for (let k = i + 1; k < Math.min(lines.length, i + 10); k++) {
    const next = lines[k]
    if (next === undefined || next.mark !== undefined || coded.test(next.text) || bare.test(next.text)) break
    if (next.text.trim() !== '') last = k
  }
  return last
}
