// The least that any reader of lines in Node does: `node bench/floor.ts LOG` passes over the file with readline and keeps nothing.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { report } from './pass.ts'

const [log = ''] = process.argv.slice(2)
let lines = 0
for await (const _ of createInterface({ input: createReadStream(log), crlfDelay: Number.POSITIVE_INFINITY })) lines++
report({ lines })
