// Cypress: Mocha's details under each `Running: spec`, and the reasons why it does not start.
import type { Diagnostic, Line } from './diagnostic.ts'
import { numberedFailures } from './mocha.ts'
import { type LineRule, readLines } from './per-line.ts'
import { unprefix } from './prefix.ts'

const tool = 'cypress'
const running = /^\s{0,4}Running: {1,4}(\S{1,300})/

const rules: readonly LineRule[] = [
  {
    pattern:
      /^(?<message>The cypress npm package is installed, but the Cypress binary is missing\.|Cypress (?:failed to start|verification failed|could not verify that this server is running).*|Your system is missing the dependency: Xvfb|No version of Cypress is installed in.*)/,
    failureType: 'environment_error',
    strength: 4,
  },
  {
    pattern:
      /^(?<message>Could not find a Cypress configuration file.*|Your configFile(?: is invalid|threw an error).*|Your `?configFile`?.* is invalid.*|Can't run because no spec files were found\.|No specs found.*)/,
    failureType: 'configuration_error',
    strength: 4,
  },
]

export const cypress: Diagnostic = {
  tool,
  reads: 'failed tests of `cypress run`, missing binary, unreachable server, refused configuration',
  fixtures: 'written',
  sign: /(?:^|\s)\s{0,4}\(Run Starting\)|(?:^|\s)\s{0,4}Running: {1,4}\S|[Cc]ypress|no spec files were found/,
  read(lines) {
    const specs = specOfLines(lines)
    const tests = specs.at(-1) === undefined ? [] : numberedFailures(tool, lines, (i) => specs[i])
    return [...tests, ...readLines(tool, lines, rules)]
  },
}

/** For each line the spec whose run it belongs to, by the heading `Running: spec` above it. */
function specOfLines(lines: readonly Line[]): (string | undefined)[] {
  let spec: string | undefined
  return lines.map((line) => {
    spec = running.exec(unprefix(line.text))?.[1] ?? spec
    return spec
  })
}
