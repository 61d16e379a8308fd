// `npm run build`: writes dist/.
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = await bundle(root)
console.log(`dist: ${files.length} files, ${Math.round(files.reduce((sum, file) => sum + file.bytes, 0) / 1024)} KiB`)
