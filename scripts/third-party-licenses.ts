// The licences of bundled packages ask for their text to travel with every copy, so each build writes them beside the bundle.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { z } from 'zod'

const manifest = z.looseObject({ name: z.string(), version: z.string(), license: z.string().optional() })
const licenseFile = /^(licen[cs]e|copying|notice)/i

/**
 * A rolldown plugin that writes `fileName` with name, version and licence text of each package of which a module is in the bundle,
 * and of the packages in the folders `copied`, of which files lie beside it.
 */
export function thirdPartyLicenses(fileName: string, copied: readonly string[]): Plugin {
  return {
    name: 'third-party-licenses',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
      const bundled = modules.map(packageFolder).filter((folder) => folder !== undefined)
      const folders = [...new Set([...bundled, ...copied])]
      const source = [...new Set(folders.map(licenseOf))].sort().join(`\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** Folder of the installed package that a module belongs to; undefined for own sources and virtual modules. */
export function packageFolder(moduleId: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(moduleId)?.[0]
}

/** One entry: `name version (licence)` and the text of each licence or notice file of the package. */
export function licenseOf(folder: string): string {
  const { name, version, license } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const texts = readdirSync(folder)
    .filter((file) => licenseFile.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n').concat('\n')
}
