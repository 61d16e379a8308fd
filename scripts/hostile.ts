// Runs a file of hostile cases against the built product: `npm run hostile -- CASES.json [--kind K,…] [--case ID,…]`.
// Ends with 1 when something that is built does not hold, with 2 for wrong usage; what is not built yet is listed and counts as neither.
import { parseArgs } from 'node:util'
import { clean } from '../src/text/clean.ts'
import { alwaysOf } from './hostile/always.ts'
import { judge } from './hostile/assert.ts'
import { type Case, readCases } from './hostile/cases.ts'
import type { Observation } from './hostile/observe.ts'
import { inScene, type Scene } from './hostile/scene.ts'
import { kindsBuilt, type Trial, trialsOf } from './hostile/trials.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, case: { type: 'string' } },
})
const [path] = positionals
if (path === undefined || positionals.length > 1) {
  console.error('Usage: npm run hostile -- CASES.json [--kind KIND,...] [--case ID,...]')
  process.exit(2)
}

const wanted = (list: string | undefined, name: string) => list === undefined || list.split(',').includes(name)
const cases = readCases(path).filter(({ id, kind }) => wanted(values.kind, kind) && wanted(values.case, id))
const isBuilt = ({ kind }: Case) => kindsBuilt.some((built) => built === kind)
const missing = new Set<string>()
const counts = { trials: 0, failed: 0, cases: 0, failedCases: 0 }

for (const kind of new Set(cases.filter((item) => !isBuilt(item)).map((item) => item.kind))) missing.add(`kind ${kind}`)
for (const item of cases.filter(isBuilt)) await runCase(item)

for (const what of missing) console.log(`not built yet: ${what}`)
console.log(
  `hostile: ${counts.cases - counts.failedCases} of ${counts.cases} cases hold, ${counts.trials - counts.failed} of ${counts.trials} trials, ${missing.size} parts not built yet`,
)
process.exitCode = counts.failed > 0 ? 1 : 0

async function runCase(item: Case): Promise<void> {
  const { trials, notBuilt } = trialsOf(item)
  for (const what of notBuilt) missing.add(`${item.id} ${what}`)
  if (trials.length === 0) return
  counts.cases++
  let failed = 0
  for (const trial of trials) {
    const faults = await faultsOf(item, trial)
    if (faults.length > 0) failed++
    for (const fault of faults) console.log(`  ${item.id} ${trial.name}: ${quoted(fault)}`)
  }
  counts.trials += trials.length
  counts.failed += failed
  if (failed > 0) counts.failedCases++
  console.log(`${failed === 0 ? 'holds' : 'FAILS'} ${item.id} ${item.kind}: ${item.title} (${trials.length} trials)`)
}

/** What failed may hold hostile text, and this may run inside Actions as well. */
function quoted(fault: string): string {
  return clean(fault).replace(/\s+/g, ' ').replaceAll('##[', '## [')
}

/** Times swing on a busy machine: a trial that failed by its time alone is tried again, and must hold once. */
async function faultsOf(item: Case, trial: Trial): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const faults = await inScene((scene) => tryOnce(item, trial, scene))
    const onlyTime = faults.every((fault) => /duration_ms|ratio/.test(fault))
    if (faults.length === 0 || !onlyTime || tries === 3) return faults
  }
}

async function tryOnce(item: Case, trial: Trial, scene: Scene): Promise<string[]> {
  const seen: Observation[] = await trial.observe(scene)
  return seen.flatMap((observed) => {
    const verdicts = [...item.expected.assert, ...alwaysOf(item)].map((assertion) => {
      const verdict = judge(assertion, observed, scene.canary)
      // The command line has no outputs and no summary; what no way in shows belongs to a part that is not built.
      const elsewhere = seen.some((other) => assertion.on in other)
      if (verdict.kind === 'not-built' && !elsewhere) missing.add(`observable ${assertion.on}`)
      return verdict
    })
    return verdicts.flatMap((verdict) => (verdict.kind === 'fails' ? [`${observed.by}: ${verdict.why}`] : []))
  })
}
