import { Line } from '../../city/places/rules/place.ts'
import { readPoint } from '../../city/rail/rules/points.ts'
import { Areas, type PropertyType } from '../../records/projects/rules/project-sets.ts'
import { placeCount } from '../../records/units/rules/minutes-query.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { priceText } from '../../records/units/rules/words/format-price.ts'
import { bedroomFilterText, roomsText } from '../../records/units/rules/words/format-rooms.ts'
import { namedPlaces } from '../../records/units/rules/words/named-places.ts'
import { type SearchNames, searchChips } from '../../records/units/rules/words/search-chips.ts'
import { predefinedRange } from '../../records/units/site/quick-search.ts'
import { formatDistance, formatReach } from '../../shared/distance.ts'
import { fitted, TITLE_LENGTH } from '../../shared/fitted.ts'
import { formatNumber } from '../../shared/money.ts'

/** The most stations that are named. */
const MAX_STATIONS = 3
const MAX_CONDITIONS = 2

/**
 * Describes a search: `2-bedroom condos for rent near Thong Lo, under 20,000 THB/month, page 2`; with a total,
 * `4 condos with 2 bedrooms for rent near Thong Lo, …`.
 */
export function searchWords(
  search: UnitSearch,
  names: SearchNames,
  told: { total?: number | null; page?: number } = {},
): string {
  return searchParts(search, names, told).join(', ')
}

/** The title of a page of results: as many parts of the description as fit, none truncated. */
export function searchTitle(search: UnitSearch, names: SearchNames, page: number): string {
  const words = fitted(searchParts(search, names, { page }), ', ', TITLE_LENGTH)
  return fitted([words, 'Sathani'], ' · ', TITLE_LENGTH)
}

function searchParts(
  search: UnitSearch,
  names: SearchNames,
  { total = null, page = 1 }: { total?: number | null; page?: number },
): string[] {
  const words = [
    subject(search, total),
    search.listingType && `for ${search.listingType}`,
    place(search, names) || (total === null && 'in Bangkok'),
  ]
  const what = words.filter(Boolean).join(' ')
  return [
    what.charAt(0).toUpperCase() + what.slice(1),
    priceWords(search),
    ...conditions(search, names),
    order(search),
    page > 1 && `page ${page}`,
  ].filter((part): part is string => Boolean(part))
}

/**
 * Whether the title is complete and consists of common filters. Searches with further filters, or bounds that
 * the form does not offer, are too similar to others to be indexed.
 */
export function isTitledWhole(search: UnitSearch, names: SearchNames, page: number): boolean {
  const telling = new Set(['bedrooms', 'propertyType', 'listingType', 'area', 'line'])
  if (names.station) telling.add('stationId')
  if (names.project) telling.add('projectId')
  if (names.district) telling.add('districtId')
  if (names.developer) telling.add('developerId')
  if (predefinedRange(search)) telling.add('priceMin').add('priceMax')
  const isTold = Object.keys(search).every((key) => telling.has(key))
  return isTold && searchWords(search, names, { page }).length <= TITLE_LENGTH
}

const kinds: Record<PropertyType, [one: string, many: string]> = {
  condo: ['condo', 'condos'],
  apartment: ['apartment', 'apartments'],
  house: ['house', 'houses'],
  townhouse: ['townhouse', 'townhouses'],
}

