// The architecture as data: who may import whom, and which one file may do a dangerous thing. Change it with an ADR (docs/adr).

/** Shapes, errors, wants and pure text functions: every room may use them. */
const ground = ['domain', 'errors', 'ports', 'prompts', 'text']
const stages = ['ci', 'code', 'match', 'check', 'diagnose', 'experience', 'repair', 'verify', 'mine', 'report']

/** What a room (a folder of `src`, or a file at its top) may import besides itself. A room that is not here does not exist. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  text: [],
  errors: [],
  domain: [],
  ports: ['domain', 'prompts'],
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
  'model-inputs': ground,
  inputs: [...ground, 'model-inputs'],
  gate: ground,
  main: [...ground, ...stages, 'inputs', 'gate'],
  adapters: ground,
  'cli-arguments': ['errors'],
  index: [...ground, 'adapters', 'inputs', 'main', 'report'],
  cli: [...ground, 'adapters', 'cli-arguments', 'inputs', 'model-inputs', 'main', 'report'],
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
  'node:util',
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

/** One printer, one launcher, one git, one network client: the only files that may make the raw call. */
export const owners = {
  /** `console.*`, `process.stdout`, `process.stderr`. The entries do no more than hand their streams to `adapters/say.ts`, which prints. */
  print: ['src/index.ts', 'src/cli.ts'],
  /** `node:child_process`, `@actions/exec`; ending a process tree needs `taskkill` on Windows */
  launch: ['src/adapters/launch.ts', 'src/adapters/end-tree.ts'],
  /** a call whose command is `git` */
  git: ['src/adapters/git.ts'],
  /** `fetch`, `node:http`, `node:https`, `node:net`, `node:tls`, `@actions/github` */
  network: ['src/adapters/github-client.ts', 'src/adapters/model-fetch.ts'],
} satisfies Record<string, readonly string[]>

/** Every file that may import `node:fs`, and what it opens. A path that text of a run names goes through `open-file.ts` alone. */
export const fileOpeners: Readonly<Record<string, string>> = {
  'src/adapters/open-file.ts': 'files of the checkout, by paths that others name; files the user names',
  'src/adapters/file-log.ts': 'a log that `log-files.ts` or `runner-page.ts` found',
  'src/adapters/log-files.ts': 'folders that the user names: lists them',
  'src/adapters/runner-folder.ts': "the runner's own folder: looks where it is",
  'src/adapters/runner-page.ts': "the runner's pages: lists them",
  'src/adapters/end-tree.ts': '/proc, for the children of a process to be ended',
  'src/adapters/git.ts': 'a shadow repository in our own temporary folder',
  'src/adapters/publisher.ts': 'the command files that the runner names',
  'src/adapters/report-folder.ts': 'a fresh folder of our own for the report',
  'src/adapters/terminal-publisher.ts': 'the report file that the user names',
  'src/index.ts': 'the event file; a temporary folder of our own',
  'src/cli.ts': 'a temporary folder of our own; whether what the user names is there',
}

/** Where a type assertion may stand, always with a one-line reason: at the edge of the world, in index arithmetic, in a scanner. */
export const assertionRooms = ['adapters', 'match']
export const scanners = ['src/ci/lines.ts', 'src/ci/scan.ts']

/** Files over `lineAlarm` lines, each with the reason why cutting it would make it harder to read. */
export const lineAlarm = 250
export const longFiles: Readonly<Record<string, string>> = {
  'src/ci/scan.ts': 'a state machine over lines, whose states would only be hidden by cutting it up',
}
