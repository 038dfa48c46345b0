import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from './catalogue-version.ts'

/**
 * What was read of the catalogue, remembered by a key until its version changes: for reads that cost as
 * much as a search and that many requests repeat. However many ask at once, it is read once. While this
 * process cannot be sure of the version, everything is read each time; what fails is not remembered.
 */
export class CatalogueMemo<T> {
  readonly #max: number
  readonly #known = new WeakMap<CatalogueVersion, Known<T>>()

  /** Remembers at most so many keys; the one used longest ago goes first. */
  constructor(max: number) {
    this.#max = max
  }

  get(catalogue: CatalogueVersion, key: string, read: () => Promise<T>): Promise<T> {
    if (!catalogue.isSure) return read()
    const { reads } = this.#knownOf(catalogue)
    const known = reads.get(key)
    if (known) return known
    const reading = read()
    reads.set(key, reading)
    reading.catch(() => reads.delete(key))
    return reading
  }

  #knownOf(catalogue: CatalogueVersion): Known<T> {
    const version = catalogue.current
    const found = this.#known.get(catalogue)
    if (found?.version === version) return found
    const known = { version, reads: new LRUCache<string, Promise<T>>({ max: this.#max }) }
    this.#known.set(catalogue, known)
    return known
  }
}

type Known<T> = { version: number; reads: LRUCache<string, Promise<T>> }
