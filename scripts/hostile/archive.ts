// Zip archives as no honest tool writes them: lying sizes, links, absolute and repeated names, a 4 GiB member in a few megabytes.
import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'
import { z } from 'zod'

const Entry = z.object({
  name: z.string(),
  text: z.string().optional(),
  repeat: z.object({ unit: z.string(), count: z.int() }).optional(),
  symlink: z.string().optional(),
  declared_size: z.int().optional(),
})
const Item = z.object({
  entries: z.array(Entry).optional(),
  entries_count: z.int().optional(),
  /** A size that is declared wrongly, in words: `real size 50 MiB`. */
  lie: z.string().optional(),
  truncated: z.boolean().optional(),
  not_a_zip: z.string().optional(),
})

type Member = {
  readonly name: string
  readonly packed: Buffer
  readonly crc: number
  readonly size: number
  readonly mode: number
}

/** The bytes of an archive item. */
export function archiveOf(item: unknown): Buffer {
  const form = Item.parse(item)
  if (form.not_a_zip !== undefined) return Buffer.from(form.not_a_zip, 'latin1')
  const real = /(\d+) MiB/.exec(form.lie ?? '')?.[1]
  const plain = memberOf({ name: '0_build.txt', text: 'x\n'.repeat(5000) })
  const small = memberOf({ name: '', text: 'x\n' })
  const many = Array.from({ length: form.entries_count ?? 0 }, (_, i) => ({ ...small, name: `${i}_job ${i}.txt` }))
  const members = [...(form.entries ?? []).map((entry) => memberOf(entry, real)), ...many]
  const whole = zipOf(members.length === 0 ? [plain] : members)
  return form.truncated === true ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
}

function memberOf(entry: z.infer<typeof Entry>, realMegabytes?: string): Member {
  const { name, symlink, repeat, declared_size: declared } = entry
  if (repeat !== undefined) return { name, ...bomb(repeat.unit, repeat.count), mode: 0o100644 }
  const text =
    realMegabytes === undefined ? (entry.text ?? '') : 'line of a log\n'.repeat((Number(realMegabytes) << 20) / 14)
  const bytes = Buffer.from(symlink ?? text)
  return {
    name,
    packed: deflateRawSync(bytes),
    crc: crc32(bytes),
    size: declared ?? bytes.length,
    mode: symlink === undefined ? 0o100644 : 0o120777,
  }
}

/** `unit` `count` times, packed without ever being whole: one packed block, repeated. The checksum is not that of the text. */
function bomb(unit: string, count: number): Pick<Member, 'packed' | 'crc' | 'size'> {
  const times = Math.max(1, Math.floor((16 << 20) / Buffer.byteLength(unit)))
  const block = deflateRawSync(Buffer.from(unit.repeat(Math.min(times, count))), { finishFlush: zlib.Z_FULL_FLUSH })
  // The last block of a stream is one that says so and holds nothing.
  const end = Buffer.from([0x03, 0x00])
  return {
    packed: Buffer.concat([...Array(Math.ceil(count / times)).fill(block), end]),
    crc: 0,
    size: count * Buffer.byteLength(unit),
  }
}

function zipOf(members: readonly Member[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const member of members) {
    const name = Buffer.from(member.name)
    const extra = member.size > 0xfffffffe ? wideSize(member.size) : Buffer.alloc(0)
    const head = Buffer.alloc(30)
    head.write('PK\x03\x04', 'latin1')
    fields(head, 4, member, name, extra)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    // Made by Unix, so that the upper half of the attributes is a mode.
    entry.writeUInt16LE(0x031e, 4)
    fields(entry, 6, member, name, extra)
    entry.writeUInt32LE(member.mode * 0x10000, 38)
    entry.writeUInt32LE(at, 42)
    parts.push(head, name, extra, member.packed)
    directory.push(entry, name, extra)
    at += head.length + name.length + extra.length + member.packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = Math.min(members.length, 0xffff)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  const wide = members.length > 0xfffe ? wideEnd(members.length, size, at) : Buffer.alloc(0)
  return Buffer.concat([...parts, ...directory, wide, end])
}

/** The fields that a local header and a directory entry have in common, from `version needed` on. */
function fields(into: Buffer, at: number, member: Member, name: Buffer, extra: Buffer): void {
  into.writeUInt16LE(extra.length > 0 ? 45 : 20, at)
  // Names are UTF-8; the method is deflate; the time is the first that the format knows.
  into.writeUInt16LE(0x0800, at + 2)
  into.writeUInt16LE(8, at + 4)
  into.writeUInt16LE(0x0021, at + 8)
  into.writeUInt32LE(member.crc, at + 10)
  into.writeUInt32LE(member.packed.length, at + 14)
  into.writeUInt32LE(extra.length > 0 ? 0xffffffff : member.size, at + 18)
  into.writeUInt16LE(name.length, at + 22)
  into.writeUInt16LE(extra.length, at + 24)
}

/** Zip64 extra field with the size of a member over 4 GiB. */
function wideSize(size: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(size), 4)
  return extra
}

/** Zip64 end of the directory with its locator, for more members than sixteen bits can count. */
function wideEnd(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(76)
  end.write('PK\x06\x06', 'latin1')
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(45, 12)
  end.writeUInt16LE(45, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(at), 48)
  end.write('PK\x06\x07', 56, 'latin1')
  end.writeBigUInt64LE(BigInt(at + size), 64)
  end.writeUInt32LE(1, 72)
  return end
}
