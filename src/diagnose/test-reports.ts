// Test reports of the workspace held against what the log says: they name files and lines that a log leaves out, and whole failures
// where a quiet reporter printed none (method.md 1.3).
import { mentionedFiles } from '../ci/diagnostics/mentioned-files.ts'
import type { TestCase, TestReport } from '../ci/junit.ts'
import { placedArtifacts } from '../ci/paths.ts'
import type { Failure, Organized, Validation } from '../domain/evidence.ts'

const testTypes: ReadonlySet<Failure['failureType']> = new Set(['test_failure', 'assertion_error', 'runtime_error'])

/**
 * The failures with the reports' knowledge. A failed test that the log already shows gains the report's place; one that it does not
 * show becomes a failure of the step that failed, cited in the report. Reports of steps that passed change nothing.
 */
export function withTestReports(
  organized: Organized,
  reports: readonly TestReport[],
  files: ReadonlySet<string> | undefined,
): Organized {
  const failed = reports.flatMap(({ path, cases }) =>
    cases.filter((c) => c.outcome === 'failed').map((test) => ({ path, test })),
  )
  const home = homeOf(organized)
  if (failed.length === 0 || home === undefined) return organized
  const failures = [...organized.failures]
  const added: Failure[] = []
  for (const { path, test } of failed) {
    const at = failures.findIndex((failure) => failure.fatal && shows(failure, test))
    const known = failures[at]
    if (known !== undefined) failures[at] = enriched(known, test, files)
    else added.push(failureOf(test, path, home, files))
  }
  if (added.length === 0) return { ...organized, failures }
  // A guess about a step whose failed tests are known by name now is no longer worth showing.
  const kept = failures.filter(
    (f) =>
      !(
        f.fatal &&
        f.job === home.job &&
        f.step.command === home.command &&
        isGuess(
          f,
          failed.map((x) => x.test),
        )
      ),
  )
  return { ...organized, failures: [...kept, ...added].map((failure, i) => ({ ...failure, id: `f${i + 1}` })) }
}

/** The failed step that ran the tests: the one whose failures look like tests, else the first that failed. */
function homeOf({ failures, validations }: Organized): Validation | undefined {
  const failed = validations.filter((v) => v.status === 'failed' && v.kind !== 'runner')
  const test = failures.find((f) => f.fatal && testTypes.has(f.failureType))
  return (
    failed.find((v) => v.job === test?.job && v.command === test.step.command) ??
    failed.find((v) => /test|spec|check|verify/i.test(v.command)) ??
    failed[0]
  )
}

function shows(failure: Failure, test: TestCase): boolean {
  const name = lastName(test.name)
  if (name.length < 3) return false
  const symbols = failure.artifacts.map((a) => a.symbol ?? '')
  return failure.message.includes(name) || symbols.some((s) => s.includes(name)) || failure.excerpt.includes(test.name)
}

/** `tests/a.py::TestX::test_y[1]`, `suite > test_y` and `test_y` end alike. */
function lastName(name: string): string {
  return (
    name
      .split(/::| > | › /)
      .at(-1)
      ?.trim() ?? name
  )
}

function isGuess(failure: Failure, tests: readonly TestCase[]): boolean {
  return (
    testTypes.has(failure.failureType) && !tests.some((test) => shows(failure, test)) && failure.artifacts.length === 0
  )
}

function enriched(failure: Failure, test: TestCase, files: ReadonlySet<string> | undefined): Failure {
  const place = placesOf(test, files)[0]
  if (
    place === undefined ||
    failure.artifacts.some((a) => a.path === place.path && (a.line !== undefined || place.line === undefined))
  )
    return failure
  return { ...failure, artifacts: [place, ...failure.artifacts.filter((a) => a.path !== place.path)].slice(0, 10) }
}

function failureOf(test: TestCase, path: string, home: Validation, files: ReadonlySet<string> | undefined): Failure {
  const title = test.suite === '' || test.name.includes(test.suite) ? test.name : `${test.suite} › ${test.name}`
  return {
    id: '',
    job: home.job,
    step: { name: home.step, command: home.command },
    legs: [home.job],
    ...(home.location === undefined ? {} : { location: home.location }),
    fatal: true,
    failureType: 'test_failure',
    tool: 'test report',
    ...(test.type === '' ? {} : { ruleId: test.type }),
    message: `${title}: ${test.message}`.slice(0, 400),
    signals: [test.type, lastName(test.name)].filter((s) => s !== ''),
    artifacts: placesOf(test, files),
    evidence: { log: path, job: home.job, fromLine: test.fromLine, toLine: Math.min(test.toLine, test.fromLine + 79) },
    excerpt: test.detail.slice(0, 2048),
  }
}

function placesOf(test: TestCase, files: ReadonlySet<string> | undefined) {
  const lines = test.detail
    .split('\n')
    .slice(0, 60)
    .map((text, i) => ({ n: i + 1, text }))
  const mentioned = lines[0] === undefined ? [] : mentionedFiles(lines, lines[0])
  return placedArtifacts([...(test.place === undefined ? [] : [test.place]), ...mentioned], { files })
}
