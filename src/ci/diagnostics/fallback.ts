// The error region of a tool that nobody taught us. Lines are scored for sounding like the statement of an error; the best
// region wins, the earliest among equals, since what follows a first error is mostly its echo (log-format.md 5 "Distance").
import { type Finding, finding, type Line, type StepContext } from './diagnostic.ts'
import { mentionedFiles } from './mentioned-files.ts'
import { positional } from './positional.ts'
import { programOf } from './program.ts'
import { typeOfRegion } from './region-type.ts'

const opening = /^(?:\S{1,30}:? )?(?:error|fatal|panic|exception|abort(?:ed|ing)?|failure|failed|critical|e)\b[^a-z-]/i
const named = /\b[A-Z]\w*(?:Error|Exception|Failure|Panic)\b/
const word =
  /\b(?:errors?|fatal|exception|panic(?:ked)?|traceback|unhandled|uncaught|segmentation fault|core dumped|assertion)\b/i
const refusal =
  /\b(?:cannot|can't|could not|couldn't|unable to|not found|no such|does not exist|doesn't exist|permission denied|access denied|forbidden|unauthorized|refused|timed out|timeout|unresolved|undefined|unknown|invalid|unexpected|missing|unsupported|not installed|not permitted|conflict|mismatch|expected|denied|required)\b/i
const weak = /\b(?:fail(?:ed|s|ure|ing)?|abort(?:ed)?|killed|broken|✗|✖|×)\b|[✗✖×]/i
const harmless =
  /\b(?:0 (?:errors?|failed|failures?)|no errors?|errors?: 0|failed: 0|failures: 0|without errors?|error[-_.]?(?:handl|log|report|page|bound)\w*|fail[-_]?(?:fast|over)|continue-on-error|on[-_]error|ignor(?:ed|ing)|deprecat|allow-fail|retry(?:ing)?|if error|ok\b|passed|success)/i
const wrapper =
  /(?:exit(?:ed)?(?: with)?(?: status| code| value)?[:= ]+\d+|exit status \d+|non-?zero|returned \d+|return code|make(?:\[\d+\])?: \*\*\*|^##|command failed|script failed|task failed|build failed|^error: process|see (?:the )?(?:log|output|above)|for more information|run with --|stack ?trace)/i
const warning = /\b(?:warn(?:ing)?s?|note|hint|info|debug|notice)\b/i
const place = /\.[A-Za-z]{1,5}[:(]\d+/

function score(line: Line): number {
  const text = line.text.slice(0, 600)
  if (text.length < 4) return 0
  let points = 0
  if (opening.test(text)) points += 4
  if (named.test(text)) points += 3
  if (word.test(text)) points += 2
  if (refusal.test(text)) points += 2
  if (weak.test(text)) points += 1
  if (points === 0) return 0
  if (line.mark === 'error') points += 2
  if (place.test(text)) points += 1
  if (harmless.test(text)) points -= 3
  if (wrapper.test(text)) points -= 3
  if (line.mark === 'warning' || (warning.test(text) && !opening.test(text))) points -= 2
  if (/^\s{4,}/.test(text)) points -= 1
  return points
}

/**
 * Lines that state errors about places, else one finding for the region that most likely says why the step failed; the last lines when
 * nothing sounds like an error.
 */
export function fallback(lines: readonly Line[], step: StepContext): Finding[] {
  const body = lines.filter((l) => !/^Process completed with exit code/.test(l.text))
  const placed = positional(body, step)
  if (placed.some((f) => f.severity === 'error')) return placed
  let best = -1
  let top = 3
  body.forEach((line, i) => {
    // The last lines before the end get a small bonus: equal words far up are often tolerated noise.
    const points = score(line) + (body.length - i <= 40 ? 1 : 0)
    if (points > top) {
      top = points
      best = i
    }
  })
  if (best < 0) return lastWords(body, step)
  const at = body[best]
  if (at === undefined) return []
  const from = body[Math.max(0, best - 3)] ?? at
  let end = best
  while (end - best < 8 && end + 1 < body.length && (body[end + 1]?.text.trim() ?? '') !== '') end++
  const region = body.slice(Math.max(0, best - 3), end + 1)
  return [
    finding(
      {
        tool: programOf(step.command),
        failureType: typeOfRegion(region.map((l) => l.text).join('\n'), at.text, step.command),
        message: at.text,
        artifacts: mentionedFiles(region, at),
        strength: 2,
      },
      at,
      from,
      body[end] ?? at,
    ),
  ]
}

function lastWords(body: readonly Line[], step: StepContext): Finding[] {
  const spoken = body.filter((l) => l.text.trim() !== '' && l.mark !== 'group' && l.mark !== 'endgroup')
  const tail = spoken.slice(-10)
  const at = tail.at(-1)
  if (at === undefined) return []
  const text = tail.map((l) => l.text).join('\n')
  return [
    finding(
      {
        tool: programOf(step.command),
        failureType: typeOfRegion(text, at.text, step.command),
        message: at.text,
        artifacts: mentionedFiles(tail, at),
        strength: 1,
      },
      at,
      tail[0] ?? at,
      at,
    ),
  ]
}
