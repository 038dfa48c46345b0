import { Line } from '../../../../city/places/rules/place.ts'
import { readPoint } from '../../../../city/rail/rules/points.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { formatDistance, formatReach } from '../../../../shared/distance.ts'
import { type FilterChip, filterChips } from '../../../../shared/fields/from-table/filter-chips.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { english, type Language } from '../../../../shared/language.ts'
import { projectFields } from '../../../projects/rules/project-fields.ts'
import { Areas } from '../../../projects/rules/project-sets.ts'
import { NEAR_METERS } from '../near.ts'
import type { RecordNames } from '../record-names.ts'
import { FloorDirections, SearchListingTypes, Smoking, type UnitSearch } from '../search.ts'
import { unitFields } from '../unit-fields.ts'
import { UnitGaps, UnitStatuses } from '../unit-sets.ts'
import { priceText } from './format-price.ts'
import { bedroomFilterText, roomsText } from './format-rooms.ts'
import { placeConditions } from './place-conditions.ts'

/** The names of the records a search refers to by id; null if unknown. */
export type SearchNames = Partial<RecordNames> & {
  station: string | null
  line?: string | null
  area?: string | null
  /** The places that minutes are counted to, in their order. */
  places?: readonly (string | null)[]
  /** The name of each of several stations. */
  stationName?: (id: number) => string | null
  /** The member of staff whom units are assigned to. */
  assignedTo?: string | null
}

/** One condition of a search as text, and the search without it; `reach` is its distance, if it can be chosen. */
export type Chip = { label: string; without: UnitSearch; reach?: string }

/** Every condition of a search, including staff-only ones, in reading order. The sort is not one. */
export function searchChips(
  search: UnitSearch,
  names: SearchNames,
  language: Language = english,
): Chip[] {
  const fields = filterChips(unitFields, 'filter', search, language)
  const chips = [
    ...placeChips(search, names, language),
    ...homeChips(search, fields, language),
    ...projectChips(search, fields, names, language),
  ]
  return chips.filter((item) => item !== undefined)
}

type MaybeChip = Chip | undefined

function placeChips(s: UnitSearch, names: SearchNames, language: Language): MaybeChip[] {
  return [
    listingTypeChip(s, language),
    ...placeConditions(s, names.places ?? []),
    nearChip(s, 'stationId', names.station, s.within ? formatDistance(s.within, language) : '1 km'),
    ...stationChips(s, names),
    nearChip(s, 'parkId', names.park ?? null, '1.5 km'),
    nearChip(s, 'mallId', names.mall ?? null, '1.5 km'),
    s.near && pointChip(s, s.near, language),
    isSet(s.districtId) &&
      chip(names.district ? `In ${names.district}` : 'Unknown district', s, 'districtId'),
    isSet(s.subdistrictId) &&
      chip(
        names.subdistrict ? `In ${names.subdistrict}` : 'Unknown subdistrict',
        s,
        'subdistrictId',
      ),
    isSet(s.developerId) &&
      chip(names.developer ? `By ${names.developer}` : 'Unknown developer', s, 'developerId'),
    isSet(s.roadId) && roadChip(s, names.road, language),
    s.line && chip(`Along the ${labelOf(Line, s.line, language)}`, s, 'line'),
    s.area && chip(labelOf(Areas, s.area, language), s, 'area'),
    s.box && chip('This map area', s, 'box'),
    isSet(s.projectId) && chip(names.project ?? 'Unknown project', s, 'projectId'),
    isSet(s.projectName) && chip(`Named “${s.projectName}”`, s, 'projectName'),
    isSet(s.propertyId) && chip(`Property ID ${s.propertyId}`, s, 'propertyId'),
  ].map(chipOrUndefined)
}

function homeChips(s: UnitSearch, fields: FilterChip[], language: Language): MaybeChip[] {
  const rooms = (chosen: readonly number[], word: 'Bedroom' | 'Bathroom') =>
    roomsText(chosen, word, language)
  const unitChips = fields.filter(({ field }) => !amongProjects.includes(field))
  const isSize = ({ field }: FilterChip) => field === 'size'
  return [
    (isSet(s.priceMin) || isSet(s.priceMax)) &&
      chip(priceText(s, language), s, 'priceMin', 'priceMax'),
    isSet(s.bedrooms) && chip(bedroomFilterText(s.bedrooms, language), s, 'bedrooms'),
    s.selectedBedrooms && chip(rooms(s.selectedBedrooms, 'Bedroom'), s, 'selectedBedrooms'),
    s.selectedBathrooms && chip(rooms(s.selectedBathrooms, 'Bathroom'), s, 'selectedBathrooms'),
    ...unitChips.filter(isSize).map((size) => fieldChip(s, size)),
    s.floorDirection && chip(floorText(s, language), s, 'floorDirection', 'floorLevel'),
    s.newOnly && chip('New this week', s, 'newOnly'),
    s.reducedOnly && chip('Reduced', s, 'reducedOnly'),
    s.availableOnly && chip('Available only', s, 'availableOnly'),
    s.availableBy && chip(`Available by ${formatDate(s.availableBy, language)}`, s, 'availableBy'),
    ...unitChips.filter((field) => !isSize(field)).map((field) => fieldChip(s, field)),
  ].map(chipOrUndefined)
}

