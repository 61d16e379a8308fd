// How fast saved logs are diagnosed and in how much memory, beside a plain readline pass over the same file in the same run:
//   node bench/organize.ts LOG... [--secrets 5] [--runs 5] [--cli dist/cli.js]
// Whole processes, from start to written report. The two take turns, so that a machine that slows down slows both.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { megabytes } from './byte-count.ts'
import { type Cost, machine, measure, median } from './measure.ts'
import { sampleSecrets } from './sample-secrets.ts'

const { values, positionals } = parseArgs({
  options: {
    secrets: { type: 'string', default: '5' },
    runs: { type: 'string', default: '5' },
    cli: { type: 'string', default: fileURLToPath(new URL('../dist/cli.js', import.meta.url)) },
  },
  allowPositionals: true,
})
if (positionals.length === 0) {
  console.error('Usage: node bench/organize.ts LOG... [--secrets 5] [--runs 5] [--cli dist/cli.js]')
  process.exit(2)
}

const floor = fileURLToPath(new URL('floor.mjs', import.meta.url))
// The command line takes secrets from variables whose names tell them.
const env = Object.fromEntries(sampleSecrets(Number(values.secrets)).map((secret, i) => [`SAMPLE_${i}_SECRET`, secret]))
const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'))
console.log(`${machine()}; medians of ${values.runs}; ${values.secrets} secrets searched\n`)
console.log('| log | program | MB/s of CPU | CPU s | wall s | peak MB | CPU, floor = 1 |')
console.log('|--:|---|--:|--:|--:|--:|--:|')
const points: { bytes: number; cpu: number }[] = []
try {
  for (const log of positionals) points.push(compare(log))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const [i, point] of points.entries()) {
  const before = points[i - 1]
  if (before === undefined) continue
  const slope = (point.bytes - before.bytes) / (point.cpu - before.cpu)
  console.log(`\nFrom ${megabytes(before.bytes)} to ${megabytes(point.bytes)} MB: ${megabytes(slope)} MB/s of CPU.`)
}

function compare(log: string): { bytes: number; cpu: number } {
  const bytes = statSync(log).size
  const report = join(folder, 'report.json')
  const pairs = Array.from({ length: Number(values.runs) }, () => ({
    ours: measure([values.cli, 'diagnose', '--log', log, '--report', report], env),
    least: measure([floor, log]),
  }))
  const ratio = median(pairs.map(({ ours, least }) => ours.cpu / least.cpu))
  row(
    `${megabytes(bytes)} MB`,
    'retrace',
    bytes,
    pairs.map((pair) => pair.ours),
    ratio.toFixed(2),
  )
  row(
    '',
    'readline',
    bytes,
    pairs.map((pair) => pair.least),
    '1',
  )
  return { bytes, cpu: median(pairs.map((pair) => pair.ours.cpu)) }
}

function row(log: string, program: string, bytes: number, costs: readonly Cost[], ratio: string): void {
  const [cpu, wall, peak] = (['cpu', 'wall', 'peak'] as const).map((key) => median(costs.map((cost) => cost[key])))
  if (cpu === undefined || wall === undefined || peak === undefined) return
  const cells = [log, program, megabytes(bytes / cpu), cpu.toFixed(2), wall.toFixed(2), megabytes(peak), ratio]
  console.log(`| ${cells.join(' | ')} |`)
}
