// One diagnosis of one log, as the product does it, with nothing written: `node bench/organize-pass.ts LOG SECRETS`.
import { fileLog } from '../src/adapters/file-log.ts'
import { organize } from '../src/ci/organize.ts'
import { decompose } from '../src/diagnose/decompose.ts'
import { readLogs } from '../src/diagnose/read-logs.ts'
import { redactor } from '../src/text/redact.ts'
import { report } from './pass.ts'
import { sampleSecrets } from './sample-secrets.ts'

const [path = '', secrets = '5'] = process.argv.slice(2)
const redaction = redactor(sampleSecrets(Number(secrets)))
const answer = fileLog(path, path, 'follow')
if (answer.kind === 'missing') throw new Error(answer.why)
const silent = { info() {}, warn() {}, group: () => ({ end() {} }) }

const before = cpuSeconds()
const { logs, sources } = readLogs([{ handle: answer.handle, kind: 'log-path' }], redaction, { hidden: 0 }, { log: silent })
const read = cpuSeconds()
const organized = organize({ logs, runJobs: [] })
const judged = cpuSeconds()
const problems = decompose(organized, { repository: 'octo/demo', workflow: '.github/workflows/ci.yml' })
report({
  lines: sources[0]?.lines ?? 0,
  failures: organized.failures.length,
  problems: problems.length,
  secrets: redaction.count(),
  read: read - before,
  organize: judged - read,
  decompose: cpuSeconds() - judged,
})

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
