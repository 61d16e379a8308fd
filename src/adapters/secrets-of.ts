// Which values of our environment are secrets (security.md T06 a). The runner does not tell its mask list, so names decide.

/** Shorter values are no secrets that a search could protect. */
const shortest = 4

/** A part of a name (between `_`, `-` and capitals) that tells a secret. */
const tellingPart =
  /^(?:.*(?:TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|APIKEYS?)|KEYS?|PASS|PAT|CREDENTIALS?|CREDS?|AUTH|DSN|COOKIE)$/

/** Names with a telling part that is about something else. */
const harmlessName = /(?:CACHE|PUBLIC|PRIMARY|FOREIGN|SORT|RESTORE)[_-]?KEYS?$/

/** Values everybody tries first. They protect nothing, and hiding them would blank ordinary words of the report. */
const dummies = new Set(
  'admin changeme default docker example guest minio minioadmin mysql none password postgres redis root secret test user'.split(
    ' ',
  ),
)

/**
 * The secret values of `env`: of every variable with a telling name, of the inputs `inputNames` (`INPUT_…`), and of the
 * variables `listed` by the user. Values that are no secret whatever their name (`true`, numbers, paths, fewer than four
 * characters) are left out; inputs and listed variables are taken at their word.
 */
export function secretsOf(
  env: Readonly<Record<string, string | undefined>>,
  inputNames: readonly string[],
  listed: readonly string[],
): string[] {
  const named = new Set([...inputNames.map(inputVariable), ...listed])
  const values = Object.entries(env).flatMap(([name, value = '']) => {
    const text = value.trim()
    if (text.length < shortest) return []
    if (named.has(name)) return [text]
    return isTelling(name) && !isOrdinary(text) ? [text] : []
  })
  return [...new Set(values)]
}

/** The variable in which the runner hands over an input: upper case, blanks to `_`, hyphens kept. */
function inputVariable(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`
}

/** `MYSQL_PWD` is a password, `PWD` and `OLDPWD` are working directories. */
function isTelling(name: string): boolean {
  const parts = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
  if (harmlessName.test(name.toUpperCase())) return false
  return parts.some((part) => tellingPart.test(part)) || /._PWD$/.test(name.toUpperCase())
}

function isOrdinary(value: string): boolean {
  return (
    /^(?:true|false|yes|no|on|off|null|always|never|auto)$/i.test(value) ||
    /^[\d.,:-]+$/.test(value) ||
    /^(?:[A-Za-z]:[\\/]|~\/|\.{1,2}\/|\/(?:home|Users|root|tmp|var|opt|usr|etc|run|mnt|private|github|dev|srv|__\w)\/)/.test(
      value,
    ) ||
    dummies.has(value.toLowerCase())
  )
}
