import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../../src/ci/diagnostics/diagnostic.ts'
import { fallback } from '../../../src/ci/diagnostics/fallback.ts'
import { positional } from '../../../src/ci/diagnostics/positional.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { assertLinear, assertSound } from './linear.ts'

const asDiagnostic: Diagnostic = { tool: 'positional', reads: '', fixtures: 'written', sign: /^/, read: positional }
const read = (...lines: string[]) => positional(toLines(lines.join('\n')), { command: 'frob src' })
const places = (...lines: string[]) =>
  read(...lines).map((f) => {
    const first = f.artifacts[0]
    return `${f.severity} ${first?.path}:${first?.line}:${first?.column ?? '-'} ${f.message}`
  })

test('the forms in which tools state a place', () => {
  const forms = {
    'a/b.zig:3:9: expected type u8': 'error a/b.zig:3:9 expected type u8',
    'a/b.proto:3: name is reserved': 'error a/b.proto:3:- name is reserved',
    'b.nim(8, 16) Error: type mismatch': 'error b.nim:8:16 Error: type mismatch',
    'b.js (4): no header': 'error b.js:4:- no header',
    'b.yml[2,5]: bad indent': 'error b.yml:2:5 bad indent',
    'b.rb@7 reads HOST': 'error b.rb:7:- reads HOST',
    'DEAD  docs/b.md line 3  -> c.md': 'error docs/b.md:3:- > c.md',
    '!! b.csv, row 3, id is empty': 'error b.csv:3:- id is empty',
    'FATAL: tb/b.sv:17: check failed': 'error tb/b.sv:17:- check failed',
    '    b.lua:11:3: unused variable x': 'error b.lua:11:3 unused variable x',
    'b.ml:4:1: warning: unused open': 'warning b.ml:4:1 warning: unused open',
  }
  for (const [line, told] of Object.entries(forms)) assert.deepEqual(places(line), [told], line)
})

test('stack frames, listings, logs, progress and prose are no statements', () => {
  const others = [
    '    at Object.<anonymous> (src/a.js:3:9)',
    'src/a.py:3: in test_x',
    "src/a.rb:3:in 'run'",
    '2026/11/30 10:00:00 main.go:12: listening',
    'src/a.c:3',
    'src/a.c:3: ok',
    'reading src/a.c:3: header',
    'Read config.yml line 3 next',
    'v1.2:3: out',
    'see https://example.org/a.html:3: text',
  ]
  for (const line of others) assert.deepEqual(places(line), [], line)
})

test('the line above belongs to a statement unless it is one, or blank', () => {
  const spans = read('Checking the tank', 'a.nim:1:2: leaks', 'a.nim:3:4: rusts', '', 'a.nim:5:6: drips').map((f) => [
    f.from,
    f.at,
  ])
  assert.deepEqual(spans, [
    [1, 2],
    [3, 3],
    [5, 5],
  ])
})

test('the fallback prefers them to a summary, and does not take warnings for the reason', () => {
  const told = (...lines: string[]) =>
    fallback(toLines(lines.join('\n')), { command: 'frob src' }).map((f) => f.message)
  assert.deepEqual(told('a.nim:3:4: field is missing', 'Error: 1 problem found'), ['field is missing'])
  assert.deepEqual(told('a.nim:3:4: warning: field is old', 'Error: cannot open the tank'), [
    'Error: cannot open the tank',
  ])
})

test('any line keeps the window sound', () => assertSound(asDiagnostic, toLines('x\na.c:1: b c\n\nb.c(1): cd ef')))
test('hostile lines cost linear time', () => assertLinear(asDiagnostic))
