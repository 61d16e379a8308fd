// S of method.md 2.7: how alike two problems are, from what both of them have.
import type { FailureType } from '../domain/evidence.ts'
import type { FileKind } from '../domain/patch.ts'

/** The sides of a comparison. A field that one side lacks is left out and the weights of the others are renormalised. */
export type Comparable = {
  readonly description?: string
  readonly rootCause?: string
  readonly files?: readonly string[]
  readonly failureType?: FailureType
  readonly fixStrategy?: string
  readonly fileKinds?: readonly FileKind[]
}

const weights = {
  description: 0.3,
  rootCause: 0.2,
  files: 0.2,
  failureType: 0.15,
  fixStrategy: 0.1,
  fileKinds: 0.05,
} as const

/** Similarity in 0..1; 0 when nothing can be compared. `textSimilarity` is Jaccard over words unless an encoder gives a better one. */
export function similarity(a: Comparable, b: Comparable, textSimilarity = jaccardText): number {
  let sum = 0
  let weight = 0
  const add = (part: keyof typeof weights, value: number | undefined): void => {
    if (value === undefined) return
    sum += weights[part] * value
    weight += weights[part]
  }
  add('description', both(a.description, b.description, textSimilarity))
  add('rootCause', both(a.rootCause, b.rootCause, textSimilarity))
  add('files', both(filled(a.files), filled(b.files), jaccard))
  add(
    'failureType',
    both(a.failureType, b.failureType, (x, y) => (x === y ? 1 : 0)),
  )
  add('fixStrategy', both(a.fixStrategy, b.fixStrategy, textSimilarity))
  add('fileKinds', both(filled(a.fileKinds), filled(b.fileKinds), jaccard))
  return weight === 0 ? 0 : sum / weight
}

function both<T>(a: T | undefined, b: T | undefined, compare: (a: T, b: T) => number): number | undefined {
  return a === undefined || b === undefined ? undefined : compare(a, b)
}

function filled<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list
}

/** |A ∩ B| / |A ∪ B| over the distinct members. */
export function jaccard<T>(a: readonly T[], b: readonly T[]): number {
  const left = new Set(a)
  const right = new Set(b)
  let shared = 0
  for (const x of left) if (right.has(x)) shared++
  const all = left.size + right.size - shared
  return all === 0 ? 0 : shared / all
}

/** Jaccard over lower-case words of at least two characters. */
export function jaccardText(a: string, b: string): number {
  return jaccard(words(a), words(b))
}

export function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? []
}
