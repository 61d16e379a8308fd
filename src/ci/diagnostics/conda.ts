// conda, mamba and micromamba: what cannot be solved, found or fetched.
import type { Diagnostic } from './diagnostic.ts'
import type { LineRule } from './per-line.ts'
import { readSentences } from './sentence-errors.ts'

const proof = /^(?: {1,8}\S|\s*[└├│]|The following package|Could not solve|$)/

const rules: readonly LineRule[] = [
  {
    pattern:
      /^(?<message>(?<rule>LibMambaUnsatisfiableError|UnsatisfiableError|PackagesNotFoundError|ResolvePackageNotFound): ?.*)$/,
    failureType: 'dependency_issue',
    strength: 5,
    context: proof,
  },
  {
    pattern: /^(?:error {1,4}libmamba |critical libmamba )?(?<message>Could not solve for environment specs)$/,
    failureType: 'dependency_issue',
    ruleId: 'unsolvable',
    strength: 4,
    context: proof,
  },
  {
    pattern: /^(?<message>(?<rule>CondaHTTPError|CondaSSLError): ?.*)$/,
    failureType: 'environment_error',
    strength: 5,
  },
  {
    pattern:
      /^(?<message>(?<rule>EnvironmentFileNotFound|EnvironmentNameNotFound|CondaValueError|InvalidVersionSpec): ?.*)$/,
    failureType: 'configuration_error',
    strength: 5,
  },
  {
    pattern: /^(?<message>(?<rule>CondaEnvException): Pip failed)$/,
    failureType: 'package_install_error',
    strength: 2,
  },
  {
    pattern: /^(?<message>(?<rule>NoWritableEnvsDirError|CondaError): ?.*)$/,
    failureType: 'environment_error',
    strength: 4,
  },
]

export const conda: Diagnostic = {
  tool: 'conda',
  reads:
    'unsatisfiable environments, missing packages, unreachable channels, wrong environment files, failing pip sections',
  fixtures: 'written',
  sign: /\b(?:LibMambaUnsatisfiableError|UnsatisfiableError|PackagesNotFoundError|ResolvePackageNotFound|CondaHTTPError|CondaSSLError|EnvironmentFileNotFound|EnvironmentNameNotFound|CondaValueError|CondaEnvException|CondaError|NoWritableEnvsDirError|InvalidVersionSpec)\b|libmamba Could not solve|Could not solve for environment specs/,
  read(lines) {
    const found = readSentences('conda', lines, rules)
    // The proof of a solver's error ends in a sentence that is an error of its own elsewhere.
    return found.filter((f) => !found.some((other) => other !== f && other.from <= f.at && f.at <= other.to))
  },
}
