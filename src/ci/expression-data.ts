// Between plain JSON values and the values of GitHub's expression language.
import { data } from '@actions/expressions'

const maxDepth = 64

/** A JSON-like value as expression data. What JSON has no word for becomes null. */
export function toData(value: unknown, depth = 0): data.ExpressionData {
  if (typeof value === 'string') return new data.StringData(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (typeof value !== 'object' || value === null || depth > maxDepth) return new data.Null()
  if (Array.isArray(value)) return new data.Array(...value.map((item) => toData(item, depth + 1)))
  const pairs = Object.entries(value).map(([key, item]) => ({ key, value: toData(item, depth + 1) }))
  return new data.Dictionary(...pairs)
}

/** Expression data as a plain value; objects have no prototype, since their keys come from the workflow file. */
export function fromData(value: data.ExpressionData, depth = 0): unknown {
  if (depth > maxDepth) return null
  switch (value.kind) {
    case data.Kind.Array:
      return value.values().map((item) => fromData(item, depth + 1))
    case data.Kind.Dictionary: {
      const record: Record<string, unknown> = Object.create(null)
      for (const pair of value.pairs()) record[pair.key] = fromData(pair.value, depth + 1)
      return record
    }
    case data.Kind.Null:
      return null
    default:
      return value.value
  }
}
