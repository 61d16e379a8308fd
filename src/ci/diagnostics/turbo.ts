// turbo runs the tasks of many packages. It only says which one failed: strength 1, so that the tools inside win.
import { perLine } from './per-line.ts'

export const turbo = perLine({
  tool: 'turbo',
  reads: 'which task of which package failed (a wrapper: the tools inside explain it), refused configuration',
  fixtures: 'real',
  sign: /#[\w:-]{1,80}: {1,2}(?:ERROR {1,2})?command .{1,1000} exited \(\d+\)$|(?:^|\s)\s{0,4}[x×] (?:Could not find (?:task|workspace|package|turbo)|Missing tasks? in|Invalid (?:package|turbo)|Cyclic dependency)/,
  rules: [
    {
      pattern:
        /^\s{0,4}(?:ERROR {1,2})?(?<message>[@\w./-]{1,120}#[\w:-]{1,80}: {1,2}(?:ERROR {1,2})?command .* exited \(\d+\))$/,
      failureType: 'runtime_error',
      strength: 1,
    },
    {
      pattern:
        /^\s{0,4}[x×] (?<message>(?:Could not find (?:task|workspace|package|turbo)|Missing tasks? in|Invalid (?:package|turbo)|Cyclic dependency).*)$/,
      failureType: 'configuration_error',
      strength: 3,
    },
  ],
})
