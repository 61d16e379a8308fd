// Package managers of operating systems: apt, dnf, apk, pacman, brew, Chocolatey; and programs' own words for a network that fails.
import { perLine } from './per-line.ts'

export const systemPackages = perLine({
  tool: 'system-packages',
  reads: 'apt, dnf, apk, pacman, brew and Chocolatey: packages that are not there, mirrors that do not answer, locks.',
  fixtures: 'written',
  sign: /^(?:.{0,40}\s)?(?:E|Err|W): |^ERROR: unable|\bError: |No match for argument|target not found|required by:|not installed\. The package was not found|^Err:/,
  rules: [
    {
      pattern:
        /^E: (?<message>(?:Unable to locate package (?<rule>\S+)|Package '(?:[^']{1,100})' has no installation candidate|Version '.{1,100}' for '.{1,100}' was not found|Couldn't find any package).*)$/,
      failureType: 'package_install_error',
      strength: 5,
    },
    {
      pattern:
        /^E: (?<message>(?:Failed to fetch|Could not connect|Unable to connect|Some index files failed|Temporary failure|Could not get lock|Unable to fetch some archives).*)$/,
      failureType: 'environment_error',
      ruleId: 'apt',
      strength: 4,
    },
    {
      pattern:
        /^E: (?<message>(?:Unable to correct problems|Broken packages|Unmet dependencies|The repository '.{1,300}' (?:does not have|is not signed|no longer has)|The method driver|Sub-process \S+ returned an error).*)$/,
      failureType: 'package_install_error',
      ruleId: 'apt',
      strength: 4,
    },
    {
      pattern: /^Error: (?<message>Unable to find a match: (?<rule>\S.{0,200}))$/,
      failureType: 'package_install_error',
      strength: 5,
    },
    {
      pattern: /^(?<message>No match for argument: (?<rule>\S.{0,200}))$/,
      failureType: 'package_install_error',
      strength: 4,
    },
    {
      pattern: /^ERROR: (?<message>unable to select packages:)$/,
      failureType: 'package_install_error',
      ruleId: 'apk',
      strength: 5,
      context: /^ {2,}\S/,
      more: /^ {2}(?<text>\S.+)$/,
    },
    {
      pattern: /^error: (?<message>target not found: (?<rule>\S+))$/,
      failureType: 'package_install_error',
      strength: 5,
    },
    {
      pattern:
        /^(?:Warning|Error): (?<message>No (?:available formula|formulae or casks found|available cask).{0,300})$/,
      failureType: 'package_install_error',
      ruleId: 'brew',
      strength: 4,
    },
    {
      pattern:
        /^(?<message>(?<rule>\S{1,100}) not installed\. The package was not found with the source\(s\) listed\.)$/,
      failureType: 'package_install_error',
      strength: 5,
    },
  ],
})
