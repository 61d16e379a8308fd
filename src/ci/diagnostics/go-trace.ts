// Goroutine traces: which frames are the project's own.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'

const frame = /^\s+(?<file>[^\s:]*(?::[\\/][^\s:]*)?\.go):(?<line>\d+)(?: \+0x[0-9a-f]+)?$/
/** Go's own sources, downloaded modules, and the test main that `go test` writes. */
const foreign =
  /\/src\/(?:runtime|testing|reflect|sync|time|os|net|internal|syscall)\/|\/pkg\/mod\/|\/hostedtoolcache\/|^_testmain\.go$/
const maxTrace = 120

/** Project frames below line `i`: test files first, then the code that raised, as printed. Stops where the trace ends. */
export function goFrames(lines: readonly Line[], i: number): Artifact[] {
  const tests: Artifact[] = []
  const sources: Artifact[] = []
  for (const line of lines.slice(i, i + maxTrace)) {
    if (/^(?:FAIL|ok {2}|exit status|={3}|--- |DONE )/.test(line.text) && line !== lines[i]) break
    const hit = frame.exec(line.text.replaceAll('\\', '/'))?.groups
    if (hit?.file === undefined || foreign.test(hit.file)) continue
    const list = hit.file.endsWith('_test.go') ? tests : sources
    list.push(artifact(hit.file, hit.line))
  }
  return unique([...tests, ...sources]).slice(0, 5)
}

/** The same places once, order kept. */
export function unique(artifacts: readonly Artifact[]): Artifact[] {
  const seen = new Map(artifacts.map((a) => [`${a.path}:${a.line ?? 0}`, a]))
  return [...seen.values()]
}
