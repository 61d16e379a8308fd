import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOfTar } from '../../scripts/tar-parts.ts'

/** A ustar header and its content, padded to blocks of 512 bytes. */
function entry(name: string, bytes: number, type = '0', prefix = ''): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0, 'latin1')
  header.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  header.write(type, 156, 'latin1')
  header.write(prefix, 345, 'latin1')
  return Buffer.concat([header, Buffer.alloc(Math.ceil(bytes / 512) * 512, 1)])
}

test('sums files by top-level name, largest first; folders, links and git headers count nothing', () => {
  const tar = Buffer.concat([
    entry('pax_global_header', 52, 'g'),
    entry('dist/', 0, '5'),
    entry('README.md', 700),
    entry('dist/index.js', 1000),
    entry('deep.js', 513, '0', 'dist/chunks'),
    Buffer.alloc(1024),
  ])
  assert.deepEqual(partsOfTar(tar), [
    { name: 'dist', bytes: 1513 },
    { name: 'README.md', bytes: 700 },
  ])
})
