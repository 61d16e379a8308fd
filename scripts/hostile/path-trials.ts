// Trials of paths that others name, on the one opener of files: nothing of a model's tools exists yet but reading.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Checkout, openInside } from '../../src/adapters/open-file.ts'
import { RetraceError } from '../../src/errors.ts'
import type { Observation } from './observe.ts'
import type { Scene } from './scene.ts'

const gitSecret = 'url = https://x-access-token@github.com/octo/demo'
/** The tools of the case that the product has in any form. */
export const toolsBuilt = new Set(['read_file', 'list_dir'])

/** One path read in a checkout with the given links; `untouched` means that nothing of the place came back. */
export async function observePath(scene: Scene, path: string, links: unknown): Promise<Observation[]> {
  const repo = join(scene.work, 'repo')
  mkdirSync(join(repo, 'src'), { recursive: true })
  mkdirSync(join(repo, '.git'))
  writeFileSync(join(repo, '.git', 'config'), `[remote "origin"]\n\t${gitSecret}\n`)
  writeFileSync(join(repo, 'src', 'a.txt'), 'a file of the checkout\n')
  for (const [name, target] of Object.entries(z.record(z.string(), z.string()).default({}).parse(links)))
    symlinkSync(scene.fill(target), join(repo, name))
  const checkout = openInside(repo)
  const { text, refused } = read(checkout, path)
  const listed = checkout.list().filter((name) => name !== 'src/a.txt')
  const leaked = text === undefined ? [] : [`read ${JSON.stringify(text.slice(0, 40))}`]
  return [
    {
      by: 'opener',
      rejected: refused !== undefined,
      outside_fs: [...scene.changes(), ...leaked, ...listed.filter((name) => !name.startsWith('.git'))],
      git_dir: [...leaked, ...listed.filter((name) => name.startsWith('.git'))],
      error_text: refused ?? '',
      names_place: refused !== undefined && (refused.includes(scene.root) || refused.includes(scene.home)),
      crash: false,
    },
  ]
}

function read(checkout: Checkout, path: string): { text?: string; refused?: string } {
  try {
    return { text: Buffer.from(checkout.read(path, 1 << 20)).toString('utf8') }
  } catch (thrown) {
    if (!(thrown instanceof RetraceError)) throw thrown
    return { refused: thrown.sentence }
  }
}
