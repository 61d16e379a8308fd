// The folders of one trial: a watched outside, a home, a place to work in. Everything under one root that is deleted afterwards.
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newCanary } from './canary.ts'
import { fill, type Values } from './payloads.ts'

export type Scene = Values & {
  readonly root: string
  readonly outside: string
  readonly home: string
  /** Deep below the root, so that a path with a few `..` stays in sight. */
  readonly work: string
  fill(text: string): string
  /** Names under the root that came, went or changed since the scene was set, `work` left out. */
  changes(): string[]
}

const project = fileURLToPath(new URL('../../', import.meta.url))

/** Runs `act` in a new scene and clears it away. */
export async function inScene<T>(act: (scene: Scene) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'retrace-hostile-'))
  try {
    return await act(setScene(root))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function setScene(root: string): Scene {
  const outside = join(root, 'outside')
  const home = join(root, 'home')
  const work = join(root, 'a', 'b', 'c')
  for (const folder of [outside, home, work]) mkdirSync(folder, { recursive: true })
  const canary = newCanary()
  writeFileSync(join(outside, 'secret.txt'), `${canary.value}\n`)
  const named = {
    OUTSIDE: outside,
    HOME: home,
    ACTION_DIR: project.replace(/\/$/, ''),
    HOST_PID: String(process.pid),
    CONFIG_FILE: '.retrace.yml',
  }
  const before = listing(root, work)
  return {
    root,
    outside,
    home,
    work,
    canary,
    named,
    fill: (text) => fill(text, { canary, named }),
    changes: () => difference(before, listing(root, work)),
  }
}

/** Path → kind and content of everything under `root` but `left`. */
function listing(root: string, left: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (folder: string) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (path === left) continue
      const stat = lstatSync(path)
      if (stat.isDirectory()) visit(path)
      found.set(
        path.slice(root.length),
        stat.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'other',
      )
    }
  }
  visit(root)
  return found
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
}
