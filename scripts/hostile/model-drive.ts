// Starts the built action with a model at a loopback endpoint. The canary is the model's key here, and nothing else has it but a variable.
import { runtimeToken, type Step, token } from '../../__tests__/e2e/fake-runner.ts'
import { type ChatRequest, type ChatTurn, startChat } from '../../__tests__/fakes/chat-server.ts'
import type { CiState } from '../../__tests__/fakes/ci-state.ts'
import { type Driven, stepIn } from './drive.ts'
import { type Observation, ofAction } from './observe.ts'
import type { Scene } from './scene.ts'

export type Asking = {
  readonly turn: ChatTurn | ((request: ChatRequest) => ChatTurn)
  /** Whether a report with such a model must say that its answer was used; undefined where either is fine. */
  readonly used?: boolean
}

/** One problem of all failures that it was asked about, in words that the caller gives, proven by the first failure's own message. */
export function replying(words: string): (request: ChatRequest) => ChatTurn {
  return ({ body }) => {
    const asked = body.messages.find(({ role }) => role === 'user')?.content ?? ''
    const failures = [...asked.matchAll(/^(f\d+) – /gm)].map(([, id]) => id)
    const [primary] = failures
    const quote = /^ {2}message: (.+)$/m.exec(asked)?.[1]
    const said = { failures, follows: [], primary, brokeJob: true, title: words, causeClass: 'change' }
    return {
      say: JSON.stringify({ problems: [{ ...said, rootCause: { text: words, failureId: primary, quote } }] }),
    }
  }
}

/** A model with nothing hostile in it. */
export const agreeing = replying('the recipe ended with 1')

/** One step of the action with a model, and what the endpoint, GitHub and the process's sockets saw of it. */
export async function driveAsked(
  scene: Scene,
  state: CiState,
  step: Omit<Step, 'api'>,
  { turn, used }: Asking,
): Promise<Observation & { readonly requests: readonly ChatRequest[] }> {
  const chat = await startChat(turn)
  const { value } = scene.canary
  const model = { 'api-key': value, 'base-url': chat.url, model: 'small' }
  try {
    const driven = await stepIn(scene, state, { ...step, with: { ...model, 'github-token': token, ...step.with } })
    const { report } = driven.end
    // Whom the gate turns away asks nobody; for all others a model that was not asked, or not as meant, would show nothing.
    const inVain = used !== undefined && report?.status !== 'refused' && report?.model?.used !== used
    return {
      ...ofAction(driven.end, driven.probe, [value, token, runtimeToken]),
      model_requests: chat.requests.length,
      prompt: JSON.stringify(chat.requests.map(({ body }) => body)),
      strayed: strayed(driven, chat, value),
      asked_in_vain: inVain,
      requests: chat.requests,
    }
  } finally {
    await chat.close()
  }
}

/** What went anywhere but to the given GitHub and the given endpoint, and a key that went to the wrong one of them. */
export function strayed(
  { probe, github }: Pick<Driven, 'probe' | 'github'>,
  chat: { readonly url: string; readonly requests: readonly ChatRequest[] },
  key: string,
): string[] {
  const hosts = [github.url, chat.url].map((url) => new URL(url).host)
  const elsewhere = (probe?.connections ?? ['unknown']).filter((host) => !hosts.includes(host))
  const wrongKey = github.requests.filter(({ authorization }) => authorization?.includes(key))
  const wrongPath = chat.requests.filter(({ path }) => path !== '/v1/chat/completions')
  const inHead = chat.requests.filter(({ path, headers: { authorization, ...rest } }) => {
    return authorization !== `Bearer ${key}` || (path + JSON.stringify(rest)).includes(key)
  })
  return [
    ...elsewhere.map((host) => `connection to ${host}`),
    ...wrongKey.map(({ path }) => `the key went to GitHub at ${path}`),
    ...wrongPath.map(({ path }) => `the model was asked at ${path}`),
    ...inHead.map(() => 'the key is not in its header alone'),
  ]
}
