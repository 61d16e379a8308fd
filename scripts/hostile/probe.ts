// Preloaded into the product (`node --import`): writes down at its end what only the process itself can tell. Changes nothing. It does not
// come by NODE_OPTIONS, because a process that has code preloaded that way keeps its key back (security.md T07).
import { subscribe } from 'node:diagnostics_channel'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import zlib from 'node:zlib'

const path = process.env.HOSTILE_PROBE ?? ''
const counts = { children: 0, inflated: 0 }
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
const keys = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String).sort().join())
const before = keys()

const connections = new Set<string>()
const { connect } = Socket.prototype
// On the prototype, so that TLS and Node's own fetch pass here as well.
Object.defineProperty(Socket.prototype, 'connect', {
  writable: true,
  configurable: true,
  value(this: Socket, ...given: unknown[]) {
    // A name that does not resolve never becomes an attempt, but was meant as one.
    this.on('lookup', (_error: unknown, _address: unknown, _family: unknown, host: string) => connections.add(host))
    this.on('connectionAttempt', (address: string, port: number) => connections.add(`${address}:${port}`))
    return Reflect.apply(connect, this, given)
  },
})

subscribe('child_process', () => counts.children++)

const { createInflateRaw } = zlib
const counted: typeof createInflateRaw = (options) => {
  const stream = createInflateRaw(options)
  const push = stream.push.bind(stream)
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array) counts.inflated += chunk.length
    return push(chunk, encoding)
  }
  return stream
}
// Not writable, but configurable.
Object.defineProperty(zlib, 'createInflateRaw', { value: counted })
syncBuiltinESMExports()

/** Linux counts the memory that the parent had before it started us into `maxRSS`, so that there the kernel's own mark is read. */
function peakKilobytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  return Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
}

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  const facts = {
    ...counts,
    connections: [...connections],
    durationMs: process.uptime() * 1000,
    cpuMs: (user + system) / 1000,
    peakRssMb: peakKilobytes() / 1024,
    prototypes: keys().filter((text, i) => text !== before[i]).length,
  }
  if (path !== '') writeFileSync(path, JSON.stringify(facts))
})
