// Trials of what reaches a model, what comes back from it, and where its key goes.
import { createServer } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ChatRequest } from '../../__tests__/fakes/chat-server.ts'
import { failingLog, type HostileLog, runOf, sibling } from './log-trials.ts'
import { type Asking, agreeing, driveAsked, replying } from './model-drive.ts'
import type { Observation } from './observe.ts'
import { fill } from './payloads.ts'
import type { Scene } from './scene.ts'

/** A hostile log, with a model that agrees to whatever it is shown. */
export async function observeAsked(scene: Scene, log: HostileLog): Promise<Observation> {
  return { by: 'action with model', ...(await driveAsked(scene, runOf(log), sibling, { turn: agreeing, used: true })) }
}

/** A harmless log, with a model that answers `text` in every place that the product repeats: words, a wrong answer, a refusal. */
export async function observeReply(scene: Scene, text: string): Promise<Observation[]> {
  const wrong = { problems: [{ [text]: text, title: text, failures: [text], follows: [text], primary: text }] }
  const ways: [by: string, asking: Asking][] = [
    ['words of the model', { turn: replying(text), used: true }],
    ['a wrong answer', { turn: { say: JSON.stringify(wrong) }, used: false }],
    ['a refusal', { turn: { status: 400, error: { message: text, code: text, type: text } }, used: false }],
    ['no JSON', { turn: { say: text }, used: false }],
  ]
  const seen: Observation[] = []
  for (const [by, asking] of ways) seen.push({ by, ...(await driveAsked(scene, runOf(failingLog), sibling, asking)) })
  return seen
}

const texts = z.record(z.string(), z.string())
const EndpointStep = z.strictObject({
  http: z.strictObject({ status: z.int(), headers: texts }).optional(),
  env: texts.optional(),
  repo: z.strictObject({ files: texts }).optional(),
})

/** An endpoint that sends the request elsewhere, or a surrounding that would move it; the same step in peace is what it is held against. */
export async function observeEndpoint(scene: Scene, step: unknown): Promise<Observation[]> {
  const witness = await startWitness()
  try {
    const named = { ...scene.named, HOST_PORT: String(witness.port) }
    const { http, env, repo } = filled(step, (text) => fill(text, { canary: scene.canary, named }))
    const drive = (asking: Asking, around: object) =>
      driveAsked(scene, runOf(failingLog), { ...sibling, ...around }, asking)
    const asking: Asking = http === undefined ? { turn: agreeing } : { turn: http, used: false }
    const { requests, ...seen } = await drive(asking, {
      ...(env === undefined ? {} : { env }),
      ...(repo === undefined ? {} : { workspace: repo.files }),
    })
    const strayed = z.array(z.string()).parse(seen.strayed)
    if (witness.hits() > 0) strayed.push('the other port was reached')
    // Whatever is asked at all is asked as if the surrounding were not there.
    const peaceful = (await drive({ turn: agreeing, used: true }, {})).requests.map(told)
    if (peaceful.length !== 1) strayed.push(`in peace there are ${peaceful.length} requests`)
    if (requests.length > 0 && !isDeepStrictEqual(requests.map(told), peaceful)) strayed.push('the request changed')
    // A sentence about the model is a reason to have asked nobody; nothing else is.
    const inVain = seen.asked_in_vain === true || (requests.length === 0 && seen.reason === 'ok')
    return [{ by: 'action', ...seen, strayed, asked_in_vain: inVain }]
  } finally {
    await witness.close()
  }
}

function filled(step: unknown, fillIn: (text: string) => string): z.infer<typeof EndpointStep> {
  // Names of files are placeholders too.
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return fillIn(value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [fillIn(name), walk(inner)]))
  }
  return EndpointStep.parse(walk(step))
}

/** A request without what is new each time: the random end of a data block, the port of the endpoint. */
function told({ path, headers: { host: _, ...headers }, body }: ChatRequest): unknown {
  const text = JSON.stringify(body).replace(/[0-9a-f]{32}/g, 'marker')
  return { path, headers, text }
}

/** A port of this machine that nobody has any business with. */
async function startWitness(): Promise<{ port: number; hits(): number; close(): Promise<void> }> {
  const counts = { hits: 0 }
  const server = createServer((socket) => {
    counts.hits++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    hits: () => counts.hits,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