/** Fields of a unit whose chips come with those of the project. */
const amongProjects = ['propertyType', 'primary']

function projectChips(
  s: UnitSearch,
  fields: FilterChip[],
  names: SearchNames,
  language: Language,
): MaybeChip[] {
  const chipOf = (name: string) =>
    fields.filter(({ field }) => field === name).map((match) => fieldChip(s, match))
  return [
    ...chipOf('propertyType'),
    s.petFriendly && chip(s.petFriendly === 'yes' ? 'Pets allowed' : 'No pets', s, 'petFriendly'),
    s.smokingAllowed && chip(labelOf(Smoking, s.smokingAllowed, language), s, 'smokingAllowed'),
    ...filterChips(projectFields, 'unitFilter', s, language).map((field) => fieldChip(s, field)),
    isSet(s.active) && chip(s.active ? 'On the website' : 'Hidden', s, 'active'),
    ...chipOf('primary'),
    ...staffChips(s, names, language),
    isSet(s.search) && chip(`“${s.search}”`, s, 'search'),
    isSet(s.updatedSince) &&
      chip(`Updated since ${formatDate(s.updatedSince, language)}`, s, 'updatedSince'),
  ].map(chipOrUndefined)
}

/** Each of several stations, which can be removed alone. */
function stationChips(s: UnitSearch, names: SearchNames): MaybeChip[] {
  return (s.stationIds ?? []).map((id) => {
    const others = (s.stationIds ?? []).filter((other) => other !== id)
    const [only = id] = others
    const { stationIds: _, ...without } = s
    return {
      label: names.stationName?.(id) ?? unknown.stationId,
      without: others.length > 1 ? { ...s, stationIds: others } : { ...without, stationId: only },
    }
  })
}

function staffChips(s: UnitSearch, names: SearchNames, language: Language) {
  const statuses = s.status?.map((status) => labelOf(UnitStatuses, status, language)).join(', ')
  return [
    statuses && chip(statuses, s, 'status'),
    isSet(s.assignedToId) &&
      chip(`Assigned to ${names.assignedTo ?? 'someone'}`, s, 'assignedToId'),
    isSet(s.agentContactId) && chip('One outside agent', s, 'agentContactId'),
    isSet(s.contactId) && chip('One contact', s, 'contactId'),
    ...(s.show ?? []).map((gap) => ({
      label: labelOf(UnitGaps, gap, language),
      without: { ...s, show: s.show?.filter((other) => other !== gap) },
    })),
    isSet(s.unconfirmed) && chip(`Not confirmed for ${s.unconfirmed} days`, s, 'unconfirmed'),
    s.ids && chip(s.ids.length === 1 ? '1 unit' : `${s.ids.length} units`, s, 'ids'),
  ]
}

function listingTypeChip(s: UnitSearch, language: Language): MaybeChip {
  if (!s.listingType) return undefined
  const label = labelOf(SearchListingTypes, s.listingType, language)
  // Rent bounds mean nothing where rents are not compared.
  if (s.listingType === 'rent') return chip(label, s, 'listingType', 'priceMin', 'priceMax')
  return chip(label, s, 'listingType')
}

function nearChip(
  s: UnitSearch,
  key: 'stationId' | 'parkId' | 'mallId',
  name: string | null,
  reach: string,
): MaybeChip {
  if (!isSet(s[key])) return undefined
  const label = name === null ? unknown[key] : `${name} · within ${reach}`
  return key === 'stationId' ? chip(label, s, key, 'within') : chip(label, s, key)
}

function pointChip(s: UnitSearch, near: string, language: Language): Chip {
  const reach = `within ${formatReach(s.nearMeters ?? NEAR_METERS.initial, language)}`
  return { ...chip(`${readPoint(near)?.name ?? ''} · ${reach}`, s, 'near', 'nearMeters'), reach }
}

function roadChip(s: UnitSearch, road: string | null | undefined, language: Language): Chip {
  const reach = s.roadMeters ? ` · within ${formatReach(s.roadMeters, language)}` : ''
  return chip(road ? `Along ${road}${reach}` : 'Unknown road', s, 'roadId', 'roadMeters')
}

const unknown = { stationId: 'Unknown station', parkId: 'Unknown park', mallId: 'Unknown mall' }

function chip(label: string, search: UnitSearch, ...keys: (keyof UnitSearch)[]): Chip {
  return { label, without: omit(search, ...keys) }
}

/** The condition on one field; each value of a list is a condition of its own. */
function fieldChip(search: UnitSearch, { label, parameters, member }: FilterChip): Chip {
  const without: Record<string, unknown> = { ...search }
  for (const name of parameters) {
    const values = without[name]
    const remaining = Array.isArray(values) ? values.filter((value) => value !== member) : []
    if (remaining.length > 0) without[name] = remaining
    else delete without[name]
  }
  return { label, without }
}

function omit(search: UnitSearch, ...keys: (keyof UnitSearch)[]): UnitSearch {
  const remaining = { ...search }
  for (const key of keys) delete remaining[key]
  return remaining
}

function isSet<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

function chipOrUndefined(value: Chip | false | '' | undefined): MaybeChip {
  return value || undefined
}

function floorText(
  { floorDirection = 'above', floorLevel }: UnitSearch,
  language: Language,
): string {
  return `${labelOf(FloorDirections, floorDirection, language)} floor ${floorLevel}`
}