function subject(search: UnitSearch, total: number | null): string {
  const { propertyType, bedrooms, selectedBedrooms, availableOnly } = search
  const rooms = selectedBedrooms ?? (bedrooms === undefined ? [] : [bedrooms])
  const areStudios = rooms.length === 1 && rooms[0] === 0
  const named = propertyType ? kinds[propertyType] : ['home', 'homes']
  const [one, many] = areStudios && !propertyType ? ['studio', 'studios'] : named
  const roomCount = bedrooms === 3 ? bedroomFilterText(bedrooms) : roomsText(rooms, 'Bedroom')
  // "4 2-bedroom condos" is hard to read.
  const isAdjective = total === null && rooms.length === 1 && !areStudios
  return [
    total !== null && formatNumber(total),
    availableOnly && 'available',
    isAdjective && roomCount.replace(/ Bedrooms?$/, bedrooms === 3 ? ' bedroom' : '-bedroom'),
    areStudios && propertyType && 'studio',
    total === 1 ? one : many,
    rooms.length > 0 &&
      !isAdjective &&
      !areStudios &&
      `with ${roomCount.toLowerCase().replace(/, (?=[^,]*$)/, ' or ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function place(search: UnitSearch, { project, park, mall, places, ...names }: SearchNames): string {
  const { district, subdistrict, developer, road } = names
  const { area, line, box, minutesMax, within: metres } = search
  const station = metres === undefined ? names.station : null
  const point = search.near && readPoint(search.near)?.name
  const isAsUsual = search.nearMeters === undefined
  const near = [station, severalStations(search, names), isAsUsual && point, park, mall]
    .filter(Boolean)
    .join(' and ')
  const within = minutesMax !== undefined && placeCount(search) > 0
  return [
    project && `in ${project}`,
    developer && `by ${developer}`,
    metres && names.station && `within ${formatDistance(metres)} of ${names.station}`,
    point && !isAsUsual && `within ${formatReach(search.nearMeters ?? 0)} of ${point}`,
    near && `near ${near}`,
    road &&
      (search.roadMeters ? `within ${formatReach(search.roadMeters)} of ${road}` : `along ${road}`),
    line && `along the ${Line.labels[line]}`,
    area && `in ${Areas.labels[area]}`,
    subdistrict && `in ${subdistrict}`,
    district && `in ${district}`,
    box && 'in this map area',
    within && `within ${minutesMax} minutes of ${namedPlaces(places ?? [])}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** `Asok or Ekkamai`; null without several stations. */
function severalStations({ stationIds = [] }: UnitSearch, { stationName }: SearchNames) {
  // Platforms of one station have one name.
  const all = [...new Set(stationIds.map((id) => stationName?.(id) ?? 'an unknown station'))]
  const more = all.length - MAX_STATIONS
  const named = more > 0 ? [...all.slice(0, MAX_STATIONS), `${more} more stations`] : all
  return named.length > 0 ? named.join(', ').replace(/, (?=[^,]*$)/, ' or ') : null
}

function priceWords(search: UnitSearch): string | null {
  if (search.priceMin === undefined && search.priceMax === undefined) return null
  return priceText(search).replace(/^Under/, 'under')
}

/** The other filters, with the labels of their chips. */
function conditions(search: UnitSearch, names: SearchNames): string[] {
  const { listingType, priceMin, priceMax, bedrooms, selectedBedrooms, ...rest } = search
  const {
    propertyType,
    availableOnly,
    area,
    box,
    line,
    stationId,
    stationIds,
    near,
    districtId,
    subdistrictId,
    developerId,
    roadId,
    parkId,
    mallId,
    projectId,
    minutesTo,
    minutesNear,
    minutesMax,
    ...others
  } = rest
  const labels = searchChips(others, names).map(({ label }) => inText(label))
  if (labels.length <= MAX_CONDITIONS) return labels
  const more = labels.length - MAX_CONDITIONS
  return [...labels.slice(0, MAX_CONDITIONS), `and ${more} more`]
}

function inText(label: string): string {
  return (
    label.charAt(0).toLowerCase() +
    label.slice(1).replace(/ (View|Line)$/, (word) => word.toLowerCase())
  )
}

function order({ sort, listingType }: UnitSearch): string | null {
  switch (sort) {
    case 'price_asc':
      return listingType === 'rent' ? 'lowest rent first' : 'lowest price first'
    case 'price_desc':
      return listingType === 'rent' ? 'highest rent first' : 'highest price first'
    case 'size':
      return 'largest first'
    case 'station':
      return 'closest first'
    case 'sqm_price':
      return 'lowest price per sqm first'
    case 'minutes':
      return 'fewest minutes first'
    case 'newest':
      return 'newest first'
    default:
      return null
  }
}
