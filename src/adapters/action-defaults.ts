// Defaults of the action's inputs for whoever calls without a runner: they stand in action.yml alone (architecture.md).
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { readFileBounded } from './open-file.ts'

const Manifest = z.object({ inputs: z.record(z.string(), z.object({ default: z.string().optional() })) })

/** The default of an input by its name, empty where it has none. `root` is the action's folder. */
export function actionDefaults(root: URL): (name: string) => string {
  const text = Buffer.from(readFileBounded(fileURLToPath(new URL('action.yml', root)), 1 << 20)).toString('utf8')
  const { inputs } = Manifest.parse(parse(text))
  return (name) => inputs[name]?.default ?? ''
}
