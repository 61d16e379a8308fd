// Files that free text mentions, for tools whose format is unknown. Tokens are cut by hand: one pattern over a whole line would backtrack.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'

const file =
  /^((?:[A-Za-z]:)?[\w.@~+/\\-]{0,250}\.[A-Za-z][A-Za-z0-9]{0,9})(?:(?::|\(|, line )(\d{1,7})(?:[:,](\d{1,5}))?\)?)?:?$/
const extension =
  /\.(?:c|cc|cjs|clj|cmake|conf|cpp|cs|csproj|css|cts|cu|cxx|dart|dockerfile|ex|exs|fs|go|gradle|graphql|groovy|h|hpp|hs|html|ini|ipynb|java|jl|js|json|jsonc|jsx|kt|kts|less|lock|lua|m|md|mjs|ml|mm|mod|mts|nix|php|pl|props|proto|ps1|py|pyi|pyx|r|rb|rs|rst|sass|sbt|scala|scss|sh|sln|sol|sql|sum|svelte|swift|targets|tf|toml|ts|tsx|txt|vue|xml|yaml|yml|zig)$/i

/** File mentions of a region, those of the stating line first; at most eight. */
export function mentionedFiles(lines: readonly Line[], first: Line): Artifact[] {
  const found: Artifact[] = []
  const seen = new Set<string>()
  for (const line of [first, ...lines.filter((l) => l !== first)]) {
    for (const token of tokens(line.text)) {
      const parts = file.exec(token)
      const path = parts?.[1]
      if (path === undefined || !extension.test(path) || /^\.+\w+$/.test(path)) continue
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
    .split(/[\s"'`<>[\]{}|=;]+|,(?!\d)|\((?=[A-Za-z./\\])|\)(?=\s|$)/)
    .filter((t) => t.length > 2 && t.length < 300 && t.includes('.') && !t.includes('://'))
    .map((t) => t.replace(/^[([]+|[.,;:!?)]+$/g, ''))
}
