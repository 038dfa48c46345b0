import { mergeByName } from '../../places/rules.ts'
import { builtYear, Facilities, PetPolicies } from '../../projects/rules.ts'
import { formatDistance, isBeyondWalking, walkingMinutes } from '../../shared/distance.ts'
import { formatNumber, formatPrice, formatSqm } from '../../shared/money.ts'
import { Furnishings, homeOf, ListingTypes, type UnitDocument } from '../../units/rules.ts'
import { type CardUnit, cardUnit } from '../../units/site/card-unit.ts'

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
  { group: 'By train', id: 'station', label: 'Nearest station' },
  { group: 'By train', id: 'walk', label: 'On foot to it', best: 'least' },
  { group: 'The building', id: 'year', label: 'Year Built' },
  { group: 'The building', id: 'pool', label: Facilities.labels.swimming_pool },
  { group: 'The building', id: 'gym', label: Facilities.labels.gymnasium },
  { group: 'The building', id: 'pets', label: 'Pets' },
] as const satisfies readonly {
  group: string
  id: string
  label: string
  best?: 'least' | 'most'
}[]

export type ComparedId = (typeof comparedRows)[number]['id']

/** A fact in words, and as the number by which it is better or worse; null words where nothing is known. */
type Compared = { text: string | null; value?: number | null; lines?: string[] }

/** A home in a list of saved ones: its card, and what is compared of it. */
export type SavedHome = { card: CardUnit; facts: Record<ComparedId, Compared> }

/** A home as it is saved and compared. */
export function savedHome(unit: UnitDocument): SavedHome {
  return {
    card: cardUnit(unit),
    facts: { ...figuresOf(unit), ...roomsOf(unit), ...trainOf(unit), ...buildingOf(unit) },
  }
}

function figuresOf({ listingType, price, rentAmount, size }: UnitDocument) {
  const sale = listingType === 'rent' ? null : price
  const rent = listingType === 'sell' ? null : rentAmount
  return {
    price: { text: sale === null ? null : formatPrice(sale), value: sale },
    rent: baht(rent),
    perSqm: baht(sale && Math.round(sale / size)),
    rentPerSqm: baht(rent && Math.round(rent / size)),
    listingType: { text: ListingTypes.labels[listingType] },
  }
}

function roomsOf(unit: UnitDocument) {
  const { bedrooms, bathrooms, size, floor, furnishing, status, project } = unit
  const of = project.buildingFloors ? ` of ${project.buildingFloors}` : ''
  return {
    bedrooms: { text: bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bed') },
    bathrooms: { text: counted(bathrooms, 'bath') },
    size: { text: formatSqm(size), value: size },
    floor: { text: floor === null ? null : `${floor}${of}` },
    furnishing: { text: furnishing && Furnishings.labels[furnishing] },
    status: { text: status === 'available' ? 'Available' : 'Reserved' },
  }
}

function trainOf({ project }: UnitDocument) {
  const { nearestStation: near, distanceToStation: metres, nearbyStations } = project
  const merged = mergeByName(nearbyStations).find(({ name }) => name === near?.name)
  const far = metres !== null && isBeyondWalking(metres)
  const walk = metres === null ? null : far ? 'Beyond walking distance' : minutes(metres)
  return {
    station: {
      text: near?.name ?? null,
      ...(near && { lines: merged?.lines ?? [near.line] }),
    },
    walk: {
      text: metres === null ? null : `${formatDistance(metres)} · ${walk}`,
      value: far ? null : metres,
    },
  }
}

function buildingOf(unit: UnitDocument) {
  const { facilities, yearBuilt } = unit.project
  const pets = homeOf(unit).petAllowed
  const has = (id: 'swimming_pool' | 'gymnasium') => ({
    text: facilities.includes(id) ? 'Yes' : 'No',
  })
  return {
    year: { text: builtYear(yearBuilt)?.toString() ?? null },
    pool: has('swimming_pool'),
    gym: has('gymnasium'),
    pets: { text: pets && PetPolicies.labels[pets] },
  }
}

function baht(figure: number | null): Compared {
  return { text: figure === null ? null : `${formatNumber(figure)} THB`, value: figure }
}

function minutes(metres: number): string {
  return `${walkingMinutes(metres)} min walk`
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
