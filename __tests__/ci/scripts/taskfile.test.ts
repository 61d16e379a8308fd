import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followTask } from '../../../src/ci/scripts/taskfile.ts'
import { filesOf, followed } from './followed.ts'

const taskfile = `version: '3'
vars: {BIN: ./bin}
tasks:
  default: {deps: [lint, {task: build}]}
  lint: golangci-lint run
  build:
    dir: web
    vars: {OUT: dist}
    cmds:
      - npm run build -- {{.OUT}} {{.CLI_ARGS}}
      - {cmd: "{{.BIN}}/x {{.GONE}}", ignore_error: true}
      - {task: lint}
      - {defer: rm x}
  list: [go vet ./..., go test ./...]
`
const told = (command: string) => followed(followTask, command, { 'Taskfile.yml': taskfile })

test('dependencies, commands, variables and folders', () => {
  assert.deepEqual(told('task'), ['task lint', 'task build'])
  assert.deepEqual(told('task lint'), ['golangci-lint run'])
  assert.deepEqual(told('task list'), ['go vet ./...', 'go test ./...'])
  assert.deepEqual(told('task build -- --watch'), [
    'web: npm run build -- dist --watch',
    'web: ./bin/x {{.GONE}} || true',
    'task lint',
  ])
})

test('no file, another program, no such task', () => {
  assert.equal(followed(followTask, 'task', {}), undefined)
  assert.equal(told('just'), undefined)
  assert.match(followTask(['task', 'gone'], '.', filesOf({ 'Taskfile.yml': taskfile }))?.note ?? '', /gone/)
})
