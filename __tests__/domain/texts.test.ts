import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { mapTexts } from '../../src/domain/texts.ts'

const Shape = z.object({
  schema: z.literal(1),
  kind: z.enum(['line', 'word']),
  text: z.string(),
  more: z.array(z.object({ note: z.string().optional(), count: z.int(), done: z.boolean() })),
  versions: z.record(z.string(), z.string()),
  level: z.union([z.literal(1), z.literal(2)]),
  maybe: z.string().nullable(),
})
const value: z.infer<typeof Shape> = {
  schema: 1,
  kind: 'line',
  text: 'line',
  more: [
    { note: 'line', count: 3, done: true },
    { count: 4, done: false },
  ],
  versions: { line: 'line' },
  level: 2,
  maybe: null,
}

test('free texts and record keys change; closed words, keys of the shape, numbers and gaps stay', () => {
  assert.deepEqual(
    mapTexts(Shape, value, (text) => `<${text}>`),
    {
      schema: 1,
      kind: 'line',
      text: '<line>',
      more: [
        { note: '<line>', count: 3, done: true },
        { count: 4, done: false },
      ],
      versions: { '<line>': '<line>' },
      level: 2,
      maybe: null,
    },
  )
  assert.deepEqual(mapTexts(Shape, { ...value, maybe: 'x' }, (text) => text.toUpperCase()).maybe, 'X')
})

test('what the shape does not know does not get through', () => {
  assert.deepEqual(
    mapTexts(z.object({ a: z.string() }), { a: 'x', ...{ b: 'secret' } }, (t) => t),
    { a: 'x' },
  )
})
