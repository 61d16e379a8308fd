// `cargo xtask`: aliases of cargo's configuration.
import { z } from 'zod'
import { quoted } from './arguments.ts'
import { programName } from './carriers.ts'
import { type Follow, firstText } from './follow.ts'
import { fromTomlText } from './tox.ts'

const Config = z.looseObject({
  alias: z.record(z.string(), z.union([z.string(), z.array(z.string()).transform(quoted)]).catch('')),
})

export const followCargoAlias: Follow = (words, folder, files) => {
  if (programName(words[0]) !== 'cargo') return undefined
  const at = words.findIndex((word, i) => i > 0 && !/^[-+]/.test(word))
  const name = words[at] ?? ''
  // Cargo looks in all folders above too; of those the top is the one that people use.
  const found = [folder, '.'].map((one) => firstText(one, ['.cargo/config.toml', '.cargo/config'], files)).find(Boolean)
  const alias = found === undefined ? undefined : Config.safeParse(fromTomlText(found.text)).data?.alias
  if (alias === undefined || !Object.hasOwn(alias, name) || alias[name] === '') return undefined
  const rest = quoted(words.slice(at + 1))
  return { scripts: [{ script: `cargo ${alias[name]}${rest === '' ? '' : ` ${rest}`}`, folder }] }
}
