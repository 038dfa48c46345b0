import { objectIn, type Schema } from './shape.ts'

/** Records of more fields than this are drawn once; after that the reader is led there. */
const SMALL = 6

/** Where a record was drawn first. */
export type Place = { id: string; name: string }

/** Remembers which records were drawn, and where. */
export class ShownOnce {
  readonly #places = new Map<string, Place>()

  /** Where this very record stands already, or null; then it is taken to be drawn at `here`. */
  placeOf(schema: Schema, here: Place): Place | null {
    const record = objectIn(schema)
    if (!record || Object.keys(record.properties ?? {}).length <= SMALL) return null
    const key = JSON.stringify(record)
    const known = this.#places.get(key)
    if (!known) this.#places.set(key, here)
    return known ?? null
  }
}
