// swiftc and clang inside xcodebuild or SwiftPM, XCTest, Swift Testing, and what xcpretty and xcbeautify make of them.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

function kind({ message }: Groups): FailureType {
  if (/^no such module|could not (?:find|build) (?:Objective-C )?module/.test(message ?? '')) return 'dependency_issue'
  return /^(?:expected |unterminated |extraneous |consecutive )/.test(message ?? '') ? 'syntax_error' : 'type_checking'
}

const file = String.raw`(?<file>\/?[^:"\n]{1,400}\.swift)`
/** Excerpt and caret, of the old form and of Swift 6. */
const context = /^\s*\d* ?[|│`]|^\s+\S|^\s*\^/

export const swift = perLine({
  tool: 'swift',
  reads:
    'swiftc through SwiftPM or xcodebuild (also by xcpretty, xcbeautify, fastlane), XCTest, Swift Testing, package resolution.',
  fixtures: 'written',
  sign: /\.swift:\d+|xcodebuild: error|recorded an issue|^error: |❌|Testing failed:|failed to run main module/,
  rules: [
    {
      pattern: new RegExp(`^${file}:(?<line>\\d+): error: (?:-\\[)?(?<symbol>[\\w.]+[ .]\\w+)\\]? : (?<message>.+)$`),
      failureType: 'test_failure',
      strength: 5,
    },
    {
      pattern: new RegExp(
        `^(?:❌ +|\\[x\\] +)?${file}:(?<line>\\d+):(?<column>\\d+): (?:(?<level>error|warning): )?(?<message>.+)$`,
      ),
      failureType: kind,
      strength: 5,
      context,
    },
    {
      pattern:
        /^.{0,4}Test (?<symbol>".{1,200}"|\w[\w()]{0,200}) recorded an issue (?:with .{1,200} )?at (?<file>[\w./ -]{1,300}\.swift):(?<line>\d+):(?<column>\d+): (?<message>.+)$/,
      failureType: 'test_failure',
      strength: 5,
    },
    {
      pattern: /^xcodebuild: error: (?<message>.+)$/,
      failureType: 'configuration_error',
      ruleId: 'xcodebuild',
      strength: 4,
      context: /^\s+\S/,
    },
    {
      pattern:
        /^error: (?<message>(?:Dependencies could not be resolved|package .{1,300} (?:is required|requires)|Failed to clone repository).*)$/,
      failureType: 'dependency_issue',
      ruleId: 'package',
      strength: 4,
    },
    {
      pattern: /^error: (?<message>(?:no such module|missing required module) .*)$/,
      failureType: 'dependency_issue',
      strength: 4,
    },
    {
      pattern: /^Error: (?<message>failed to run main module .*)$/,
      failureType: 'runtime_error',
      ruleId: 'wasm',
      strength: 4,
      context: /\S|^$/,
      more: /^ *(?:\d+: )?(?<text>wasm trap: .{1,200})$/,
    },
  ],
})
