// Terraform and OpenTofu, Helm, kubectl, Ansible, and the command lines of the large clouds.
import type { FailureType } from '../../domain/evidence.ts'
import type { Diagnostic } from './diagnostic.ts'
import { guessType } from './guess.ts'
import { type Groups, perLine } from './per-line.ts'

const kind = ({ message }: Groups): FailureType => {
  const guess = guessType(message ?? '')
  return guess === 'environment_error' || guess === 'syntax_error' ? guess : 'configuration_error'
}

const table = perLine({
  tool: 'infra',
  reads: 'Terraform and OpenTofu error boxes, fmt -check, tflint; Helm; kubectl; Ansible; aws, gcloud and az errors.',
  fixtures: 'written',
  sign: /Error: |error: |ERROR: \(|An error occurred \(|fatal: \[|ERROR! |\.tf\b|failed=|Error from server/,
  rules: [
    // Terraform: `│ Error: text`, then `│   on main.tf line 3, in resource …`.
    {
      pattern:
        /^(?:│ |[|] )?Error: (?<message>(?:Unsupported|Invalid|Missing|Reference to|Duplicate|Failed to|Error (?:acquiring|building|loading|parsing|creating|reading)|Inconsistent|Incompatible|Backend|No (?:value|configuration|valid)|Argument|Provider|Module|Could not|creating|reading|updating|deleting|waiting|Cycle:|Unreadable|Variables? not|configuring|Required).*)$/,
      failureType: kind,
      ruleId: 'terraform',
      strength: 4,
      context: /^[│|╵]|^ {2}\S|^$/,
      place: /^(?:│|[|])? {2,4}on (?<file>\S{1,300}) line (?<line>\d+)/,
    },
    {
      pattern:
        /^(?<file>\S{1,300}\.tf):(?<line>\d+):(?<column>\d+): (?<level>Error|Warning|Notice) - (?<message>.+) \((?<rule>\w+)\)$/,
      failureType: 'linting',
      strength: 5,
    },
    {
      pattern: /^(?<level>Error|Warning): (?<message>.+) \((?<rule>(?:terraform|aws|google|azurerm)_\w+)\)$/,
      failureType: 'linting',
      strength: 5,
      context: /^\s*$|^ {2}on |^ *\d+:/,
    },
    {
      pattern: /^(?<file>[\w./-]{1,300}\.tf(?:vars)?)$/,
      failureType: 'code_formatting',
      ruleId: 'terraform-fmt',
      strength: 2,
      context: /^(?:--- |\+\+\+ |@@ |[ +-])/,
    },
    // Helm
    {
      pattern:
        /^Error: (?<message>(?:INSTALLATION FAILED|UPGRADE FAILED|template: |parse error at|values don't meet|chart |failed to (?:download|parse)|execution error at|YAML parse error on|\d+ chart\(s\) linted).*)$/,
      failureType: kind,
      ruleId: 'helm',
      strength: 4,
    },
    {
      pattern: /^\[ERROR\] (?<message>(?:templates\/|Chart\.yaml|values\.yaml).+)$/,
      failureType: 'configuration_error',
      ruleId: 'helm-lint',
      strength: 4,
    },
    // kubectl
    { pattern: /^(?:Error from server|error) ?\((?<rule>\w+)\): (?<message>.+)$/, failureType: kind, strength: 4 },
    {
      pattern:
        /^error: (?<message>(?:You must be logged in to the server|the server doesn't have a resource type|deployment "[^"]{1,200}" exceeded its progress deadline|timed out waiting for|unable to recognize|error validating|no matches for kind|context ".{1,200}" does not exist).*)$/,
      failureType: kind,
      ruleId: 'kubectl',
      strength: 4,
    },
    // Ansible
    {
      pattern: /^fatal: \[(?<rule>[^\]]{1,200})\]: (?:FAILED|UNREACHABLE)! => (?<message>.+)$/,
      failureType: 'runtime_error',
      strength: 4,
    },
    {
      pattern: /^ERROR! (?<message>.+)$/,
      failureType: 'configuration_error',
      ruleId: 'ansible',
      strength: 4,
      context: /^\S.{0,300}$|^$/,
      place: /^The error appears to be in '(?<file>[^']{1,300})': line (?<line>\d+)/,
    },
    // Clouds
    {
      pattern: /^(?:aws: \[ERROR\]: )?(?<message>An error occurred \((?<rule>\w{1,100})\) when calling the .+)$/,
      failureType: kind,
      strength: 4,
    },
    { pattern: /^ERROR: \((?<rule>gcloud\.[\w.-]{1,200})\) (?<message>.+)$/, failureType: kind, strength: 4 },
    { pattern: /^ERROR: (?<message>\((?<rule>[A-Z]\w{3,80})\) .+)$/, failureType: kind, strength: 3 },
    {
      pattern: /^(?<message>Unable to locate credentials\. You can configure credentials by running "aws .*)$/,
      failureType: 'configuration_error',
      ruleId: 'credentials',
      strength: 4,
    },
  ],
})

export const infra: Diagnostic = {
  ...table,
  read(lines, step) {
    // `terraform fmt -check` prints bare paths; so does many a list of files.
    return table
      .read(lines, step)
      .filter((f) => f.ruleId !== 'terraform-fmt' || /\b(?:terraform|tofu)\b.*\bfmt\b/.test(step.command))
  },
}
