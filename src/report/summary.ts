// The job summary: GitHub Markdown with the problems first. Whoever reads ten lines knows what broke and where to start.
// Every text of a log, file or name passes code(), fence() or escapeText() (security.md T05).
import type { Report } from '../domain/report.ts'
import { attemptsLine, modelLine } from './aside.ts'
import { type Block, fit } from './fit.ts'
import { headline } from './headline.ts'
import { fileUrl, runUrl } from './links.ts'
import { code, escapeText, link, table } from './markdown.ts'
import { type ProblemView, placeText, problemViews } from './problem-view.ts'
import { count, shorten } from './prose.ts'
import { reproduction } from './reproduce.ts'
import { checksSection, notesSection, sourcesSection } from './summary-facts.ts'
import { evidenceSection, problemSection } from './summary-problem.ts'

export type SummaryOptions = {
  /** `https://github.com` or the server of the run: the only place links lead to. */
  readonly serverUrl: string
  /** Bytes of UTF-8; 256 KiB unless told (security.md T05). */
  readonly maxBytes?: number
}

const overviewRows = 6

/** The whole summary, at most `maxBytes` long; what had to go is named at its end. */
export function summary(report: Report, options: SummaryOptions): string {
  const views = problemViews(report)
  const head = headline(report)
  const blocks: Block[] = [
    fixed(`## ${head.mark} ${head.text}`),
    fixed(
      [head.next, attemptsLine(report), runLine(report, options.serverUrl)].filter((text) => text !== '').join(' '),
    ),
  ]
  if (views.length > 1) blocks.push(fixed(overview(views, report, options.serverUrl)))
  for (const [i, view] of views.entries()) {
    const before = views[i - 1]
    const what = 'a problem'
    blocks.push({ text: problemSection(view, i + 1, before, report, options.serverUrl), rank: 1, what })
    const evidence = evidenceSection(view, report, options.serverUrl)
    if (evidence !== '') blocks.push({ text: evidence, rank: 2, what: 'evidence of a problem' })
  }
  blocks.push(...section(notesSection(report), 1, 'notes'))
  blocks.push(...section(checksSection(report), 3, 'the list of all checks'))
  blocks.push(...section(sourcesSection(report, options.serverUrl), 3, 'the list of logs'))
  blocks.push(fixed(footer(report)))
  return fit(blocks, options.maxBytes ?? 256 * 1024)
}

function section(text: string, rank: number, what: string): Block[] {
  return text === '' ? [] : [{ text, rank, what }]
}

function fixed(text: string): Block {
  return { text, rank: 0, what: '' }
}

/** One row a problem: the part that is read when nothing else is. */
function overview(views: readonly ProblemView[], report: Report, serverUrl: string): string {
  const rows = views.slice(0, overviewRows).map((view, i) => {
    const at = view.places[0]
    const where = at === undefined ? code(shorten(view.step, 80)) : code(shorten(placeText(at), 100))
    const command = reproduction(view.problem, view.validation, view.environment).lines.join(' && ')
    return [
      `${i + 1}`,
      escapeText(shorten(view.problem.title, 160)),
      at === undefined ? where : link(where, fileUrl(report.run, at, serverUrl), serverUrl),
      command === '' ? '–' : code(shorten(command, 100)),
    ]
  })
  const more = views.length - rows.length
  const text = table(['#', 'What broke', 'Where', 'See it with'], rows)
  return more > 0 ? `${text}\n\n${count(more, 'more problem')} below.` : text
}

function runLine(report: Report, serverUrl: string): string {
  const { run } = report
  const name = escapeText(shorten(run.workflow, 100)) || 'the run'
  const attempt = run.attempt === undefined ? '' : `, attempt ${run.attempt}`
  const sha = run.headSha === undefined ? '' : `, commit ${code(run.headSha.slice(0, 10))}`
  return `(${link(name, runUrl(run, serverUrl), serverUrl)}${attempt}${sha})`
}

function footer(report: Report): string {
  const { secrets, hiddenCharacters, cutLines } = report.cleaned
  const parts = [
    secrets === 0 ? '' : count(secrets, 'secret value'),
    hiddenCharacters === 0 ? '' : count(hiddenCharacters, 'hidden character'),
    cutLines === 0 ? '' : count(cutLines, 'overlong line'),
  ].filter((part) => part !== '')
  const cleaned = parts.length === 0 ? '' : ` Taken out or cut before anything was shown: ${parts.join(', ')}.`
  const model = escapeText(shorten(modelLine(report), 600))
  return `Retrace ${escapeText(report.retrace)} read the logs; it ran and changed nothing.${cleaned}${model === '' ? '' : ` ${model}`}`
}
