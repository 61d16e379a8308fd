import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reproduction } from '../../src/report/reproduce.ts'
import { validation } from './sample.ts'

const command = { validationCommand: 'pytest -q', workingDirectory: '' }

test('the command of the workflow file, as it stands, is told with high confidence', () => {
  const { lines, confidence } = reproduction(command, validation(), undefined)
  assert.deepEqual(lines, ['pytest -q'])
  assert.equal(confidence, 'high')
})

test('a folder comes first, quoted where a shell would read it otherwise', () => {
  const at = (workingDirectory: string) =>
    reproduction({ ...command, workingDirectory }, validation(), undefined).lines[0]
  assert.equal(at('services/shop'), 'cd services/shop')
  assert.equal(at("it's $(id)"), "cd -- 'it'\\''s $(id)'")
  assert.equal(at('-rf'), "cd -- '-rf'")
  assert.equal(at('.'), 'pytest -q')
})

test('confidence falls with what a reader cannot know', () => {
  const of = (over: Parameters<typeof validation>[0], validationCommand = 'pytest -q') =>
    reproduction({ ...command, validationCommand }, validation(over), undefined)
  assert.equal(of({ envNames: ['TOKEN'] }).confidence, 'medium')
  assert.equal(of({ shell: 'pwsh' }).confidence, 'medium')
  assert.equal(of({ shell: 'bash -e {0}' }).confidence, 'high')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow file
  assert.equal(of({}, 'make ${{ matrix.target }}').confidence, 'low')
  assert.deepEqual(of({ kind: 'uses' }).lines, [])
  // A log can print a header of its own making: what no workflow file confirms is never told as certain.
  const { location: _, ...unconfirmed } = validation()
  assert.equal(reproduction(command, unconfirmed, undefined).confidence, 'medium')
})

test('a narrower command has its own folder', () => {
  const toolCommand = { command: 'eslint .', workingDirectory: 'web', via: ['npm run ci'] }
  const { lines, narrower } = reproduction({ ...command, toolCommand }, validation(), undefined)
  assert.deepEqual(lines, ['pytest -q'])
  assert.deepEqual(narrower, { lines: ['cd web', 'eslint .'], via: ['npm run ci'] })
  assert.equal(reproduction(command, validation(), undefined).narrower, undefined)
})

test('versions come from the job the problem was seen in', () => {
  const environment = { job: 'lint', os: 'Ubuntu 24.04', tools: { python: '3.12.4' } }
  assert.deepEqual(reproduction(command, validation(), environment).tools, ['Ubuntu 24.04', 'python 3.12.4'])
})
