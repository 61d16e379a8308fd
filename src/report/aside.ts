// One line each about what stands beside the problems: the attempt before, and the model. Names and reasons in them are hostile text.
import type { Report } from '../domain/report.ts'
import { count } from './prose.ts'

/** How this attempt compares with the one before; empty when there is nothing to compare with. */
export function attemptsLine({ attempts }: Report): string {
  if (attempts === undefined) return ''
  const { before, same, earlier } = attempts
  const gone = earlier.filter(({ now }) => now === 'gone').length
  const unreached = earlier.length - gone
  const parts = [
    same.length === 0 ? '' : `${count(same.length, 'problem')} ${same.length === 1 ? 'is' : 'are'} the same`,
    attempts.new.length === 0 ? '' : `${attempts.new.length} new`,
    gone === 0 ? '' : `${gone} gone`,
    unreached === 0 ? '' : `${unreached} from then could not show up, since the check did not run`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `Beside attempt ${before}: ${parts.join(', ')}.`
}

/** Whether a model refined the problems or why not, and what it cost; empty when none was configured. */
export function modelLine({ model }: Report): string {
  if (model === undefined) return ''
  const { requests, inputTokens, outputTokens, cachedTokens, costUsd } = model
  if (requests === 0) return model.note
  const cached = cachedTokens === 0 ? '' : ` (${cachedTokens} cached)`
  const cost = costUsd === undefined ? '' : `, about $${costUsd.toFixed(4)}`
  return `${model.note} It took ${count(requests, 'request')}, ${inputTokens} tokens in${cached}, ${outputTokens} out${cost}.`
}
