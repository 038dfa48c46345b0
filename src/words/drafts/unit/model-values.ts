import { unitColumns } from '../../../records/units/import-columns.ts'
import { type ChatReading, type ModelValue, placeOf, type Statement } from '../reading.ts'
import { everythingSaid } from './read-units.ts'
import { isOf } from './values.ts'

/** The fields of a unit that a model may find. */
export const MODEL_FIELDS = [
  ...['unitNumber', 'floor', 'bedrooms', 'bathrooms', 'size', 'price', 'rentAmount', 'listingType'],
  ...['propertyType', 'furnishing', 'propertyFacing', 'propertyView', 'petAllowed'],
  ...['smokingAllowed', 'ownershipType', 'status', 'availabilityDate', 'rentedUntil'],
]

const columns: Readonly<Record<string, { read(cell: string, now: Date): unknown }>> = unitColumns

/** Keeps a value whose words stand in the text and mean it. */
export function confirmUnit(reading: ChatReading): (value: ModelValue) => Statement[] {
  const everything = everythingSaid(reading)
  return ({ field, value, words }) => {
    const place = placeOf(reading, words)
    if (!place || !isOf(field, value)) return []
    const known = everything.find(
      (said) =>
        said.field === field &&
        said.value === value &&
        said.start < place.end &&
        place.start < said.end,
    )
    if (known) return [known]
    const read = columns[field]?.read(words.trim(), reading.now)
    return read === value ? [{ field, value, ...place }] : []
  }
}
