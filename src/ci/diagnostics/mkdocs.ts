// MkDocs: errors always, warnings where strict mode made them fatal.
import { artifact, type Diagnostic, type Finding, finding } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const line = /^(WARNING|ERROR) {1,4}- {1,4}(\S.*)$/

export const mkdocs: Diagnostic = {
  tool: 'mkdocs',
  reads: 'errors, warnings under --strict, broken configuration',
  fixtures: 'real',
  sign: /^(?:.{0,60} )?(?:WARNING|ERROR) {1,4}- {1,4}\S/,
  read(lines) {
    const strict = lines.some(({ text }) => /Aborted with \d+ warnings? in strict mode/.test(text))
    const seen = new Set<string>()
    return lines.flatMap((at): Finding[] => {
      const [, level, message] = line.exec(unprefix(at.text)) ?? []
      if (message === undefined || seen.has(message)) return []
      seen.add(message)
      const config = /^Config (?:value|file)|^The "\w+" (?:plugin|theme)|is not installed/.test(message)
      const file = config ? 'mkdocs.yml' : /'([^']{1,300}\.(?:md|markdown|ipynb|yml))'/.exec(message)?.[1]
      return [
        finding(
          {
            tool: 'mkdocs',
            failureType: config ? 'configuration_error' : 'doc_docstring',
            ruleId: config ? 'config' : level === 'ERROR' ? 'error' : 'strict',
            message,
            signals: signalsOf(undefined, message),
            artifacts: file === undefined ? [] : [artifact(file)],
            severity: level === 'ERROR' || strict ? 'error' : 'warning',
            strength: 5,
          },
          at,
        ),
      ]
    })
  },
}
