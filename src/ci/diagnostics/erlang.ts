// Erlang: EUnit and Common Test. The compiler prints places and needs no module of its own.
import { perLine } from './per-line.ts'

export const erlang = perLine({
  tool: 'eunit',
  reads: 'EUnit (also under rebar3) and Common Test: one finding a failed test.',
  fixtures: 'real',
  sign: /\*failed\*$|==> \w+: FAILED$|^ {2}\d+\) \w+:\w+/,
  rules: [
    {
      pattern: /^ {0,40}(?<message>\w{1,80}:(?:\d+:)? ?(?<symbol>\w{1,120})[^*]{0,160}\.\.\.\*failed\*)$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^(?:in |\*\*| {2}called as | {6,}\S)/,
      more: /^\*\*(?<text>\w{1,20}:.{0,200})$/,
      place: /^in (?:function|call from) .{1,200} \((?<file>[^\s,()]{1,300}\.erl), line (?<line>\d+)\)$/,
    },
    {
      pattern: /^%%% (?<message>(?<symbol>\w{1,80}) ==> \w{1,80}: FAILED)$/,
      failureType: 'test_failure',
      strength: 5,
      context: /^%%% \S+ ==> /,
    },
    // rebar3 eunit's summary: the place stands on its second line.
    {
      pattern: /^ {2}\d+\) (?<message>(?<symbol>\w{1,80}:\w{1,120})(?:\/\d+)?)$/,
      failureType: 'test_failure',
      strength: 4,
      context: /^ {5,}\S/,
      place: /(?<file>[^\s:(]{1,300}\.erl):(?<line>\d+)/,
    },
  ],
})
