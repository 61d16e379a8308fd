// Where the key may go, and from what kind of process (security.md T07). The address comes from an input and from nowhere else.
import type { ModelRefusal, ModelSettings } from '../domain/model.ts'

export type Refused = { readonly code: ModelRefusal; readonly why: string }

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The checked address, or why the key is not sent there. */
export function endpointOf({ baseUrl, allowHttp }: Pick<ModelSettings, 'baseUrl' | 'allowHttp'>): URL | Refused {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  const unusable = (why: string): Refused => ({ code: 'model_unusable', why: `the input "base-url" ${why}` })
  if (url === undefined) return unusable('is no address. Write one such as https://api.openai.com/v1.')
  if (url.username !== '' || url.password !== '') return unusable('holds a user name. Take it out and use "api-key".')
  if (url.search !== '' || url.hash !== '') return unusable('has a query or fragment. Write the path alone.')
  if (url.protocol === 'https:') return url
  if (url.protocol !== 'http:') return unusable('is neither https nor http.')
  if (loopback.test(url.hostname) || allowHttp) return url
  return unusable('is http, and anybody on the way could read the key. Write https, or set "allow-http-base-url".')
}

type Env = Readonly<Record<string, string | undefined>>

/** Options of Node that load code of others into this process, or let others look into it. */
const preload = /(?:^|\s)(?:-r|--(?:require|import|(?:experimental-)?loader|inspect(?:-\w+)*))(?:[\s=]|$)/
/** Libraries that the system's loader puts into every process. */
const libraries = ['LD_PRELOAD', 'LD_AUDIT', 'DYLD_INSERT_LIBRARIES']
/** Options and variables by which Node trusts more than the authorities it comes with. */
const openAuthorities = /(?:^|\s)--use-(?:openssl|system)-ca(?:\s|$)/
const authorities = ['NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA']

/** Why the key is not used in this process: an earlier step may have set these for all that come after it. */
export function hostileEnvironment(env: Env, trustRunnerCa: boolean): Refused | undefined {
  const hostile = (why: string): Refused => ({ code: 'hostile_environment', why })
  const set = (name: string) => (env[name] ?? '') !== ''
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    return hostile('NODE_TLS_REJECT_UNAUTHORIZED switches the check of certificates off. Take it out of the job.')
  }
  if (preload.test(env.NODE_OPTIONS ?? '')) {
    return hostile('NODE_OPTIONS loads other code into every Node process. Take it out of the job.')
  }
  const library = libraries.find(set)
  if (library !== undefined) return hostile(`${library} loads other code into every process. Take it out of the job.`)
  const authority = openAuthorities.test(env.NODE_OPTIONS ?? '') ? 'NODE_OPTIONS' : authorities.find(set)
  if (authority !== undefined && !trustRunnerCa) {
    return hostile(`${authority} adds certificate authorities. If they are your runner's, set "trust-runner-ca".`)
  }
  return undefined
}
