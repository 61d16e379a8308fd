// What stops pytest itself: wrong usage, nothing to run, an internal error.
import { type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { exceptionOf } from './python-errors.ts'
import { placesOf, readStack } from './python-stack.ts'
import { signalsOf } from './quoted.ts'

const usage =
  /^(?:ERROR: )?(?:(?:__main__\.py|pytest(?:\.exe)?|py\.test|python\S* -m pytest): error: (.{1,400})|((?:file or directory not found|not found): .{1,400})|(.{1,300}(?:pytest\.ini|pyproject\.toml|tox\.ini|setup\.cfg):(?:\d+:)? .{1,300}))$/
const internal = 'INTERNALERROR> '

/** Findings about pytest and not about a test. */
export function pytestTrouble(lines: readonly Line[], step: StepContext): Finding[] {
  return [...lines.flatMap((line) => usageError(line) ?? []), ...internalErrors(lines), ...nothingRan(lines, step)]
}

function usageError(line: Line): Finding | undefined {
  const text = unprefix(line.text)
  const hit = usage.exec(text)
  // A path with a colon is an error of the configuration only behind `ERROR: `.
  if (hit === null || (hit[1] === undefined && !text.startsWith('ERROR: '))) return undefined
  const message = hit[1] ?? hit[2] ?? hit[3] ?? text
  const signals = [message.slice(0, 80)]
  return finding(
    { tool: 'pytest', failureType: 'configuration_error', ruleId: 'UsageError', message, signals, strength: 5 },
    line,
  )
}

/** A hook or plug-in raised: the traceback is printed with a margin. */
function internalErrors(lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i]?.text.startsWith(`${internal}Traceback`)) continue
    const stack = readStack(lines, i)
    const at = lines[stack?.at ?? -1]
    if (stack === undefined || at === undefined) continue
    i = stack.end
    const message = stack.text
    const name = exceptionOf(message)?.name ?? 'INTERNALERROR'
    found.push(
      finding(
        {
          tool: 'pytest',
          failureType: 'runtime_error',
          ruleId: name,
          message,
          signals: [...signalsOf(name, message), 'INTERNALERROR'].slice(0, 4),
          artifacts: placesOf(stack.frames),
          strength: 5,
        },
        at,
        lines[Math.max(i - 12, 0)] ?? at,
      ),
    )
  }
  return found
}

/** Exit code 5: no test was collected or all were deselected. pytest prints no error for it. */
function nothingRan(lines: readonly Line[], step: StepContext): Finding[] {
  if (step.exitCode !== 5) return []
  const line = lines.findLast(({ text }) => /(?:^|= )(?:no tests ran|\d+ deselected) in \d/.test(text))
  if (line === undefined) return []
  const message = `no tests were run (exit code 5): ${line.text.replace(/^=+ | =+$/g, '')}`
  return [
    finding(
      {
        tool: 'pytest',
        failureType: 'configuration_error',
        ruleId: 'NoTestsCollected',
        message,
        signals: ['no tests ran'],
        strength: 4,
      },
      line,
    ),
  ]
}
