// How fast logs are organized and in how much memory, beside a plain readline pass over the same file in the same run:
//   node bench/organize.ts LOG... [--secrets 5] [--runs 5]
// The two take turns, so that a machine that slows down slows both.
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { megabytes } from './byte-count.ts'
import { machine, median, type Pass, run } from './pass.ts'

const { values, positionals } = parseArgs({
  options: { secrets: { type: 'string', default: '5' }, runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
if (positionals.length === 0) {
  console.error('Usage: node bench/organize.ts LOG... [--secrets 5] [--runs 5]')
  process.exit(2)
}

console.log(`${machine()}; medians of ${values.runs}, ${values.secrets} secrets searched\n`)
console.log('| log | what | MB/s of CPU | CPU s | wall s | peak MB | CPU of the floor |')
console.log('|---|---|--:|--:|--:|--:|--:|')
const notes: string[] = []
for (const log of positionals) {
  const bytes = statSync(log).size
  const pairs = Array.from({ length: Number(values.runs) }, () => ({
    ours: run('organize-pass.ts', [log, values.secrets]),
    floor: run('floor.ts', [log]),
  }))
  const ratio = median(pairs.map(({ ours, floor }) => ours.cpu / floor.cpu))
  row(`${megabytes(bytes)} MB`, 'organize', bytes, pairs.map((p) => p.ours), ratio.toFixed(2))
  row('', 'readline', bytes, pairs.map((p) => p.floor), '1')
  const { facts } = pairs[0]?.ours ?? { facts: {} }
  const parts = ['read', 'organize', 'decompose'].map((part) => {
    const seconds = median(pairs.map(({ ours }) => ours.facts[part] ?? Number.NaN))
    return `${part} ${seconds.toFixed(2)} s`
  })
  notes.push(`${megabytes(bytes)} MB: ${parts.join(', ')}; ${facts.lines} lines, ${facts.failures} failures, ${facts.problems} problems`)
}
console.log(`\n${notes.join('\n')}`)

function row(log: string, what: string, bytes: number, passes: readonly Pass[], ratio: string): void {
  const cpu = median(passes.map((p) => p.cpu))
  const wall = median(passes.map((p) => p.wall))
  const peak = median(passes.map((p) => p.peak))
  const cells = [log, what, megabytes(bytes / cpu), cpu.toFixed(2), wall.toFixed(2), megabytes(peak), ratio]
  console.log(`| ${cells.join(' | ')} |`)
}
