import type { LineChoice, StationChoice } from '../../places/site/line-choices.ts'
import { Areas, type PropertyType } from '../../projects/rules.ts'
import { formatNumber } from '../../shared/money.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import { chosenRange, priceRanges, rentRanges } from '../../units/site/quick-search.ts'
import { TITLE_LENGTH } from '../seo/fitted.ts'

/** What a search is for, in words, and whether the words tell all of it. */
export type SearchWords = { text: string; tellsAll: boolean }

const kinds: Record<PropertyType, string> = {
  condo: 'condos',
  apartment: 'apartments',
  house: 'houses',
  townhouse: 'townhouses',
}

/**
 * `2-bedroom condos for rent near Thong Lo, under 20,000 THB/month, page 2`. A search with more to it
 * than the words tell, or too long to be a title, does not tell all: others may read the same.
 */
export function searchWords(
  search: UnitSearch,
  page: number,
  lines: readonly LineChoice[],
): SearchWords {
  const station = stationName(search.stationId, lines)
  const area = search.area && Areas.labels[search.area]
  const place = [station && `near ${station}`, area && `in ${area}`].filter(Boolean).join(' ')
  const price = priceWords(search)
  const text = [
    [homes(search), purpose(search), place || 'in Bangkok'].filter(Boolean).join(' '),
    price,
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .join(', ')
  const told = new Set(['bedrooms', 'propertyType', 'listingType', 'area'])
  if (station) told.add('stationId')
  if (price) told.add('priceMin').add('priceMax')
  const tellsAll = Object.keys(search).every((key) => told.has(key)) && text.length <= TITLE_LENGTH
  return { text: text.charAt(0).toUpperCase() + text.slice(1), tellsAll }
}

/** `38 homes`. */
export function homesFound(total: number): string {
  return total === 1 ? '1 home' : `${formatNumber(total)} homes`
}

function homes({ bedrooms, propertyType }: UnitSearch): string {
  const kind = propertyType ? kinds[propertyType] : 'homes'
  if (bedrooms === undefined) return kind
  if (bedrooms === 0) return propertyType ? `studio ${kind}` : 'studios'
  return `${bedrooms}${bedrooms === 3 ? '+' : ''}-bedroom ${kind}`
}

function purpose({ listingType }: UnitSearch): string {
  return listingType ? `for ${listingType}` : ''
}

/** One of the ranges that the form offers; any other is told by none. */
function priceWords(search: UnitSearch): string {
  const chosen = chosenRange(search)
  const range = [...priceRanges, ...rentRanges].find(({ value }) => value === chosen)
  return range ? range.label.replace(/^Under/, 'under') : ''
}

/** Its name, with its line where another station has the same name. */
function stationName(id: number | undefined, lines: readonly LineChoice[]): string | null {
  if (id === undefined) return null
  const all: StationChoice[] = lines.flatMap((line) => line.stations)
  const station = all.find((one) => one.id === id)
  if (!station) return null
  const isShared = all.some((one) => one.name === station.name && one.id !== id)
  const line = lines.find((one) => one.id === station.line)?.name
  return isShared && line ? `${station.name}, ${line}` : station.name
}
