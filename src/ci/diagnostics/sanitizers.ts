// Programs that a sanitizer or valgrind watches: the report's first line, placed by the first frame in the project.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Diagnostic, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'

const report =
  /^(?:==\d+== ?(?:ERROR|WARNING): (?<name>\w+Sanitizer): (?<what>[\w-]+).{0,300}|WARNING: (?<nameT>ThreadSanitizer): (?<whatT>[\w ()-]{1,60}?)(?: \(pid=\d+\))?|(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): runtime error: .{1,300}|==\d+== (?<valgrind>Invalid (?:read|write|free)|Conditional jump or move depends on uninitialised|Use of uninitialised value|Process terminating|Mismatched free|[\d,]+ bytes in [\d,]+ blocks are definitely lost).{0,200})$/
const frame =
  /^(?: {1,8}#\d{1,3} (?:0x[0-9a-fA-F]{1,16} in )?(?<fn>\S.{0,200}?) (?<file>[^\s()+]{1,300}):(?<line>\d+)(?::(?<column>\d+))?(?: .{0,100})?|==\d+== {1,6}(?:at|by) 0x[0-9A-F]{1,16}: (?<fnV>\S.{0,200}?) \((?<fileV>[^\s():]{1,300}):(?<lineV>\d+)\))$/
/** The C library, the sanitizer's own runtime and toolchains. */
const foreign = /^\.\.\/|^\/(?:usr|build|lib|opt)\/|sanitizer_|libsanitizer|vg_replace_malloc/
const maxReport = 30

export const sanitizers: Diagnostic = {
  tool: 'sanitizer',
  reads: 'AddressSanitizer, LeakSanitizer, MemorySanitizer, ThreadSanitizer, UndefinedBehaviorSanitizer and valgrind.',
  fixtures: 'real',
  sign: /Sanitizer: |: runtime error: |==\d+== (?:Invalid|Conditional|Use of|Process|Mismatched|[\d,]+ bytes)/,
  read(lines) {
    const texts = lines.map((line) => unprefix(line.text))
    return lines.flatMap((line, i) => {
      const groups = report.exec(texts[i] ?? '')?.groups
      if (groups === undefined) return []
      const { places, last } = framesBelow(lines, texts, i)
      const own = groups.file === undefined ? [] : [artifact(groups.file, groups.line, groups.column)]
      const ruleId = groups.what ?? groups.whatT ?? groups.valgrind ?? 'undefined-behavior'
      const name =
        groups.name ?? groups.nameT ?? (groups.valgrind === undefined ? 'UndefinedBehaviorSanitizer' : 'valgrind')
      return [
        finding(
          {
            tool: 'sanitizer',
            failureType: 'runtime_error',
            ruleId,
            message: texts[i] ?? '',
            signals: [name, ruleId],
            artifacts: [...own, ...places].slice(0, 5),
            strength: 5,
          },
          line,
          line,
          last,
        ),
      ]
    })
  },
}

/** Project frames of the first stack below a report's head, and the last line of that stack up to the first such frame. */
function framesBelow(
  lines: readonly Line[],
  texts: readonly string[],
  i: number,
): { places: Artifact[]; last: Line | undefined } {
  const places: Artifact[] = []
  let last = lines[i]
  for (let k = i + 1; k < Math.min(texts.length, i + maxReport); k++) {
    const text = texts[k] ?? ''
    if (text.trim() === '' || report.test(text)) break
    const groups = frame.exec(text)?.groups
    const file = groups?.file ?? groups?.fileV
    if (file === undefined || foreign.test(file)) continue
    if (places.length === 0) last = lines[k]
    places.push(artifact(file, groups?.line ?? groups?.lineV, groups?.column, groups?.fn ?? groups?.fnV))
  }
  return { places, last }
}
