import type { CardUnit } from '../../records/units/site/card-unit.ts'

/** The heading over the stations, the searched place and the journeys to the places saved in the browser. */
export const BY_TRAIN = 'By train and on foot'

/** The rows of the comparison by group heading; rows with `best` have their best value marked. */
export const comparedRows = [
  { group: 'Price', id: 'price', label: 'Price', best: 'least' },
  { group: 'Price', id: 'rent', label: 'Monthly rent', best: 'least' },
  { group: 'Price', id: 'perSqm', label: 'Price per sqm', best: 'least' },
  { group: 'Price', id: 'rentPerSqm', label: 'Rent per sqm', best: 'least' },
  { group: 'Price', id: 'listingType', label: 'Listing type' },
  { group: 'The home', id: 'bedrooms', label: 'Bedrooms' },
  { group: 'The home', id: 'bathrooms', label: 'Bathrooms' },
  { group: 'The home', id: 'size', label: 'Size', best: 'most' },
  { group: 'The home', id: 'floor', label: 'Floor' },
  { group: 'The home', id: 'furnishing', label: 'Furnishing' },
  { group: 'The home', id: 'status', label: 'Status' },
  { group: BY_TRAIN, id: 'station', label: 'Nearest station' },
  { group: BY_TRAIN, id: 'walk', label: 'Walk to station', best: 'least' },
  { group: BY_TRAIN, id: 'place', label: 'Place searched', best: 'least' },
  { group: 'The building', id: 'year', label: 'Year Built' },
  { group: 'The building', id: 'pool', label: 'Swimming pool' },
  { group: 'The building', id: 'gym', label: 'Gymnasium' },
  { group: 'The building', id: 'pets', label: 'Pets' },
] as const satisfies readonly {
  group: string
  id: string
  label: string
  best?: 'least' | 'most'
}[]

export type ComparedId = (typeof comparedRows)[number]['id']

/** A fact as text, and as the number that it is compared by; `text` is null when unknown. */
export type Compared = { text: string | null; value?: number | null; lines?: string[] }

/** A saved home: its card and the facts that are compared. */
export type SavedHome = { card: CardUnit; facts: Record<ComparedId, Compared> }
