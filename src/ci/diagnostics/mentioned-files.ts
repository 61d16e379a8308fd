// Files that free text mentions, for tools whose format is unknown. Tokens are cut by hand: one pattern over a whole line would backtrack.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'

const file =
  /^((?:[A-Za-z]:)?[\w.@~+/\\-]{0,250}\.[A-Za-z][A-Za-z0-9]{0,9})(?:(?::|\(|, line )(\d{1,7})(?:[:,](\d{1,5}))?\)?)?:?$/
const extension =
  /\.(?:c|cc|bib|cjs|cl|clj|cls|cmake|conf|cpp|cs|csproj|css|csv|cts|cu|cxx|dart|dockerfile|env|erl|ex|exs|f|f90|fs|go|gradle|graphql|groovy|h|hh|hpp|hrl|hs|html|ini|ipynb|java|jl|js|json|jsonc|jsx|kt|kts|less|lock|lua|m|md|mjs|ml|mm|mod|mts|nim|nix|php|pl|pm|proto3|props|proto|ps1|py|pyi|pyx|r|rb|rs|rst|sass|sbt|scala|scss|sh|bash|bats|sln|sol|sql|sum|sv|svelte|svh|swift|t|targets|tcl|tex|tf|tfvars|toml|ts|tsx|txt|v|vhd|vhdl|vue|xml|yaml|yml|zig)$/i

/** Files that carry no extension but are known by their name. */
const bareName =
  /^(?:(?:[\w.@~+-]{1,100}\/){0,20})(?:Gemfile|Rakefile|Makefile|Dockerfile|Justfile|Procfile|Vagrantfile|Jenkinsfile|Podfile|Brewfile|Pipfile)$/

/** Whether a path ends like a source, configuration or data file. */
export function hasSourceExtension(path: string): boolean {
  return extension.test(path)
}

/** File mentions of a region, those of the stating line first; at most eight. */
export function mentionedFiles(lines: readonly Line[], first: Line): Artifact[] {
  const found: Artifact[] = []
  const seen = new Set<string>()
  for (const line of [first, ...lines.filter((l) => l !== first)]) {
    for (const token of tokens(line.text)) {
      const parts = file.exec(token)
      const path = parts?.[1] ?? bareName.exec(token)?.[0]
      if (path === undefined || !(extension.test(path) || bareName.test(path)) || /^\.+\w+$/.test(path)) continue
      const key = `${path}:${parts?.[2] ?? ''}`
      if (seen.has(key)) continue
      seen.add(key)
      found.push(artifact(path, parts?.[2], parts?.[3]))
      if (found.length >= 8) return found
    }
  }
  return found
}

/** Words that may be paths. Lengths are checked before anything is trimmed, so that a giant word costs nothing. */
function tokens(text: string): string[] {
  return text
    .replace(/", line (\d{1,7})/g, ':$1"')
    .replace(/(\w),? \(?(?:at |on )?(?:line|row) (\d{1,7})\b/g, '$1:$2')
    .split(/[\s"'`<>[\]{}|=;]+|,(?!\d)|\((?=[A-Za-z./\\])|\)(?=\s|$)/)
    .filter((t) => t.length > 2 && t.length < 300 && (t.includes('.') || t.endsWith('file')) && !t.includes('://'))
    .map((t) => t.replace(/^[([]+|[.,;:!?)]+$/g, ''))
}
