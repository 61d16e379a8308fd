// From the start of the process to the written report, on a log as most are, beside bare Node and a readline pass over the same log:
//   node bench/start.ts LOG [--runs 11] [--cli dist/cli.js]
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { machine, measure, median } from './measure.ts'

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '11' },
    cli: { type: 'string', default: fileURLToPath(new URL('../dist/cli.js', import.meta.url)) },
  },
  allowPositionals: true,
})
const [log] = positionals
if (log === undefined) {
  console.error('Usage: node bench/start.ts LOG [--runs 11] [--cli dist/cli.js]')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'))
const programs = {
  'bare Node': ['--eval', ''],
  readline: [fileURLToPath(new URL('floor.mjs', import.meta.url)), log],
  retrace: [values.cli, 'diagnose', '--log', log, '--report', join(folder, 'report.json')],
}
try {
  const rounds = Array.from({ length: Number(values.runs) }, () =>
    Object.entries(programs).map(([name, args]) => ({ name, ...measure(args) })),
  )
  console.log(`${machine()}; ${Math.round(statSync(log).size / 1000)} kB of log; medians of ${values.runs}\n`)
  console.log('| program | wall s | CPU s | peak MB |\n|---|--:|--:|--:|')
  for (const name of Object.keys(programs)) {
    const costs = rounds.flat().filter((cost) => cost.name === name)
    const [wall, cpu, peak] = (['wall', 'cpu', 'peak'] as const).map((key) => median(costs.map((cost) => cost[key])))
    console.log(`| ${name} | ${wall?.toFixed(2)} | ${cpu?.toFixed(2)} | ${((peak ?? 0) / 1e6).toFixed(0)} |`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
