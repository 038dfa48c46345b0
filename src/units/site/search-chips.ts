import { Line } from '../../places/rules.ts'
import { Areas, projectFields } from '../../projects/rules.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatDistance } from '../../shared/distance.ts'
import { unitFields } from '../rules.ts'
import { FloorDirections, SearchListingTypes, Smoking, type UnitSearch } from '../search-rules.ts'
import { placeConditions } from './minutes/minutes-words.ts'
import { priceText } from './quick-search.ts'
import { roomsText } from './rooms-text.ts'

/** What a search names by number, by name: null where it is not known. */
export type SearchNames = {
  station: string | null
  park: string | null
  mall: string | null
  project: string | null
  /** The places that it counts minutes to, in their order. */
  places?: readonly (string | null)[]
}

/** One condition of a search in words, and the search without it. */
export type Chip = { label: string; without: UnitSearch }

/** Every condition of a search, staff's own too, in the order a reader looks for them. Its order of results is none. */
export function searchChips(search: UnitSearch, names: SearchNames): Chip[] {
  const chips = [...placeChips(search, names), ...homeChips(search), ...buildingChips(search)]
  return chips.filter((one) => one !== undefined)
}

type MaybeChip = Chip | undefined

function placeChips(s: UnitSearch, names: SearchNames): MaybeChip[] {
  return [
    listingTypeChip(s),
    ...placeConditions(s, names.places ?? []),
    nearChip(s, 'stationId', names.station, s.within ? formatDistance(s.within) : '1 km'),
    nearChip(s, 'parkId', names.park, '1.5 km'),
    nearChip(s, 'mallId', names.mall, '1.5 km'),
    s.line && chip(`Along the ${Line.labels[s.line]}`, s, 'line'),
    s.area && chip(Areas.labels[s.area], s, 'area'),
    s.box && chip('This map area', s, 'box'),
    given(s.projectId) && chip(names.project ?? 'Unknown project', s, 'projectId'),
    given(s.projectName) && chip(`Named “${s.projectName}”`, s, 'projectName'),
    given(s.propertyId) && chip(`Property ID ${s.propertyId}`, s, 'propertyId'),
  ].map(orNone)
}

function homeChips(s: UnitSearch): MaybeChip[] {
  return [
    (given(s.priceMin) || given(s.priceMax)) && chip(priceText(s), s, 'priceMin', 'priceMax'),
    given(s.bedrooms) && chip(bedroomsText(s.bedrooms), s, 'bedrooms'),
    s.selectedBedrooms && chip(roomsText(s.selectedBedrooms, 'Bedroom'), s, 'selectedBedrooms'),
    s.selectedBathrooms && chip(roomsText(s.selectedBathrooms, 'Bathroom'), s, 'selectedBathrooms'),
    (given(s.floorSizeMin) || given(s.floorSizeMax)) &&
      chip(sizeText(s), s, 'floorSizeMin', 'floorSizeMax'),
    s.floorDirection && chip(floorText(s), s, 'floorDirection', 'floorLevel'),
    s.availableOnly && chip('Available only', s, 'availableOnly'),
    fieldChip(s, 'furnishing'),
    fieldChip(s, 'ownershipType'),
    ...listChips(s, 'selectedFacing', (one) => `Facing ${unitFields.propertyFacing.text(one)}`),
    ...listChips(s, 'selectedViews', (one) => unitFields.propertyView.text([one])),
  ].map(orNone)
}

function buildingChips(s: UnitSearch): MaybeChip[] {
  return [
    fieldChip(s, 'propertyType'),
    s.petFriendly && chip(s.petFriendly === 'yes' ? 'Pets allowed' : 'No pets', s, 'petFriendly'),
    s.smokingAllowed && chip(Smoking.labels[s.smokingAllowed], s, 'smokingAllowed'),
    ...listChips(s, 'selectedFacilities', (one) => projectFields.facilities.text([one])),
    given(s.active) && chip(s.active ? 'On the website' : 'Hidden', s, 'active'),
    given(s.primary) && chip(s.primary ? 'First sale' : 'Resale', s, 'primary'),
    given(s.search) && chip(`“${s.search}”`, s, 'search'),
    given(s.updatedSince) && chip(`Updated since ${formatDate(s.updatedSince)}`, s, 'updatedSince'),
  ].map(orNone)
}

function listingTypeChip(s: UnitSearch): MaybeChip {
  if (!s.listingType) return undefined
  const label = SearchListingTypes.labels[s.listingType]
  // Bounds of a rent mean nothing where rents are not compared.
  if (s.listingType === 'rent') return chip(label, s, 'listingType', 'priceMin', 'priceMax')
  return chip(label, s, 'listingType')
}

function nearChip(
  s: UnitSearch,
  key: 'stationId' | 'parkId' | 'mallId',
  name: string | null,
  reach: string,
): MaybeChip {
  if (!given(s[key])) return undefined
  const label = name === null ? unknown[key] : `${name} · within ${reach}`
  return key === 'stationId' ? chip(label, s, key, 'within') : chip(label, s, key)
}

const unknown = { stationId: 'Unknown station', parkId: 'Unknown park', mallId: 'Unknown mall' }

/** Each value of a list is a condition of its own. */
function listChips(
  s: UnitSearch,
  key: 'selectedFacing' | 'selectedViews' | 'selectedFacilities',
  label: (value: string) => string,
): Chip[] {
  const values: readonly string[] = s[key] ?? []
  return values.map((value) => {
    const left = values.filter((one) => one !== value)
    const without = left.length > 0 ? { ...s, [key]: left } : less(s, key)
    return { label: label(value), without }
  })
}

function chip(label: string, search: UnitSearch, ...keys: (keyof UnitSearch)[]): Chip {
  return { label, without: less(search, ...keys) }
}

/** A field of the unit, in the words that its page has for it. */
function fieldChip(s: UnitSearch, key: 'furnishing' | 'ownershipType' | 'propertyType'): MaybeChip {
  const words = unitFields[key].text(s[key] ?? null)
  return words ? chip(words, s, key) : undefined
}

function less(search: UnitSearch, ...keys: (keyof UnitSearch)[]): UnitSearch {
  const rest = { ...search }
  for (const key of keys) delete rest[key]
  return rest
}

function given<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

function orNone(one: Chip | false | '' | undefined): MaybeChip {
  return one || undefined
}

function bedroomsText(bedrooms: number): string {
  return bedrooms === 3 ? '3+ Bedrooms' : roomsText([bedrooms], 'Bedroom')
}

function floorText({ floorDirection = 'above', floorLevel }: UnitSearch): string {
  return `${FloorDirections.labels[floorDirection]} floor ${floorLevel}`
}

function sizeText({ floorSizeMin, floorSizeMax }: UnitSearch): string {
  if (floorSizeMin === undefined) return `Up to ${floorSizeMax} sqm`
  if (floorSizeMax === undefined) return `From ${floorSizeMin} sqm`
  return `${floorSizeMin} - ${floorSizeMax} sqm`
}
