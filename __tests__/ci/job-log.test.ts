import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobLogs } from '../../src/ci/job-log.ts'
import { jobText } from './job-log-text.ts'
import { readText, scanText } from './read-text.ts'

test('name, machine and called workflow come from the set-up', () => {
  const preamble = ['Uses: octo/shared/.github/workflows/build.yml@refs/heads/main (abc)']
  const [job] = readText(jobText({ name: 'call / build', preamble, steps: [{ run: 'make' }] }).text)
  assert.equal(job?.name, 'call / build')
  assert.equal(job?.calledFrom, 'octo/shared/.github/workflows/build.yml')
  assert.deepEqual(job?.environment, {
    job: 'call / build',
    os: 'Ubuntu 24.04.3',
    image: 'ubuntu-24.04',
    runner: '2.333.0',
    tools: {},
  })
})

test('jobs that stand one after the other in a file are told apart', () => {
  const [a, b] = ['a', 'b'].map((name) => jobText({ name, bom: false, steps: [{ run: `make ${name}` }] }).text)
  const jobs = readText(`${a}${b}`)
  assert.deepEqual(
    jobs.map((j) => j.name),
    ['a', 'b'],
  )
  assert.deepEqual(
    jobs.map((j) => j.sections.filter((s) => s.kind === 'step').map((s) => s.header)),
    [['make a'], ['make b']],
  )
})

test('the name that a source knows serves a log without one, never a log with one, and never several', () => {
  const given = (text: string) => jobLogs(scanText(text), {}, 'from the zip').map((j) => j.name)
  const bare = jobText({ bom: false, steps: [{ run: 'make' }] }).text
  assert.deepEqual(given(bare), ['from the zip'])
  assert.deepEqual(given(jobText({ name: 'own', steps: [] }).text), ['own'])
  assert.deepEqual(given(`${bare}${bare}`), [undefined, undefined])
})

test('reading a section twice counts its hidden characters once', () => {
  const tally = { hidden: 0 }
  const text = jobText({ name: 'a', steps: [{ run: 'x', out: ['a\u200bb\u200b'], exit: 1 }] }).text
  const [job] = jobLogs(scanText(text), { tally })
  for (const section of job?.sections ?? []) {
    job?.lines(section)
    job?.lines(section)
  }
  assert.equal(tally.hidden, 2)
})
