// Random-looking runs of characters (security.md T06 c): over 4.0 bits a character on 24 or more, unless the run is something
// that ordinary logs are full of: hashes, UUIDs, digests, versions, paths, identifiers made of words.

const bitsOfSecret = 4
/** Of a run of 24 or more, so many characters in a row must be unexplained: base64 has signs that cut a secret into parts. */
const shortestPart = 12
/** Two folders named by words; stores and caches name the folders below them by hashes of small letters. */
const wordSegments = /\/[a-z]{2,}\/[a-z]{2,}\//
const noCapitals = /^[0-9a-z]*$/
const hex = /^(?:[0-9a-f]*|[0-9A-F]*)$/
/** Runs of the base64 and base64url alphabets; one class, so the scan is linear. */
const run = /[A-Za-z0-9+/_=-]{24,}/g

/** `text` with each run that looks random replaced by what `mark` returns. */
export function redactEntropy(text: string, mark: () => string): string {
  return text.replace(run, (token: string, at: number) => (isRandom(token, text, at) ? mark() : token))
}

function isRandom(token: string, text: string, at: number): boolean {
  if (!/\d/.test(token) || !/[A-Za-z]/.test(token)) return false
  if (bitsPerCharacter(token) <= bitsOfSecret) return false
  const before = text.slice(Math.max(0, at - 64), at)
  if (isDigest(token, before) || isMangled(token, before)) return false
  return unexplained(token, wordSegments.test(before + token)) >= shortestPart
}

/** The longest part (between signs) that is neither hash nor made of words: nearly all of a token, little of a path. */
function unexplained(token: string, inPath: boolean): number {
  let length = 0
  for (const part of token.split(/[-_/+=]/)) {
    const hash = hex.test(part) || (inPath && noCapitals.test(part))
    if (part.length > length && !hash && !isWords(part)) length = part.length
  }
  return length
}

/** Shannon entropy over the characters of `token`, in bits. */
export function bitsPerCharacter(token: string): number {
  const counts = new Map<string, number>()
  for (const c of token) counts.set(c, (counts.get(c) ?? 0) + 1)
  let bits = 0
  for (const n of counts.values()) bits -= (n / token.length) * Math.log2(n / token.length)
  return bits
}

/** `sha512-…` (npm), `h1:…` (go.sum), `SHA256:…` (ssh), `content hash …` (NuGet) and public ssh keys: they are meant to be seen. */
function isDigest(token: string, before: string): boolean {
  return (
    /^(?:sha|md)\d{1,3}[-_=]/i.test(token) ||
    /(?:(?:sha|md)\d{1,3}[:-]|h1:|ssh-[a-z0-9]{3,7} |nistp\d{3} |(?:hash|digest|checksum|integrity|fingerprint)["']?[:= ]{1,2}["']?)$/i.test(
      before,
    )
  )
}

/**
 * Words, camelCase, with few digits: pieces of one kind of character (a capital may lead small letters) are three and a half or more
 * characters long on average. Random base62 has about two, random base36 two and a half.
 */
function isWords(part: string): boolean {
  const pieces = part.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  return part.length >= pieces.length * 3.5
}

/** Linker names of Swift (`$s…`), C++ (`_Z…`) and Rust (`_R…`), as backtraces print them. */
function isMangled(token: string, before: string): boolean {
  return /^_{1,3}[ZR][A-Za-z\d]/.test(token) || (before.endsWith('$') && /^[sSe]/.test(token))
}
