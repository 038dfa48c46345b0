import type { CardUnit } from '../../units/site/card-unit.ts'

/** The heading over stations, and over the ways to places that a browser remembers. */
export const BY_TRAIN = 'By train'

/** What is compared, by the heading it stands under; the best of a row is marked where there is one. */
export const comparedRows = [
  { group: 'Price', id: 'price', label: 'Price', best: 'least' },
  { group: 'Price', id: 'rent', label: 'Rent a month', best: 'least' },
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
  { group: BY_TRAIN, id: 'walk', label: 'On foot to it', best: 'least' },
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

/** A fact in words, and as the number by which it is better or worse; null words where nothing is known. */
export type Compared = { text: string | null; value?: number | null; lines?: string[] }

/** A home in a list of saved ones: its card, and what is compared of it. */
export type SavedHome = { card: CardUnit; facts: Record<ComparedId, Compared> }
