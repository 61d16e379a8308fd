// What to call a tool that nobody taught us: the program that a script starts.

/** Words that only prepare: a line of these alone tells nothing about what failed. */
const preparing = /^(?:cd|echo|export|source|set|mkdir|yes|sudo apt)\b/
/** Words before the program itself. */
const carriers = new Set(
  'sudo time exec npx bunx uvx xvfb-run env run poetry pdm hatch bundle -m python python3'.split(' '),
)

/** `cd x && FOO=1 python -m tool y` → `tool`; `script` when nothing can be told. At most 40 characters. */
export function programOf(command: string): string {
  const lines = command.split('\n').map((line) => line.trim())
  const first = lines.find((line) => line !== '' && !line.startsWith('#') && !/^set [-+]/.test(line)) ?? ''
  const parts = first.split(/&&|\|\||;|\|/).map((part) => part.trim())
  const main = parts.find((part) => part !== '' && !preparing.test(part)) ?? parts[0] ?? ''
  const words = main.split(/\s+/).filter((word) => !/^\w+=/.test(word) && !carriers.has(word))
  const word = words.find((w) => !w.startsWith('-')) ?? main.split(/\s+/)[0] ?? ''
  const name = word.split('/').at(-1) ?? word
  return name.replace(/@.*$/, '').slice(0, 40) || 'script'
}
