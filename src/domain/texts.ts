// Free text inside a value of one of our shapes. What the shape itself fixes – keys, closed words, numbers – is not free: a secret
// that happens to be spelt `failure` or `line` must blank a message, never the word that makes the value valid.
import { z } from 'zod'

/** The value with every free string, and every free key of a record, changed. `schema` must be the one that `value` satisfies. */
export function mapTexts<T>(schema: z.ZodType<T>, value: T, change: (text: string) => string): T {
  return schema.parse(mapped(schema, value, change))
}

function mapped(schema: z.core.$ZodType, value: unknown, change: (text: string) => string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return value === undefined || value === null ? value : mapped(schema.unwrap(), value, change)
  if (schema instanceof z.ZodString) return typeof value === 'string' ? change(value) : value
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => mapped(schema.element, item, change)) : value
  if (typeof value !== 'object' || value === null) return value
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(value).filter(([key]) => key in schema.shape)
    return Object.fromEntries(fields.map(([key, item]) => [key, mapped(schema.shape[key], item, change)]))
  }
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [change(key), mapped(schema.valueType, item, change)]),
    )
  return value
}
