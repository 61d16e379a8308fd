// The published JSON Schema of the report file, made from the shape that the code itself uses.
import { z } from 'zod'
import { Report } from '../src/domain/report.ts'

/** JSON Schema (draft 2020-12) of `retrace-report.json`, as an object ready to be printed. */
export function reportSchema(): Record<string, unknown> {
  return {
    title: 'Retrace report',
    description: 'retrace-report.json: what broke a GitHub Actions run, tied to lines of its logs.',
    // `input`: a reader of a newer report meets fields it does not know, so objects stay open.
    ...z.toJSONSchema(Report, { io: 'input' }),
  }
}
