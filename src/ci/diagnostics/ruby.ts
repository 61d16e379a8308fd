// Ruby: uncaught exceptions, syntax errors, Bundler, RuboCop.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

function raised({ rule }: Groups): FailureType {
  if (rule === 'LoadError') return 'dependency_issue'
  return rule === 'SyntaxError' ? 'syntax_error' : 'runtime_error'
}
const cops = ({ rule }: Groups): FailureType =>
  rule?.startsWith('Lint/Syntax') ? 'syntax_error' : rule?.startsWith('Layout/') ? 'code_formatting' : 'linting'

export const ruby = perLine({
  tool: 'ruby',
  reads: 'RuboCop offences with their cop, uncaught exceptions, syntax errors, Bundler.',
  fixtures: 'real',
  sign: /\.(?:rb|rake|ru|gemspec)(?::\d+|\b)|Gemfile|[Bb]undler|\bgems?\b|rubygems|-e:1:/,
  rules: [
    {
      pattern:
        /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+): (?<severity>[CWEFRI]): (?:\[Corrected\] |\[Correctable\] )?(?<rule>[A-Z]\w+\/[\w/]+): (?<message>.+)$/,
      failureType: cops,
      strength: 5,
      context: /^\s*\^|^(?!\S+:\d+:\d+: )\s*\S/,
    },
    {
      pattern:
        /^(?:.{0,200}: )?(?<file>[\w./-]{1,300}\.(?:rb|rake|ru|gemspec)):(?<line>\d+): (?<message>syntax errors? ?(?:found|, ).*)$/,
      failureType: 'syntax_error',
      ruleId: 'SyntaxError',
      strength: 5,
      context: /^\s*\d* ?[|>^]|^\s+\^|^> /,
    },
    {
      pattern:
        /^(?:.{0,200}: )?(?<file>[\w./@-]{1,300}):(?<line>\d+):in [`'](?<symbol>[^`']{1,200})': (?<message>.{1,600}) \((?<rule>[A-Z][\w:]{1,100})\)$/,
      failureType: raised,
      strength: 4,
      context: /^\s/,
    },
    {
      pattern:
        /^(?<message>Could not find (?:compatible versions|gem '(?<rule>[^']{1,200})'|[\w.-]+ in (?:any of the sources|locally|rubygems)).*)$/,
      failureType: 'dependency_issue',
      strength: 5,
      context: /^\s+\S|^\S.{0,200}depends on/,
    },
    {
      pattern:
        /^(?<message>(?:Your bundle (?:is locked to|only supports platforms)|Your (?:lockfile|Gemfile\.lock) |The gemspecs? for |The dependencies in your gemfile changed|You are trying to install in deployment mode).*)$/,
      failureType: 'dependency_issue',
      ruleId: 'bundler',
      strength: 5,
      context: /^\S.{0,200}$/,
    },
    {
      pattern: /^(?<message>Your Ruby version is (?<rule>[\d.]+), but your Gemfile specified .+)$/,
      failureType: 'environment_error',
      strength: 5,
    },
    {
      pattern: /^(?<message>An error occurred while installing (?<rule>\S+) .+)$/,
      failureType: 'package_install_error',
      strength: 4,
    },
    {
      pattern: /^(?<message>Gem::Ext::BuildError: .+)$/,
      failureType: 'package_install_error',
      ruleId: 'BuildError',
      strength: 4,
    },
    {
      pattern: /^(?<message>Could not reach host \S+.*|Could not fetch specs from .+|Bundler::HTTPError .+)$/,
      failureType: 'environment_error',
      ruleId: 'network',
      strength: 4,
    },
    {
      pattern: /^(?<message>(?:bundler: command not found: |rake aborted!$|Don't know how to build task ).*)$/,
      failureType: 'configuration_error',
      ruleId: 'rake',
      strength: 2,
      context: /\S/,
    },
  ],
})
