// Generated documentation: `npm run docs` writes it, `npm run docs -- --check` fails when a file is not what it would write.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { argv, execPath, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { diagnosticsPage } from './docs-diagnostics.ts'
import { between, inputsTable, manifest, outputsTable } from './docs-tables.ts'
import { reportSchema } from './report-schema.ts'

const root = new URL('../', import.meta.url)
const at = (path: string) => fileURLToPath(new URL(path, root))

/** Files and how each is made out of what it holds now; a file that is generated as a whole ignores that. */
const generated: Readonly<Record<string, (now: string) => string>> = {
  'README.md': (now) => {
    const action = manifest(readFileSync(at('action.yml'), 'utf8'))
    const tables = between(between(now, 'inputs', inputsTable(action)), 'outputs', outputsTable(action))
    return between(tables, 'example', exampleReport())
  },
  'docs/diagnostics.md': diagnosticsPage,
  'docs/report.schema.json': () => `${JSON.stringify(reportSchema(), null, 2)}\n`,
}

const stale = Object.entries(generated).filter(([path, make]) => {
  const now = read(path)
  const next = make(now)
  if (now === next) return false
  if (!argv.includes('--check')) writeFileSync(at(path), next)
  return true
})
for (const [path] of stale) stdout.write(`${argv.includes('--check') ? 'stale' : 'written'}: ${path}\n`)
if (stale.length > 0 && argv.includes('--check')) {
  stdout.write('Run npm run docs and commit what it writes.\n')
  process.exitCode = 1
}

/** The report on the bundled example as a pipe gets it, in a code block. */
function exampleReport(): string {
  const printed = execFileSync(execPath, ['src/cli.ts', 'diagnose', '--example'], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
  })
  const lines = printed.split('\n').map((line) => line.replace(/^ {2}/, '').trimEnd())
  return `\`\`\`text\n${lines.join('\n').trim()}\n\`\`\``
}

/** What a file holds, nothing when it is not there yet. Line ends of a Windows checkout are no difference. */
function read(path: string): string {
  try {
    return readFileSync(at(path), 'utf8').replaceAll('\r\n', '\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
