import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { licenseOf, packageFolder } from '../../scripts/third-party-licenses.ts'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

test('the package of a module: scoped, nested, on Windows; none for own and virtual modules', () => {
  assert.equal(packageFolder('/w/node_modules/@actions/core/lib/core.js'), '/w/node_modules/@actions/core')
  assert.equal(packageFolder('/w/node_modules/a/node_modules/b/x.js'), '/w/node_modules/a/node_modules/b')
  assert.equal(packageFolder('C:\\w\\node_modules\\zod\\index.js'), 'C:\\w\\node_modules\\zod')
  assert.equal(packageFolder('/w/src/index.ts'), undefined)
  assert.equal(packageFolder('\0rolldown/runtime.js'), undefined)
})

test('an entry has name, licence and full text', () => {
  const text = licenseOf(join(modules, 'zod'))
  assert.match(text, /^zod \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n/)
  assert.match(text, /Permission is hereby granted/)
})
