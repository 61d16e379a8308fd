// Workflow and action files as they are written. A field of a wrong kind counts as absent: we explain runs, we do not lint files.
import { z } from 'zod'
import { Scalar } from '../domain/workflow.ts'

const text = Scalar.transform(String).optional().catch(undefined)
const flag = z.union([z.boolean(), z.string()]).optional().catch(undefined)
const list = z.array(z.unknown()).optional().catch(undefined)
const mapping = z.record(z.string(), z.unknown())
const textOrList = z.union([Scalar.transform((one) => [String(one)]), z.array(Scalar.transform(String))])

const Run = z.looseObject({ shell: text, 'working-directory': text })
const Defaults = z
  .looseObject({ run: Run.optional().catch(undefined) })
  .optional()
  .catch(undefined)
export type RawDefaults = z.infer<typeof Defaults>

export const RawStep = z.looseObject({
  id: text,
  name: text,
  uses: text,
  run: text,
  if: text,
  shell: text,
  'working-directory': text,
  'continue-on-error': flag,
  'timeout-minutes': Scalar.optional().catch(undefined),
  background: flag,
  parallel: list,
  with: mapping.optional().catch(undefined),
  env: mapping.optional().catch(undefined),
})
export type RawStep = z.infer<typeof RawStep>

export const RawJob = z.looseObject({
  name: text,
  needs: textOrList.optional().catch(undefined),
  if: text,
  'continue-on-error': flag,
  strategy: z.looseObject({ matrix: z.unknown().optional(), 'fail-fast': flag }).optional().catch(undefined),
  'runs-on': z
    .union([
      textOrList,
      z.looseObject({ group: text, labels: textOrList.optional() }).transform(({ group, labels = [] }) => {
        return group === undefined ? labels : [group, ...labels]
      }),
    ])
    .optional()
    .catch(undefined),
  container: z.unknown().optional(),
  defaults: Defaults,
  steps: list,
  uses: text,
  with: mapping.optional().catch(undefined),
})
export type RawJob = z.infer<typeof RawJob>

const Input = z.looseObject({ type: text, default: Scalar.optional().catch(undefined) }).catch({})
const Call = z.looseObject({ inputs: z.record(z.string(), Input).optional().catch(undefined) })

export const RawWorkflow = z.looseObject({
  name: text,
  on: z
    .looseObject({ workflow_call: Call.optional().catch(undefined) })
    .optional()
    .catch(undefined),
  defaults: Defaults,
  jobs: mapping,
})
export type RawWorkflow = z.infer<typeof RawWorkflow>

export const RawAction = z.looseObject({ runs: z.looseObject({ using: text, steps: list }) })
