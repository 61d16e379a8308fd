import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dotnet } from '../../../src/ci/diagnostics/dotnet.ts'
import { toLines } from '../../../src/ci/lines.ts'
import { toolLines } from '../../fixtures/tool-lines.ts'
import { assertLinear } from './linear.ts'
import { told } from './told.ts'

const program = '/home/runner/work/demo/demo/src/App/Program.cs'

test('each error counts once though MSBuild lists it again; codes tell the kind', () => {
  const found = dotnet.read(toolLines('dotnet-build.log'), { command: 'dotnet build' })
  assert.deepEqual(
    found.map(
      (f) => `${f.severity} ${f.failureType} ${f.ruleId} ${f.artifacts[0]?.path}:${f.artifacts[0]?.line} ${f.at}`,
    ),
    [
      `error type_checking CS0023 ${program}:12 3`,
      `error syntax_error CS1002 ${program}:14 4`,
      `warning type_checking CS8019 ${program}:3 5`,
      `error linting CA1822 ${program}:20 6`,
    ],
  )
  assert.equal(found[0]?.message, "Operator '.' cannot be applied to operand of type 'void'")
})

test('packages, projects, formatting', () => {
  assert.deepEqual(
    told(dotnet, toolLines('dotnet-restore.log')).map((text) => text.split(' | ')[0]),
    [
      'dependency_issue NU1101 /home/runner/work/demo/demo/src/App/App.csproj',
      'configuration_error MSB1003 -',
      `code_formatting WHITESPACE ${program}:1:2`,
    ],
  )
})

test('inside docker, with a project number, without a column, from Visual C++', () => {
  const lines = toLines(
    '#19 11.02 /app/A.cs(42,20): error CS0023: no [/app/A.csproj]\n  2>C:\\x\\b.cpp(7): error C2065: undeclared identifier [C:\\x\\b.vcxproj]\nLINK : fatal error LNK1181: cannot open input file a.lib',
  )
  assert.deepEqual(told(dotnet, lines), [
    'type_checking CS0023 /app/A.cs:42:20 | no | 1',
    'type_checking C2065 C:\\x\\b.cpp:7 | undeclared identifier | 2',
    'type_checking LNK1181 - | cannot open input file a.lib | 3',
  ])
})

test('tsc and green builds are nothing', () => {
  assert.deepEqual(told(dotnet, toLines("src/a.ts(1,2): error TS2322: Type 'x'")), [])
  assert.deepEqual(told(dotnet, toolLines('dotnet-green.log')), [])
})

test('hostile lines cost linear time', () => assertLinear(dotnet))
