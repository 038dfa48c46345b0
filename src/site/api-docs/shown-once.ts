import { objectIn, type Schema } from './shape.ts'

/** Records with more fields than this are shown once and linked after that. */
const MAX_REPEATED_FIELDS = 6

/** Where a record was shown first. */
export type Place = { id: string; name: string }

/** Remembers which records were shown, and where. */
export class ShownOnce {
  readonly #places = new Map<string, Place>()

  /** Where the same record was shown before. Null if it was not; `at` is then remembered as its place. */
  placeOf(schema: Schema, at: Place): Place | null {
    const record = objectIn(schema)
    if (!record || Object.keys(record.properties ?? {}).length <= MAX_REPEATED_FIELDS) return null
    const key = JSON.stringify(record)
    const shownAt = this.#places.get(key)
    if (!shownAt) this.#places.set(key, at)
    return shownAt ?? null
  }
}
