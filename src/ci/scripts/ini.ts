// INI as Python's configparser reads it: sections, `key = value`, further lines of a value indented.

/** Sections by name, each with its values; the lines of a value are parted by `\n`. */
export type Ini = ReadonlyMap<string, ReadonlyMap<string, string>>

const maxLines = 20_000

export function readIni(text: string): Ini {
  const sections = new Map<string, Map<string, string>>()
  let section: Map<string, string> | undefined
  let key: string | undefined
  for (const line of text.split(/\r?\n/).slice(0, maxLines)) {
    const trimmed = line.trim()
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue
    const name = /^\[([^\]]+)\]$/.exec(trimmed)?.[1]
    if (name !== undefined) {
      section = sections.get(name) ?? new Map()
      sections.set(name, section)
      key = undefined
    } else if (/^\s/.test(line) && key !== undefined) section?.set(key, `${section.get(key) ?? ''}\n${trimmed}`)
    else {
      const at = trimmed.search(/[=:]/)
      if (at < 1) continue
      key = trimmed.slice(0, at).trim()
      section?.set(key, trimmed.slice(at + 1).trim())
    }
  }
  return sections
}
