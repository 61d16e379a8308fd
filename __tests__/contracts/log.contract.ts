// What every log port does. Run on the fake and on the printer (`__tests__/fakes/log-port.test.ts`).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogPort } from '../../src/ports.ts'

/** Registers the tests of the contract for a port that `open` makes; `said` gives all of its text so far. */
export function logContract(name: string, open: () => { log: LogPort; said: () => string }): void {
  test(`${name}: what is said is said in order, warnings and groups by name`, () => {
    const { log, said } = open()
    log.info('first')
    const group = log.group('reading logs')
    log.info('inside')
    group.end()
    log.warn('second')
    const places = ['first', 'reading logs', 'inside', 'second'].map((text) => said().indexOf(text))
    assert.ok(
      places.every((place, i) => place >= 0 && place > (places[i - 1] ?? -1)),
      said(),
    )
  })

  test(`${name}: groups may nest`, () => {
    const { log, said } = open()
    const outer = log.group('outer')
    const inner = log.group('inner')
    inner.end()
    outer.end()
    log.info('after')
    assert.match(said(), /outer[\s\S]*inner[\s\S]*after/)
  })
}
