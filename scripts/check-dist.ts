// `npm run check:dist`: builds into a temporary folder and compares it with dist/, byte for byte (security.md T25).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'
import { folderDifferences } from './folder-differences.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const fresh = mkdtempSync(join(tmpdir(), 'retrace-dist-'))
try {
  await bundle(root, fresh)
  const differences = folderDifferences(fresh, join(root, 'dist'))
  if (differences.length > 0) {
    console.error(
      `dist/ is not what src/ builds:\n  ${differences.join('\n  ')}\nRun \`npm run build\` and commit dist/ on its own.`,
    )
    process.exitCode = 1
  } else {
    console.log('dist/ is what src/ builds')
  }
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
