// Records a log: runs the `run:` steps of one job for real, and writes what the runner would have written. `uses:` steps print
// their header only, so tools must be there already (`--path`). How the bundled example and many fixtures were made.
//
//   node scripts/record.ts --repo DIR --workflow FILE --job KEY --out FILE [--repository OWNER/NAME] [--sha SHA] [--matrix KEY=VALUE]
//                          [--path DIR] [--pass NAME] [--work DIR] [--replace FROM=TO]
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordJob } from './record/job.ts'
import { logWriter } from './record/log-writer.ts'
import { readPairs } from './record/pairs.ts'
import { realShell } from './record/shell.ts'
import { readJob } from './record/workflow.ts'

const { values } = parseArgs({
  options: {
    repo: { type: 'string' },
    workflow: { type: 'string' },
    job: { type: 'string' },
    out: { type: 'string' },
    repository: { type: 'string' },
    sha: { type: 'string', default: '0'.repeat(40) },
    matrix: { type: 'string', multiple: true, default: [] },
    /** Folders put before PATH: the tools that the workflow's set-up actions would have installed. */
    path: { type: 'string', multiple: true, default: [] },
    /** Names of variables of this machine that the steps need, such as a certificate bundle. */
    pass: { type: 'string', multiple: true, default: [] },
    /** Where the checkout is laid, as WORK/name/name. Default: a temporary folder. */
    work: { type: 'string' },
    /** Texts of this machine that must not reach the log. */
    replace: { type: 'string', multiple: true, default: [] },
  },
})
const { repo, workflow, job: key, out } = values
if (repo === undefined || workflow === undefined || key === undefined || out === undefined) {
  console.error('record.ts needs --repo DIR --workflow FILE --job KEY --out FILE; its head lists the rest.')
  process.exit(2)
}

const repository = values.repository ?? `demo/${basename(resolve(repo))}`
const name = basename(repository)
const temp = mkdtempSync(join(tmpdir(), 'retrace-record-'))
const work = resolve(values.work ?? join(temp, 'work'))
const workspace = join(work, name, name)
if (existsSync(workspace)) throw new Error(`${workspace} is in the way`)
mkdirSync(dirname(workspace), { recursive: true })
mkdirSync(join(temp, 'home'))
cpSync(repo, workspace, { recursive: true, filter: (path) => basename(path) !== '.git' && basename(path) !== 'logs' })

const replacements = new Map([
  [work, '/home/runner/work'],
  [join(temp, 'home'), '/home/runner'],
  [temp, '/home/runner/work/_temp'],
  ...Object.entries(readPairs(values.replace.join('\n'))),
])
const rewrite = (text: string) => [...replacements].reduce((left, [from, to]) => left.replaceAll(from, to), text)
/** Wall clock in tenths of microseconds; Date alone has milliseconds, and lines of one burst would share a stamp. */
const started = { wall: BigInt(Date.now()) * 10_000n, steady: process.hrtime.bigint() }
const log = logWriter(() => started.wall + (process.hrtime.bigint() - started.steady) / 100n, rewrite)

try {
  const status = await recordJob(
    readJob(readFileSync(workflow, 'utf8'), key),
    {
      repository,
      sha: values.sha,
      ref: 'refs/remotes/origin/main',
      workspace,
      temp: join(temp, 'files'),
      matrix: readPairs(values.matrix.join('\n')),
      env: {
        ...Object.fromEntries(values.pass.map((variable) => [variable, process.env[variable] ?? ''])),
        PATH: [...values.path.map((folder) => resolve(folder)), process.env.PATH].join(delimiter),
        HOME: join(temp, 'home'),
        LANG: 'C.UTF-8',
      },
    },
    log,
    realShell(temp),
  )
  mkdirSync(dirname(resolve(out)), { recursive: true })
  writeFileSync(out, log.text())
  console.log(`${out}: ${key} ended in ${status}`)
} finally {
  rmSync(join(work, name), { recursive: true, force: true })
  rmSync(temp, { recursive: true, force: true })
}
