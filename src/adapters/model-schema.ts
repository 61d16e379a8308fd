// The form of an answer, as endpoints want it: plain JSON Schema without the keywords that strict modes refuse (platform.md 10.2).
import { z } from 'zod'

/** What strict structured output does not know; the shape itself checks these when the answer is there. */
const unknownToServers = [
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'pattern',
  'format',
]

/** JSON Schema of a root object with nullable fields. */
export function wireSchema(shape: z.ZodType): Record<string, unknown> {
  const schema = z.toJSONSchema(shape, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      for (const keyword of unknownToServers) Reflect.deleteProperty(jsonSchema, keyword)
    },
  })
  Reflect.deleteProperty(schema, '$schema')
  return { ...schema }
}
