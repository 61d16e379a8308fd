// Starts the built product: the action under the fake runner against a loopback GitHub, and the command line on saved logs.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep, runtimeToken, type Step } from '../../__tests__/e2e/fake-runner.ts'
import type { CiState } from '../../__tests__/fakes/ci-state.ts'
import { type Fault, startGithub } from '../../__tests__/fakes/github-server.ts'
import { Report } from '../../src/domain/report.ts'
import { type Observation, ofAction, ofCli, readProbe } from './observe.ts'
import type { Scene } from './scene.ts'

const probe = new URL('probe.ts', import.meta.url).href
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const patienceMs = 120_000

/** Variables by which the probe comes along; the canary is a variable of a telling name besides. */
function environment({ root, canary }: Scene): Record<string, string> {
  return { NODE_OPTIONS: `--import=${probe}`, HOSTILE_PROBE: join(root, 'probe.json'), DEPLOY_TOKEN: canary.value }
}

/** One step of the action; the canary is its token. */
export async function driveAction(
  scene: Scene,
  state: CiState,
  step: Omit<Step, 'api'>,
  faults: readonly Fault[] = [],
): Promise<Observation> {
  const server = await startGithub(state, { faults })
  const { value } = scene.canary
  try {
    const end = await runStep({
      api: server.url,
      ...step,
      with: { 'github-token': value, ...step.with },
      env: { ...environment(scene), ...step.env },
    })
    return ofAction(end, readProbe(join(scene.root, 'probe.json')), [value, runtimeToken])
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
  const child = spawn(process.execPath, [cli, 'diagnose', ...args, '--format', format, '--report', file], {
    cwd: scene.work,
    env,
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  })
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
