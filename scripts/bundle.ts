// One way to run the bundler, so that `build` and `check-dist` cannot differ.
import { isAbsolute, join } from 'node:path'
import { rolldown } from 'rolldown'
import config from '../rolldown.config.ts'

/** A file of the bundle: its path inside the output folder and its size. */
export type BundleFile = { readonly name: string; readonly bytes: number }

/**
 * Bundles the entries of the checkout at `root` into `out` (absolute, or relative to `root`), after emptying it.
 * Throws what rolldown throws: a missing entry, a module that cannot be resolved.
 */
export async function bundle(root: string, out: string = config.output.dir): Promise<BundleFile[]> {
  const build = await rolldown({ ...config, cwd: root })
  try {
    const dir = isAbsolute(out) ? out : join(root, out)
    const { output } = await build.write({ ...config.output, dir })
    return output.map((item) => ({
      name: item.fileName,
      bytes: Buffer.byteLength(item.type === 'chunk' ? item.code : item.source),
    }))
  } finally {
    await build.close()
  }
}
