// Trials of what is too much: archives, workflow files, lines.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveOf } from './archive.ts'
import { driveAction, driveCli } from './drive.ts'
import { failingLog, hostileLog, observeLog, runOf, sibling } from './log-trials.ts'
import type { Observation } from './observe.ts'
import { Repeat, repeated, yamlText } from './payloads.ts'
import type { Scene } from './scene.ts'

/** An archive as `log-path` of the action and as `--log` of the command line. */
export async function observeArchive(scene: Scene, item: unknown): Promise<Observation[]> {
  const path = join(scene.work, 'logs.zip')
  writeFileSync(path, archiveOf(item))
  const state = runOf(hostileLog('log', 'x'))
  const action = await driveAction(scene, state, { ...sibling, with: { 'log-path': path } })
  const cli = await driveCli(scene, ['--log', path], 'text')
  const outside = [
    ...scene.changes().filter((name) => name !== '/probe.json'),
    ...(existsSync('/abs.txt') ? ['/abs.txt'] : []),
  ]
  return [
    { by: 'action', ...action, outside_fs: outside },
    { by: 'cli', ...cli, outside_fs: outside },
  ]
}

/** A text as the workflow file of the run. */
export function observeWorkflow(scene: Scene, item: unknown): Promise<Observation[]> {
  return observeLog(scene, failingLog, yamlText(item))
}

/** Runs of a measure; the machine may be busy, and a slow pattern is slow every time. */
const tries = 3

/** A giant line, and how the time grows when it is twice as long. */
export async function observeLine(scene: Scene, item: unknown): Promise<Observation[]> {
  const repeat = Repeat.parse(item)
  const observed = await observeLog(scene, hostileLog('log', repeated(repeat)))
  const path = join(scene.work, 'growth.log')
  const cpu = async (count: number): Promise<number> => {
    writeFileSync(path, hostileLog('log', repeated({ ...repeat, count })).text)
    const times: number[] = []
    for (let i = 0; i < tries; i++) times.push(Number((await driveCli(scene, ['--log', path], 'text')).cpu_ms))
    return Math.min(...times)
  }
  const ratio = (await cpu(repeat.count * 2)) / (await cpu(repeat.count))
  return observed.map((observation) => ({ ...observation, regex_time_ratio_on_doubling: ratio }))
}
