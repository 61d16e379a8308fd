// CiPort of a diagnosis that asks no platform: saved logs on a laptop.
import type { Answer, CiPort } from '../ports.ts'

/** Every question is answered with the reason why there is nobody to ask. */
export function noCi(): CiPort {
  const refused = async (): Promise<Answer<never>> => ({
    ok: false,
    code: 'not_found',
    why: 'saved logs are read without asking GitHub.',
  })
  return {
    run: refused,
    jobs: refused,
    jobLog: async () => ({ kind: 'missing', code: 'log_missing', why: 'saved logs are read without asking GitHub.' }),
    annotations: refused,
    runs: refused,
    changed: refused,
    file: refused,
    author: refused,
  }
}
