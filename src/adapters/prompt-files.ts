// What we say to a model, read from the project's own prompt files.
import { fileURLToPath } from 'node:url'
import type { Asking } from '../ports.ts'
import { readPrompt } from '../prompts.ts'
import { readFileBounded } from './open-file.ts'

const largestPrompt = 64 << 10

/** All prompts, from the folder `prompts` under `root`. Throws `bad_prompt` or what the file opener says when one is broken. */
export function promptFiles(root: URL): Asking['prompts'] {
  const read = (name: string) => {
    const file = `${name}.prompt.yml`
    const path = fileURLToPath(new URL(`prompts/${file}`, root))
    return readPrompt(Buffer.from(readFileBounded(path, largestPrompt)).toString('utf8'), file)
  }
  return { decompose: read('decompose') }
}
