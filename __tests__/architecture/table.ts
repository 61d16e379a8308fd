// The architecture as data: who may import whom, and which one file may do a dangerous thing. Change it with an ADR (docs/adr).

/** Shapes, errors, wants and pure text functions: every room may use them. */
const ground = ['domain', 'errors', 'ports', 'prompts', 'text']
const stages = ['ci', 'code', 'match', 'check', 'diagnose', 'experience', 'repair', 'verify', 'mine', 'report']

/** What a room (a folder of `src`, or a file at its top) may import besides itself. A room that is not here does not exist. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  text: [],
  errors: [],
  domain: [],
  ports: ['domain'],
  prompts: ['domain', 'errors', 'text'],
  ci: ground,
  code: ground,
  match: ground,
  report: ground,
  check: [...ground, 'ci', 'code'],
  diagnose: [...ground, 'ci', 'match'],
  experience: [...ground, 'ci', 'match'],
  verify: [...ground, 'code', 'check'],
  repair: [...ground, 'code', 'check', 'verify'],
  mine: [...ground, 'ci', 'code', 'match'],
  inputs: ground,
  main: [...ground, ...stages, 'inputs'],
  adapters: ground,
  index: [...ground, 'adapters', 'inputs', 'main', 'report'],
  cli: [...ground, 'adapters', 'inputs', 'main', 'report'],
}

/** The only rooms that touch the world. */
export const worldly = ['adapters', 'index', 'cli']

/** Packages and Node modules that compute and do nothing else. A room that touches the world may import any dependency. */
const pure = [
  'zod',
  'yaml',
  '@actions/expressions',
  'picomatch',
  're2js',
  'smol-toml',
  'jsonc-parser',
  'saxes',
  'node:buffer',
  'node:crypto',
  'node:path/posix',
]

/** Packages that a room without world may import. */
export function packagesOf(room: string): readonly string[] {
  if (room === 'domain') return ['zod']
  if (room === 'text') return ['node:buffer', 'node:crypto']
  return pure
}

/** Globals that reach the world, with what to do instead. */
export const worldGlobals: Readonly<Record<string, string>> = {
  process: 'index.ts and cli.ts read it and hand values down',
  console: 'say it through the log port',
  performance: 'the clock is an argument',
  fetch: 'ask through a port',
  WebSocket: 'ask through a port',
  globalThis: 'no hidden state',
  setTimeout: 'waiting belongs to an adapter',
  setInterval: 'waiting belongs to an adapter',
  setImmediate: 'waiting belongs to an adapter',
}

/** Members that reach the world, as `object.member`; `*` is any object. */
export const worldMembers: Readonly<Record<string, string>> = {
  'Date.now': 'the clock is an argument',
  'Math.random': 'randomness is an argument',
  '*.randomUUID': 'randomness is an argument',
  '*.randomBytes': 'randomness is an argument',
  '*.getRandomValues': 'randomness is an argument',
}

/** Names that may not be imported by a room without world, whatever the module. */
export const worldImports = ['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues', 'webcrypto']

/** One printer, one launcher, one git, one GitHub client: the only files that may make the raw call. */
export const owners = {
  /** `console.*`, `process.stdout`, `process.stderr` */
  print: ['src/adapters/print.ts'],
  /** `node:child_process`, `@actions/exec` */
  launch: ['src/adapters/shell.ts'],
  /** a call whose command is `git` */
  git: ['src/adapters/git.ts'],
  /** `fetch`, `node:http`, `node:https`, `node:net`, `node:tls`, `@actions/github` */
  network: ['src/adapters/github-client.ts', 'src/adapters/job-log.ts'],
} satisfies Record<string, readonly string[]>

/** Files that open files, and whose: the user's logs and checkout, the runner's pages, our own folder. */
export const fileOpeners: Readonly<Record<string, string>> = {}

/** Where a type assertion may stand, always with a one-line reason: at the edge of the world, in index arithmetic, in a scanner. */
export const assertionRooms = ['adapters', 'match']
export const scanners = ['src/ci/lines.ts', 'src/ci/scan.ts', 'src/text/clean.ts', 'src/text/secrets.ts']

/** Files over `lineAlarm` lines, each with the reason why cutting it would make it harder to read. */
export const lineAlarm = 250
export const longFiles: Readonly<Record<string, string>> = {}
