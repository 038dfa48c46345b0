import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(m?js|css|svg|json|txt|html|geojson)$/
const WORTH_BYTES = 1024

/**
 * Writes a `.br` and a `.gz` beside every built text file, so that the server never compresses one.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await fs.readdir(dir, { recursive: true })
      const texts = names.filter((name) => TEXT.test(name) && !name.startsWith('.'))
      await Promise.all(texts.map((name) => compress(path.join(dir, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await fs.readFile(file)
  if (bytes.length < WORTH_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await fs.writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await fs.writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
