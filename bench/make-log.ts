// Makes a job log of any size out of real ones, for the other programs here:
//   node bench/make-log.ts --from FOLDER --size 1g --out FILE [--shape job|many-steps|one-step|gh]
// The same folder, size and shape give the same bytes: nothing is drawn by lot.
import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bytesOf } from './byte-count.ts'
import { type BodyLine, bodiesIn } from './log-bodies.ts'

/**
 * `job`: forty passing steps share 40 % of the size, one failing step has the rest. `gh`: the same as `gh run view --log` prints it.
 * `one-step`: a single failing step. `many-steps`: two hundred tolerated failures, the most that a log can ask to be kept.
 */
const shapes = {
  job: { passing: 40, passingShare: 0.4, failing: 1 },
  gh: { passing: 40, passingShare: 0.4, failing: 1 },
  'one-step': { passing: 0, passingShare: 0, failing: 1 },
  'many-steps': { passing: 0, passingShare: 0, failing: 200 },
} as const

const usage = 'make-log.ts --from FOLDER --size 300k|250m|1g --out FILE [--shape job|many-steps|one-step|gh]'
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    size: { type: 'string' },
    out: { type: 'string' },
    shape: { type: 'string', default: 'job' },
  },
})
const { from, size, out, shape } = values
if (from === undefined || size === undefined || out === undefined || !isShape(shape)) {
  console.error(`Usage: node bench/${usage}`)
  process.exit(2)
}

function isShape(name: string): name is keyof typeof shapes {
  return Object.hasOwn(shapes, name)
}

const bodies = bodiesIn(from)
if (bodies.length === 0) {
  console.error(`${from} holds no stamped job log (.log or .txt).`)
  process.exit(2)
}

const fd = openSync(out, 'w')
const gh = shape === 'gh'
let pending: string[] = []
let pendingLength = 0
let written = 0
let ticks = 0
let step = 'Set up job'

/** Writes one line: stamped as the runner does, seven digits, a third of a millisecond after the line before. */
function put(text: string, stamped = true): void {
  const line = `${gh ? `build\t${step}\t` : ''}${stamped ? `${stampAt(ticks++)} ` : ''}${text}\n`
  pending.push(line)
  pendingLength += line.length
  if (pendingLength > 1 << 20) flush()
}

function flush(): void {
  written += writeSync(fd, pending.join(''))
  pending = []
  pendingLength = 0
}

function stampAt(tick: number): string {
  const milliseconds = Math.floor(tick / 3)
  const rest = String((tick % 3) * 3333).padStart(4, '0')
  return new Date(Date.UTC(2026, 0, 5, 9) + milliseconds).toISOString().replace('Z', `${rest}Z`)
}

/** A step of about `length` bytes, out of the bodies in turn. Lines that the runner tagged as errors stand in failing steps only. */
function putStep(name: string, length: number, fails: boolean, lines: Iterator<BodyLine, never>): void {
  step = name
  put(`##[group]Run make ${name}`)
  put(`\x1b[36;1mmake ${name}\x1b[0m`)
  put('shell: /usr/bin/bash -e {0}')
  put('##[endgroup]')
  const end = written + pendingLength + length
  while (written + pendingLength < end) {
    const line = lines.next().value
    if (fails || !line.text.startsWith('##[error]')) put(line.text, line.stamped)
  }
  if (fails) put('##[error]Process completed with exit code 2.')
}

function* endless(): Generator<BodyLine, never> {
  for (;;) for (const body of bodies) yield* body
}

const { passing, passingShare, failing } = shapes[shape]
const total = bytesOf(size)
const lines = endless()
put("Current runner version: '2.330.0'")
put('##[group]Operating System')
for (const line of ['Ubuntu', '24.04.3', 'LTS', '##[endgroup]', 'Complete job name: build']) put(line)
for (let i = 1; i <= passing; i++) putStep(`check-${i}`, (total * passingShare) / passing, false, lines)
for (let i = 1; i <= failing; i++) putStep(`all-${i}`, (total * (1 - passingShare)) / failing, true, lines)
step = 'Post checkout'
put('Post job cleanup.')
put('[command]/usr/bin/git version')
step = 'Complete job'
put('Cleaning up orphan processes')
flush()
closeSync(fd)
console.log(`${out}: ${(written / 1e6).toFixed(1)} MB, ${ticks} entries, shape ${shape}`)
