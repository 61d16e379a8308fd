// busted, the test runner of Lua: plain and terminal outputs. luacheck prints places and needs no module of its own.
import { perLine } from './per-line.ts'

export const busted = perLine({
  tool: 'busted',
  reads: 'busted: one finding a failed or erroneous Lua test.',
  fixtures: 'real',
  sign: /^(?:Failure|Error) (?:→|->) \S/,
  rules: [
    {
      pattern: /^(?<message>(?:Failure|Error) (?:→|->) (?<symbol>[^\s:]{1,300}\.(?:lua|moon|fnl)) @ \d+)$/,
      failureType: 'test_failure',
      strength: 5,
      context: /\S/,
      more: /^[^\s:]{1,300}\.(?:lua|moon|fnl):\d+: (?<text>.{1,300})$/,
      place: /^(?<file>[^\s:]{1,300}\.(?:lua|moon|fnl)):(?<line>\d+): /,
    },
  ],
})
