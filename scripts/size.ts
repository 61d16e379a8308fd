// `npm run size`: what GitHub downloads at the start of every job that mentions the action, also where the step is skipped.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { partsOfTar } from './tar-parts.ts'

const limit = 3_000_000
const root = fileURLToPath(new URL('..', import.meta.url))
// `git archive` honours export-ignore in .gitattributes, as GitHub's own archives do.
const tar = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { cwd: root, maxBuffer: 512 * 1024 * 1024 })
const total = gzipSync(tar).byteLength

for (const part of partsOfTar(tar)) console.log(`${kilobytes(part.bytes)}  ${part.name}`)
console.log(
  `${kilobytes(tar.byteLength)}  in all, ${(total / 1e6).toFixed(2)} MB compressed of ${limit / 1e6} MB allowed`,
)
if (total > limit) {
  console.error(
    'The archive of HEAD is too large: every job of every user would download it. Shrink it, or export-ignore what is not needed at run time.',
  )
  process.exitCode = 1
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0).padStart(7)} kB`
}
