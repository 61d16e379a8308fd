// What the runner prints around steps. Texts and order follow the runner's source and real logs; versions are those of one day.
import { createHash } from 'node:crypto'
import type { LogWriter } from './log-writer.ts'
import type { Job, Step } from './workflow.ts'

/** Everything before the first step. */
export function writeSetUp(log: LogWriter, job: Job, jobName: string): void {
  log.line("Current runner version: '2.331.0'")
  log.group('Runner Image Provisioner', ['Hosted Compute Agent', 'Version: 20260213.493'])
  log.group('Operating System', ['Ubuntu', '24.04.3', 'LTS'])
  log.group('Runner Image', ['Image: ubuntu-24.04', 'Version: 20260224.36.1'])
  const permissions = { ...job.permissions, metadata: 'read' }
  log.group(
    'GITHUB_TOKEN Permissions',
    Object.entries(permissions)
      .map(([name, level]) => `${capital(name)}: ${level}`)
      .sort(),
  )
  log.line('Secret source: Actions')
  log.line('Prepare workflow directory')
  log.line('Prepare all required actions')
  const actions = [...new Set(job.steps.flatMap((step) => (step.uses?.includes('@') ? [step.uses] : [])))]
  if (actions.length > 0) log.line('Getting action download info')
  for (const action of actions) log.line(`Download action repository '${action}' (SHA:${hashOf(action)})`)
  log.line(`Complete job name: ${jobName}`)
}

/** The folded header of a `run:` step: first line, script in cyan, shell and environment. */
export function writeRunHeader(
  log: LogWriter,
  script: string,
  shell: string,
  env: Readonly<Record<string, string>>,
): void {
  const lines = script.replace(/\n+$/, '').split('\n')
  const first = lines.find((line) => line.trim() !== '')?.trimStart() ?? ''
  const body = lines.map((line) => `\x1b[36;1m${line}\x1b[0m`)
  log.group(`Run ${first}`, [...body, `shell: ${shell}`, ...block('env', env)])
}

/** The folded header of a `uses:` step. */
export function writeActionHeader(
  log: LogWriter,
  action: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): void {
  log.group(`Run ${action}`, [...block('with', inputs), ...block('env', env)])
}

/** Inputs of `actions/checkout` as the runner shows them: all that have a default, then what the step gave. */
export function checkoutInputs(repository: string, given: Step['with']): Record<string, string> {
  return {
    repository,
    token: '***',
    'ssh-strict': 'true',
    'ssh-user': 'git',
    'persist-credentials': 'true',
    clean: 'true',
    'sparse-checkout-cone-mode': 'true',
    'fetch-depth': '1',
    'fetch-tags': 'false',
    'show-progress': 'true',
    lfs: 'false',
    submodules: 'false',
    'set-safe-directory': 'true',
    ...given,
  }
}

/** The short form of what a checkout of `ref` at `sha` prints. */
export function writeCheckout(log: LogWriter, repository: string, workspace: string, ref: string, sha: string): void {
  log.line(`Syncing repository: ${repository}`)
  log.group('Getting Git version info', [
    `Working directory is '${workspace}'`,
    '[command]/usr/bin/git version',
    'git version 2.53.0',
  ])
  log.line(`Deleting the contents of '${workspace}'`)
  log.group('Initializing the repository', [
    `[command]/usr/bin/git init ${workspace}`,
    `Initialized empty Git repository in ${workspace}/.git/`,
    `[command]/usr/bin/git remote add origin https://github.com/${repository}`,
  ])
  log.group('Fetching the repository', [
    `[command]/usr/bin/git -c protocol.version=2 fetch --no-tags --prune --no-recurse-submodules --depth=1 origin +${sha}:${ref}`,
    `From https://github.com/${repository}`,
    ` * [new ref]         ${sha} -> ${ref}`,
  ])
  log.group('Checking out the ref', [
    `[command]/usr/bin/git checkout --progress --force ${ref}`,
    `HEAD is now at ${sha.slice(0, 7)}`,
  ])
  log.line('[command]/usr/bin/git log -1 --format=%H')
  log.line(sha)
}

/** An action's commit: its reference where that is one, else a stand-in that is the same in each recording. */
function hashOf(action: string): string {
  const ref = action.slice(action.lastIndexOf('@') + 1)
  return /^[0-9a-f]{40}$/.test(ref) ? ref : createHash('sha1').update(action).digest('hex')
}

function block(title: string, values: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(values)
  return entries.length === 0 ? [] : [`${title}:`, ...entries.map(([key, value]) => `  ${key}: ${value}`)]
}

function capital(name: string): string {
  return name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  )
}
