// The least that any reader of lines in Node does: `node bench/floor.mjs LOG` passes over the file with readline and keeps nothing.
// Plain JavaScript, so that its start has no types to strip.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

for await (const _ of createInterface({
  input: createReadStream(process.argv[2]),
  crlfDelay: Number.POSITIVE_INFINITY,
}));
