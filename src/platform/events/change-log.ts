import { randomUUID } from 'node:crypto'
import type { NotifiedChange } from './notify.ts'

const MAX = 1000

/**
 * The latest changes known to this process, in commit order, which is the same in every process.
 * Readers differ in what they may see, so a reader's position is that of the last change visible to
 * them.
 */
export class ChangeLog {
  #changes: NotifiedChange[] = []
  #start = randomUUID()
  #isWhole = true

  add(change: NotifiedChange): void {
    this.#changes.push(change)
    if (this.#changes.length <= MAX) return
    this.#changes.shift()
    this.#isWhole = false
  }

  /** Forgets everything, because some changes may have been missed. */
  clear(): void {
    this.#changes = []
    this.#start = randomUUID()
    this.#isWhole = true
  }

  /** The id of the last change that passes the filter. */
  latest(passes: (change: NotifiedChange) => boolean): string {
    return this.#changes.findLast(passes)?.id ?? this.#start
  }

  /** The changes after an id; null if that id is unknown. */
  since(id: string): NotifiedChange[] | null {
    if (id === this.#start) return this.#isWhole ? [...this.#changes] : null
    const place = this.#changes.findLastIndex((change) => change.id === id)
    return place < 0 ? null : this.#changes.slice(place + 1)
  }
}
