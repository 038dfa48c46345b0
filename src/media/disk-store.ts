import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { PictureStore } from './picture-store.ts'

/** Pictures in a folder. A file appears whole or not at all: written beside its place, then renamed. */
export function diskStore(folder: string): PictureStore {
  const place = (key: string) => path.join(folder, key.slice(0, 2), key)
  return {
    async put(key, bytes) {
      const file = place(key)
      await fs.mkdir(path.dirname(file), { recursive: true })
      const part = `${file}.${randomBytes(6).toString('hex')}.part`
      try {
        await fs.writeFile(part, bytes, { flush: true })
        await fs.rename(part, file)
      } catch (error) {
        await fs.rm(part, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await fs.readFile(place(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}
