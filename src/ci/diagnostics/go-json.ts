// `go test -json`: each line is an event; the output inside is what `go test -v` prints, mixed between packages.
import type { Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

const event =
  /^\{(?:"Time":"[^"]*",)?"Action":"output"(?:,"(?:Import)?Package":"(?<pkg>[^"]*)")?(?:,"Test":"[^"]*")?,"Output":"(?<output>(?:[^"\\]|\\.)*)"/

/** The lines with events replaced by the output they carry, package by package; other lines stay. Line numbers stay true. */
export function eventOutput(lines: readonly Line[]): Line[] {
  const packages = new Map<string, Line[]>()
  const rest: Line[] = []
  for (const line of lines) {
    const text = unprefix(line.text)
    const hit = event.exec(text)?.groups
    if (hit?.output === undefined) {
      if (!text.startsWith('{"Time":')) rest.push(line)
      continue
    }
    const list = packages.get(hit.pkg ?? '') ?? []
    list.push({ n: line.n, text: unquote(hit.output) })
    packages.set(hit.pkg ?? '', list)
  }
  return packages.size === 0 ? [...lines] : [...packages.values(), rest].flat()
}

/** Text of a JSON string's inside, without its line end; what is no valid string stays as it is. */
function unquote(inside: string): string {
  try {
    return String(JSON.parse(`"${inside}"`)).replace(/\n$/, '')
  } catch {
    return inside
  }
}
