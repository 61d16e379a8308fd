// Tool versions that a job's log shows: what a person needs to reproduce a failure on a machine of their own.
import type { Line } from './diagnostics/diagnostic.ts'

const shown: readonly (readonly [string, RegExp])[] = [
  ['python', /^(?:Successfully set up CPython|Python|platform \w+ -- Python) \(?v?(\d+\.\d+\.\d+)/],
  ['pytest', /\bpytest-(\d+\.\d+(?:\.\d+)?)\b/],
  ['node', /^(?:node: v|Node\.js v|v)(\d+\.\d+\.\d+)\s*$/],
  ['npm', /^npm: (\d+\.\d+\.\d+)/],
  ['pnpm', /^(?:pnpm: |Using pnpm v?)(\d+\.\d+\.\d+)/],
  ['yarn', /^(?:yarn: |yarn \w+ v)(\d+\.\d+\.\d+)/],
  ['go', /^go version go(\d+\.\d+(?:\.\d+)?)/],
  ['rustc', /^rustc (\d+\.\d+\.\d+)/],
  ['cargo', /^cargo (\d+\.\d+\.\d+)/],
  ['java', /^(?:openjdk|java) version "([^"]{1,40})"|^\s+Version: (\d+(?:\.\d+){1,3}\+?\d*)\s*$/],
  ['maven', /^Apache Maven (\d+\.\d+\.\d+)/],
  ['gradle', /^(?:Welcome to Gradle|Gradle) (\d+(?:\.\d+){1,2})/],
  ['dotnet', /^dotnet-install: Installed version is (\d+\.\d+\.\d+)/],
  ['ruby', /^ruby (\d+\.\d+\.\d+)/],
  ['vitest', /^\s*RUN\s+v(\d+\.\d+\.\d+)/],
  ['docker', /^Docker version (\d+\.\d+\.\d+)/],
  ['mypy', /^mypy (\d+\.\d+(?:\.\d+)?)/],
  ['ruff', /^ruff (\d+\.\d+\.\d+)/],
]

/** Name → version for every tool whose version the lines show; the first mention counts. */
export function toolVersions(lines: Iterable<Line>): Record<string, string> {
  const versions: Record<string, string> = {}
  for (const line of lines) {
    // Nearly all lines hold no version: one cheap look spares them twenty patterns.
    if (line.text.length > 300 || !/\d\.\d/.test(line.text)) continue
    for (const [tool, pattern] of shown) {
      if (tool in versions) continue
      const found = pattern.exec(line.text)
      const version = found?.[1] ?? found?.[2]
      if (version !== undefined) versions[tool] = version
    }
  }
  return versions
}
