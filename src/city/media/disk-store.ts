import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { PictureStore } from './picture-store.ts'

/** Pictures in a folder. Files are written under a temporary name and renamed, so that none is incomplete. */
export function diskStore(folder: string): PictureStore {
  const filePath = (key: string) => path.join(folder, key.slice(0, 2), key)
  return {
    async put(key, bytes) {
      const file = filePath(key)
      await fs.mkdir(path.dirname(file), { recursive: true })
      const temporary = `${file}.${randomBytes(6).toString('hex')}.part`
      try {
        await fs.writeFile(temporary, bytes, { flush: true })
        await fs.rename(temporary, file)
      } catch (error) {
        await fs.rm(temporary, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await fs.readFile(filePath(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async delete(key) {
      await fs.rm(filePath(key), { force: true })
      // Its folder goes with its last file.
      await fs.rmdir(path.dirname(filePath(key))).catch(() => {})
    },
  }
}
