// lerna before it ran on nx: `lerna ERR!` lines name the package whose script failed; strength 1, so that the tools inside win.
import { perLine } from './per-line.ts'

export const lerna = perLine({
  tool: 'lerna',
  reads: 'which script of which package failed (a wrapper: the tools inside explain it), usage errors',
  fixtures: 'written',
  sign: /(?:^|\s)lerna ERR! /,
  rules: [
    {
      pattern: /^lerna ERR! (?<message>.{1,200} exited \d+ in '[^']{1,120}')$/,
      failureType: 'runtime_error',
      strength: 1,
    },
    {
      // `lerna ERR! lerna` only introduces the stack of an error of lerna's own.
      pattern: /^lerna ERR! (?<rule>E[A-Z]{2,40}) (?<message>.*)$/,
      failureType: 'configuration_error',
      strength: 3,
    },
  ],
})
