// `nox -s lint`: what the sessions of a noxfile run, by simple reading. Python is not evaluated: only literal words are told, and
// what a session computes is left out.
import { flag, quoted, readArguments } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, inFolder, maxScripts } from './follow.ts'

const valued = ['-f', '--noxfile', '-p', '--python', '-t', '--tags', '-k', '--keywords', '--default-venv-backend']
const maxLines = 10_000

type Session = { readonly name: string; body: string[] }

export const followNox: Follow = (words, folder, files) => {
  if (programName(words[0]) !== 'nox') return undefined
  const [own, several] = spread(words.slice(1))
  const args = readArguments(own, valued)
  const text = files.read(inFolder(folder, flag(args, '-f', '--noxfile') ?? 'noxfile.py'))
  if (text === undefined) return undefined
  const sessions = readSessions(text)
  const chosen =
    several.length === 0 ? sessions : sessions.filter(({ name }) => several.some((one) => isCalled(name, one)))
  const scripts = chosen.flatMap(({ body }) =>
    runsOf(body.join('\n')).map((line) => ({ script: quoted(line), folder })),
  )
  return scripts.length > 0
    ? { scripts: scripts.slice(0, maxScripts) }
    : { scripts: [], note: `noxfile.py tells no command of ${several.join(', ').slice(0, 80) || 'its sessions'}.` }
}

/** `-s a b` takes all words up to the next flag; so does `-e`. */
function spread(words: readonly string[]): [string[], string[]] {
  const own: string[] = []
  const names: string[] = []
  let taking = false
  for (const word of words) {
    const [name = '', value] = word.split('=')
    if (/^(?:-s|-e|--sessions?)$/.test(name)) {
      taking = true
      if (value !== undefined) names.push(value)
    } else if (word.startsWith('-') || !taking) {
      taking = false
      own.push(word)
    } else names.push(word)
  }
  return [own, names]
}

/** `tests-3.12` and `tests(python='3.12')` are the session `tests`. */
function isCalled(name: string, asked: string): boolean {
  return asked === name || asked.startsWith(`${name}-`) || asked.startsWith(`${name}(`)
}

function readSessions(text: string): Session[] {
  const sessions: Session[] = []
  let decorated: string | undefined
  let open: Session | undefined
  for (const line of text.split(/\r?\n/).slice(0, maxLines)) {
    if (/^@(?:nox\.)?session\b/.test(line)) decorated = /\bname ?= ?["']([^"']+)["']/.exec(line)?.[1] ?? ''
    const defined = /^def (\w+)\(/.exec(line)?.[1]
    if (defined !== undefined) {
      open = decorated === undefined ? undefined : { name: decorated || defined, body: [] }
      if (open !== undefined) sessions.push(open)
      decorated = undefined
    } else if (/^\S/.test(line) && !/^[)@#]/.test(line)) open = undefined
    else open?.body.push(line)
  }
  return sessions
}

/** The literal words of each `session.run(…)`, up to its first keyword argument. */
function runsOf(body: string): string[][] {
  const starts = [...body.matchAll(/\bsession\.run(?:_always|_install)?\(/g)]
  return starts.slice(0, maxScripts).flatMap((match) => {
    const call = body.slice(match.index + match[0].length, match.index + match[0].length + 2000)
    const words: string[] = []
    for (const [token, string] of call.matchAll(/["']((?:[^"'\\\n]|\\.)*)["']|\w+ ?=|[()]/g)) {
      if (string === undefined) break
      if (token !== '') words.push(string)
    }
    return words.length === 0 ? [] : [words]
  })
}
