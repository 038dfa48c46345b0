import type { PictureStore } from './picture-store.ts'

/** Pictures in memory, for tests that do not look at the store itself. */
export function memoryStore(): PictureStore {
  const stored = new Map<string, Buffer>()
  return {
    async put(key, bytes) {
      stored.set(key, bytes)
    },
    async get(key) {
      return stored.get(key) ?? null
    },
    async delete(key) {
      stored.delete(key)
    },
  }
}
