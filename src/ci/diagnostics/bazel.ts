// Bazel: rules that fail are wrappers around a compiler; missing targets, broken BUILD files and failed tests are its own.
import { perLine } from './per-line.ts'

export const bazel = perLine({
  tool: 'bazel',
  reads:
    'bazel build and test: missing packages and targets, broken BUILD files, failed tests, failed actions as a hint.',
  fixtures: 'written',
  sign: /ERROR: | (?:FAILED|TIMEOUT) /,
  rules: [
    {
      pattern:
        /^ERROR: (?<message>(?:no such (?:package|target)|Skipping '|Analysis of target '\S+' failed|Error computing the main repository mapping|An error occurred during the fetch).*)$/,
      failureType: 'configuration_error',
      strength: 4,
      context: /^\s+\S/,
    },
    {
      pattern:
        /^ERROR: (?<file>[^\s:]{1,400}):(?<line>\d+):(?<column>\d+): (?<message>(?:name '|syntax error|no such|invalid |Label '|in ).*)$/,
      failureType: 'configuration_error',
      strength: 5,
    },
    {
      pattern: /^ERROR: (?<file>[^\s:]{1,400}):(?<line>\d+):(?<column>\d+): (?<message>.+ failed: .+)$/,
      failureType: 'type_checking',
      strength: 1,
    },
    {
      pattern: /^(?<rule>\/\/\S{1,300}) +(?<message>(?:FAILED|TIMEOUT)(?: TO BUILD)? .{0,200})$/,
      failureType: 'test_failure',
      strength: 2,
    },
  ],
})
