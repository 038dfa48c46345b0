import { phoneInE164 } from '../../../shared/phone-in-e164.ts'
import { type ChatReading, type ModelValue, placeOf, type Statement } from '../reading.ts'

/** What a model may find of a contact: who it is, and filters of the homes they look for. */
export const MODEL_FIELDS = [
  ...['name', 'phone', 'email', 'line', 'bedrooms', 'priceMin', 'priceMax'],
  ...['floorSizeMin', 'floorSizeMax', 'furnishing', 'availableBy'],
]

const NAME = /^\p{L}[\p{L}\p{M} .'’-]{1,59}$/u

/** Keeps a name as it is written, and any other value that our readers find at its words. */
export function confirmContact(reading: ChatReading): (value: ModelValue) => Statement[] {
  return ({ field, value, words }) => {
    const place = placeOf(reading, words)
    if (!place) return []
    if (field === 'name') {
      return value === words && NAME.test(value) ? [{ field, value, ...place }] : []
    }
    const said = field === 'phone' ? phoneInE164(String(value)) : value
    const isFound = reading.facts.some(
      (fact) => fact.value === said && fact.start < place.end && place.start < fact.end,
    )
    return isFound && said !== null ? [{ field, value: said, ...place }] : []
  }
}
