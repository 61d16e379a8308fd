// behave (Gherkin for Python): a failed step below its scenario, whose heading names the feature file.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { exceptionOf, type Frame, frameOf, isExceptionName } from './python-errors.ts'
import { placesOf } from './python-stack.ts'
import { signalsOf } from './quoted.ts'

const scenario =
  /^ {2,4}(?:Scenario|Scenario Outline|Example):? (?<title>\S.{0,300}?) +# (?<file>[^\s:]{1,300}\.feature):(?<line>\d+)$/
const stepPlace = / # (?<file>[^\s:]{1,300}\.py):(?<line>\d+)(?: [\d.]+s)?$/
const asserted = /^ {4,8}(?:ASSERT FAILED|Assertion Failed): (?<message>.*)$/
const stackHead = /^ {4,8}Traceback \(most recent call last\):$/
const maxStack = 60

export const behave: Diagnostic = {
  tool: 'behave',
  reads: 'behave: one finding a failed or erroneous step with its scenario.',
  fixtures: 'real',
  sign: / # \S+\.feature:\d+$/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text))
    const found: Finding[] = []
    let place: Readonly<Record<string, string | undefined>> | undefined
    for (const [i, text] of texts.entries()) {
      place = scenario.exec(text)?.groups ?? place
      if (place?.file === undefined) continue
      const made = assertion(lines, texts, i) ?? raised(lines, texts, i)
      if (made === undefined) continue
      found.push({
        ...made,
        message: `${place.title}: ${made.message}`.slice(0, 400),
        artifacts: [artifact(place.file, place.line), ...made.artifacts].slice(0, 5),
      })
    }
    return found
  },
}

const parts = { tool: 'behave', failureType: 'test_failure', strength: 5 } as const

function assertion(lines: readonly Line[], texts: readonly string[], i: number): Finding | undefined {
  const message = asserted.exec(texts[i] ?? '')?.groups?.message
  const at = lines[i]
  if (message === undefined || at === undefined) return undefined
  const step = stepPlace.exec(texts[i - 1] ?? '')?.groups
  return finding(
    {
      ...parts,
      ruleId: 'AssertionError',
      message: message || (texts[i - 1] ?? '').trim(),
      signals: signalsOf('ASSERT FAILED', message),
      artifacts: step?.file === undefined ? [] : [artifact(step.file, step.line)],
    },
    at,
    lines[i - 1],
  )
}

/** A traceback below a step: the exception stands at the indentation of its head. */
function raised(lines: readonly Line[], texts: readonly string[], i: number): Finding | undefined {
  const head = texts[i] ?? ''
  if (!stackHead.test(head)) return undefined
  const indent = head.length - head.trimStart().length
  const frames: Frame[] = []
  for (let k = i + 1; k < Math.min(texts.length, i + maxStack); k++) {
    const text = texts[k] ?? ''
    const frame = frameOf(text)
    if (frame !== undefined) frames.push(frame)
    const error = exceptionOf(text.slice(indent))
    const at = lines[k]
    if (error === undefined || !isExceptionName(error.name) || at === undefined) continue
    return finding(
      {
        ...parts,
        ruleId: error.name,
        message: text.trim(),
        signals: signalsOf(error.name, error.message),
        artifacts: placesOf(frames),
      },
      at,
      lines[Math.max(i - 1, k - 20)],
    )
  }
  return undefined
}
