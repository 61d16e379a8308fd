// The same report in the three forms that the command line prints.
import type { Report } from '../domain/report.ts'
import { summary } from './summary.ts'
import { terminal } from './text.ts'

export type RenderOptions = { readonly color: boolean; readonly width: number; readonly serverUrl: string }

export const renderers = {
  text: (report: Report, { color, width }: RenderOptions): string => terminal(report, { color, width }),
  markdown: (report: Report, { serverUrl }: RenderOptions): string => summary(report, { serverUrl }),
  // `##[` inside JSON text would read as a runner command when this runs in a workflow; the escape keeps the value.
  json: (report: Report): string => JSON.stringify(report, null, 2).replaceAll('##[', '#\\u0023['),
} as const
