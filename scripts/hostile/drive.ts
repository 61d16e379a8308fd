// Starts the built product: the action under the fake runner against a loopback GitHub, and the command line on saved logs.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep, runtimeToken, type Step, type StepEnd } from '../../__tests__/e2e/fake-runner.ts'
import type { CiState } from '../../__tests__/fakes/ci-state.ts'
import { type Fault, type Seen, startGithub } from '../../__tests__/fakes/github-server.ts'
import { Report } from '../../src/domain/report.ts'
import { type Observation, ofAction, ofCli, type Probe, readProbe } from './observe.ts'
import type { Scene } from './scene.ts'

const nodeOptions = [`--import=${new URL('probe.ts', import.meta.url).href}`]
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const patienceMs = 120_000

/** Variables by which the probe comes along; the canary is a variable of a telling name besides. */
function environment({ root, canary }: Scene): Record<string, string> {
  return { HOSTILE_PROBE: join(root, 'probe.json'), DEPLOY_TOKEN: canary.value }
}

/** One step of the action; the canary is its token. */
export async function driveAction(
  scene: Scene,
  state: CiState,
  step: Omit<Step, 'api'>,
  faults: readonly Fault[] = [],
): Promise<Observation> {
  const { value } = scene.canary
  const { end, probe } = await stepIn(scene, state, { ...step, with: { 'github-token': value, ...step.with } }, faults)
  return ofAction(end, probe, [value, runtimeToken])
}

/** What a step of the action left, what its process told, and GitHub's side of it. */
export type Driven = {
  readonly end: StepEnd
  readonly probe: Probe | undefined
  readonly github: { readonly url: string; readonly requests: readonly Seen[] }
}

/** Runs a step of the action with the probe in it, against a loopback GitHub. */
export async function stepIn(
  scene: Scene,
  state: CiState,
  step: Omit<Step, 'api'>,
  faults: readonly Fault[] = [],
): Promise<Driven> {
  const server = await startGithub(state, { faults })
  try {
    const end = await runStep({
      api: server.url,
      ...step,
      nodeOptions,
      env: { ...environment(scene), ...step.env },
    })
    return { end, probe: readProbe(join(scene.root, 'probe.json')), github: server }
  } finally {
    await server.close()
  }
}

/** One call of `retrace diagnose` with these arguments, in the scene's work folder. */
export async function driveCli(
  scene: Scene,
  args: readonly string[],
  format: 'text' | 'markdown',
): Promise<Observation> {
  const file = join(scene.work, `report-${format}.json`)
  const env = { PATH: process.env.PATH ?? '', HOME: scene.home, ...environment(scene) }
  const child = spawn(
    process.execPath,
    [...nodeOptions, cli, 'diagnose', ...args, '--format', format, '--report', file],
    {
      cwd: scene.work,
      env,
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    },
  )
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk
    })
  const exitCode = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  return ofCli({ exitCode, ...texts }, reportIn(file), readProbe(join(scene.root, 'probe.json')), format === 'markdown')
}

function reportIn(file: string): Report | undefined {
  try {
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // None was written, or none that is one: the trial counts it as a crash.
    return undefined
  }
}
