// Preloaded into the action under test (`NODE_OPTIONS=--import`): every wait and time limit is twenty times shorter than it says, so that
// the built files can be tested as they are. Nothing else changes, and the product has no switch for it.
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

const pace = 20
const { setTimeout: wait } = globalThis
const { setTimeout: pause } = promises
const limit = AbortSignal.timeout.bind(AbortSignal)

globalThis.setTimeout = Object.assign(
  (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => wait(run, ms / pace, ...args),
  wait,
)
promises.setTimeout = (ms = 0, ...rest) => pause(ms / pace, ...rest)
AbortSignal.timeout = (ms) => limit(ms / pace)
syncBuiltinESMExports()
