// Average-link clustering at a threshold (method.md 2.7). The result does not depend on the order of the input.

/**
 * Groups items whose average mutual similarity reaches `threshold`; always the most similar pair of groups first, ties by the
 * smallest key of each. `key` must be unique. O(n³) at worst: meant for some hundred items.
 */
export function averageLink<T>(
  items: readonly T[],
  key: (item: T) => string,
  similar: (a: T, b: T) => number,
  threshold: number,
): T[][] {
  const sorted = [...items].sort((a, b) => compare(key(a), key(b)))
  let groups = sorted.map((_, i) => [i])
  const table = sorted.map((a, i) => sorted.map((b, j) => (i === j ? 1 : similar(a, b))))
  const link = (x: readonly number[], y: readonly number[]): number => {
    let sum = 0
    for (const i of x) for (const j of y) sum += ((table[i]?.[j] ?? 0) + (table[j]?.[i] ?? 0)) / 2
    return sum / (x.length * y.length)
  }
  for (;;) {
    let best: { x: number; y: number; value: number } | undefined
    for (let x = 0; x < groups.length; x++) {
      for (let y = x + 1; y < groups.length; y++) {
        const value = link(groups[x] ?? [], groups[y] ?? [])
        // Sums of floats differ in the last bits with their order; a hair's breadth must not decide.
        if (value >= threshold - 1e-9 && (best === undefined || value > best.value + 1e-9)) best = { x, y, value }
      }
    }
    if (best === undefined) break
    const { x, y } = best
    const joined = [...(groups[x] ?? []), ...(groups[y] ?? [])].sort((a, b) => a - b)
    groups = [...groups.filter((_, i) => i !== x && i !== y), joined].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  }
  return groups.map((group) => group.flatMap((i) => sorted[i] ?? []))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
