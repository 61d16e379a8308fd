// The Go compiler, `go vet` and module errors of the go command.
import type { FailureType } from '../../domain/evidence.ts'
import type { Diagnostic, Finding, Line } from './diagnostic.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const place = String.raw`^(?:vet: )?(?<file>[^\s:]+\.go):(?<line>\d+)(?::(?<column>\d+))?: `
/** `go get` advice and the like, indented below an error. */
const context = /^\t(?!\/)\S/

const missing =
  'no required module provides package |missing go\\.sum entry|cannot find (?:module|package) |package \\S+ is not in |could not import |import "\\S+" is a program'

const moduleRules: readonly LineRule[] = [
  {
    pattern: new RegExp(`${place}(?<message>(?:${missing}).*)$`),
    failureType: 'dependency_issue',
    strength: 5,
    context,
  },
  {
    pattern: /^(?:go: )?(?<file>go\.(?:mod|work|sum)):(?<line>\d+)(?::(?<column>\d+))?: (?<message>.+)$/,
    failureType: 'configuration_error',
    ruleId: 'go.mod',
    strength: 5,
  },
  {
    pattern: /^go: (?<message>(?:\.\/)?go\.mod requires go .+)$/,
    failureType: 'environment_error',
    ruleId: 'go-version',
    strength: 5,
  },
  {
    pattern:
      /^go: (?<message>(?:updates to go\.mod needed|inconsistent vendoring|.{0,200}missing go\.sum entry|\S+: missing go\.sum entry).*)$/,
    failureType: 'dependency_issue',
    strength: 5,
    context,
  },
  {
    pattern: /^(?:go: )?(?:verifying )?(?<message>\S+@\S+: checksum mismatch.*)$/,
    failureType: 'dependency_issue',
    ruleId: 'checksum',
    strength: 5,
  },
  {
    pattern: /^go: (?<message>.{0,300}(?:dial tcp|i\/o timeout|TLS handshake|connection re(?:set|fused)|50[234] ).*)$/,
    failureType: 'environment_error',
    ruleId: 'network',
    strength: 4,
  },
  {
    pattern:
      /^go: (?<message>(?:cannot find main module|go\.mod file not found|no Go files in|no such tool|unknown |unrecognized ).*)$/,
    failureType: 'configuration_error',
    strength: 4,
  },
  { pattern: /^flag provided but not defined: (?<rule>-\S+)/, failureType: 'configuration_error', strength: 3 },
  {
    pattern: /^(?:package \S+: )?(?<message>build constraints exclude all Go files in (?<file>\S+))/,
    failureType: 'configuration_error',
    ruleId: 'build-constraints',
    strength: 4,
  },
  {
    pattern: /^\s*(?:imports \S+: )?(?<message>import cycle not allowed.*)$/,
    failureType: 'type_checking',
    ruleId: 'import-cycle',
    strength: 4,
  },
  {
    pattern:
      /^go: (?<message>(?!downloading |finding |added |upgraded |downgraded |removed |extracting |creating |to add |found |warning: |using |writing |no module dependencies|copying |updating )(?:module |\S+@)\S.+)$/,
    failureType: 'dependency_issue',
    strength: 4,
    context,
  },
]

const compileRule: LineRule = {
  pattern: new RegExp(`${place}(?<message>.+)$`),
  failureType: ({ message }): FailureType =>
    /^(?:syntax error|expected |illegal |newline in |string literal not)/.test(message ?? '')
      ? 'syntax_error'
      : 'type_checking',
  strength: 5,
  context: /^\t(?:have|want|\S+\.go:\d)/,
}
const vetRule: LineRule = {
  ...compileRule,
  pattern: new RegExp(`${place.replace('(?:vet: )?', '')}(?<message>.+)$`),
  failureType: 'linting',
}
const vetTypeRule: LineRule = {
  ...compileRule,
  pattern: new RegExp(`${place.replace('(?:vet: )?', 'vet: ')}(?<message>.+)$`),
}

/** Headers of errors: the compiler's `# pkg`, gotestsum's section, vet's `# [pkg]`. */
const compileHeader = /^(?:# [\w./~-]+(?: \[[\w./ ~-]+\])?|=== Errors)$/
const vetHeader = /^# \[[\w./ ~-]+\]$/
/** golangci-lint and staticcheck print the same form and end it with the rule in brackets. */
const linterTail = / \([\w-]+\)$/
/** The path of `FAIL pkg [build failed]` and other lines between errors keep a header valid for this many lines. */
const reach = 200

export const goBuild: Diagnostic = {
  tool: 'go',
  reads: 'go build, go vet, go run and the compile errors of go test; go.mod, go.sum, vendoring and download errors.',
  fixtures: 'real',
  sign: /\.go:\d+(?::\d+)?: |go: |go\.(?:mod|sum|work)|import cycle|build constraints exclude|checksum mismatch|flag provided but/,
  read(lines: readonly Line[], step): Finding[] {
    const modules = readLines('go', lines, moduleRules)
    const known = new Set(modules.map((f) => f.at))
    const { compile, vet } = byHeader(
      lines.filter((line) => !known.has(line.n)),
      /^\s*go vet\b/m.test(step.command),
    )
    return [
      ...modules,
      ...readLines('go', compile, [compileRule]),
      ...readLines('go vet', vet, [vetTypeRule, vetRule]),
    ].sort((a, b) => a.at - b.at)
  },
}

/** Only lines below a header are the compiler's: programs log `file.go:12: text` as well. `go vet` runs none, and Go 1.26 prints it no header. */
function byHeader(lines: readonly Line[], onlyVet: boolean): { compile: Line[]; vet: Line[] } {
  const compile: Line[] = []
  const vet: Line[] = []
  let into: Line[] | undefined = onlyVet ? vet : undefined
  let since = 0
  for (const line of lines) {
    const text = unprefix(line.text)
    if (vetHeader.test(text)) into = vet
    else if (compileHeader.test(text)) into = compile
    else if (text.startsWith('vet: ')) vet.push(line)
    else if (into !== undefined && since < reach && !linterTail.test(text)) into.push(line)
    since = vetHeader.test(text) || compileHeader.test(text) ? 0 : since + 1
  }
  return { compile, vet }
}
