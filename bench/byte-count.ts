// Sizes as a person writes and reads them.

const units: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 }

/** Bytes behind `300k`, `250m`, `1g` (decimal units). Throws a RangeError for anything else. */
export function bytesOf(size: string): number {
  const [, digits = '', unit = ''] = /^(\d+)([kmg]?)$/.exec(size) ?? []
  if (digits === '') throw new RangeError(`${size} is no size; write 300k, 250m or 1g.`)
  return Number(digits) * (units[unit] ?? 1)
}

/** Decimal megabytes, whole above ten. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)
}
