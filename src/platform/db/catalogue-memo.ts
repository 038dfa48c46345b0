import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from './catalogue-version.ts'

/**
 * Memoizes reads of the catalogue by key until its version changes: for reads as expensive as a
 * search that many requests repeat. Concurrent calls share one read. While this process cannot be
 * sure of the version, every call reads; failed reads are not stored.
 */
export class CatalogueMemo<T> {
  readonly #max: number
  readonly #known = new WeakMap<CatalogueVersion, Known<T>>()

  /** Holds at most `max` keys and evicts the least recently used. */
  constructor(max: number) {
    this.#max = max
  }

  get(catalogue: CatalogueVersion, key: string, read: () => Promise<T>): Promise<T> {
    if (!catalogue.isSure) return read()
    const { reads } = this.#knownOf(catalogue)
    const cached = reads.get(key)
    if (cached) return cached
    const reading = read()
    reads.set(key, reading)
    reading.catch(() => reads.delete(key))
    return reading
  }

  #knownOf(catalogue: CatalogueVersion): Known<T> {
    const version = catalogue.current
    const entry = this.#known.get(catalogue)
    if (entry?.version === version) return entry
    const created = { version, reads: new LRUCache<string, Promise<T>>({ max: this.#max }) }
    this.#known.set(catalogue, created)
    return created
  }
}

type Known<T> = { version: number; reads: LRUCache<string, Promise<T>> }
