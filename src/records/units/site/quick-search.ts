import { english, type Language, textsIn } from '../../../shared/language.ts'
import type { UnitSearch } from '../rules/search.ts'
import { priceText } from '../rules/words/format-price.ts'
import { bedroomFilterText, roomsText } from '../rules/words/format-rooms.ts'
import { readPlaceFields } from './minutes/read-place-fields.ts'
import { quickSearchTexts } from './quick-search-texts.ts'
import { placeFilters } from './search-place.ts'

/** The bounds of the quick form's price ranges, in baht to buy and baht a month to rent; `own` is a custom one. */
const bounds = {
  sale: [
    { priceMax: 5_000_000 },
    { priceMin: 5_000_000, priceMax: 10_000_000 },
    { priceMin: 10_000_000 },
  ],
  rent: [{ priceMax: 20_000 }, { priceMin: 20_000, priceMax: 40_000 }, { priceMin: 40_000 }],
} as const

/** The ranges to choose from, a custom one too. */
export function rangeChoices(kind: 'sale' | 'rent', language: Language): Choice[] {
  const texts = textsIn(language, quickSearchTexts)
  return [
    ...bounds[kind].map((range) => ({
      value: rangeValue(kind, range),
      label: priceText({ listingType: kind, ...range }, language),
    })),
    { value: `${kind}-own`, label: kind === 'rent' ? texts.ownRent : texts.ownPrice },
  ]
}

/** The numbers of bedrooms to choose from; 3 is three or more. */
const BEDROOMS = [0, 1, 2, 3] as const

export function bedroomChoices(language: Language): Choice[] {
  return BEDROOMS.map((bedrooms) => ({
    value: String(bedrooms),
    label: bedroomFilterText(bedrooms, language),
  }))
}

/** One of a field's choices. */
export type Choice = { value: string; label: string }

const NO_UPPER_BOUND = 999_999_999
const OF_ROOMS = 'of-'

type PriceFilters = Pick<UnitSearch, 'listingType' | 'priceMin' | 'priceMax'>

/**
 * The quick form's values as the filters of a search. Its price range becomes bounds; a custom range uses
 * the typed bounds, the lower first. A range of rents sets the listing type to rent, and is dropped if
 * another listing type was chosen. Bedrooms chosen elsewhere are restored. Without a price range, as in an
 * address, bounds are kept.
 */
export function readQuickForm(form: Record<string, unknown>): Record<string, unknown> {
  const { price, ...values } = withSeveralBedrooms(readPlaceFields(form))
  if (price === undefined) return values
  const { priceMin, priceMax, ...filters } = values
  const [, kind, min = digits(priceMin), max = digits(priceMax)] =
    /^(sale|rent)-(?:own|(\d{1,10})-(\d{1,10}))$/.exec(String(price)) ?? []
  if (kind === undefined) return filters
  const listingType = filters.listingType
  if (listingType ? (listingType === 'rent') !== (kind === 'rent') : false) return filters
  const isCrossed = max !== '' && Number(min) > Number(max)
  const [low, high] = isCrossed ? [max, min] : [min, max]
  return {
    ...filters,
    ...(kind === 'rent' && { listingType: 'rent' }),
    ...(Number(low) > 0 && { priceMin: low }),
    ...(high !== '' && Number(high) < NO_UPPER_BOUND && { priceMax: high }),
  }
}

/** The quick form's choices as query parameters of `GET /api/units/search`; empty if nothing is chosen. */
export function matchQuery(form: Record<string, unknown>): string {
  const chosen = Object.entries(readQuickForm(form))
    .map(([name, value]) => [name, String(value ?? '')])
    .filter(([, value]) => value !== '')
  return new URLSearchParams(chosen).toString()
}

/** The value of the price range that matches a search, else the custom one; empty without bounds. */
export function chosenRange(search: PriceFilters): string {
  const hasBounds = search.priceMin !== undefined || search.priceMax !== undefined
  if (!hasBounds) return ''
  return predefinedRange(search) ?? `${kindOf(search)}-own`
}

/** The value of the predefined price range that matches a search exactly. */
export function predefinedRange({
  listingType,
  priceMin,
  priceMax,
}: PriceFilters): string | undefined {
  const kind = kindOf({ listingType })
  const value = rangeValue(kind, { priceMin, priceMax })
  return bounds[kind].map((range) => rangeValue(kind, range)).find((offered) => offered === value)
}

/** `sale-0-5000000`: a range as the form sends it. */
function rangeValue(
  kind: 'sale' | 'rent',
  { priceMin = 0, priceMax = NO_UPPER_BOUND }: Pick<UnitSearch, 'priceMin' | 'priceMax'>,
): string {
  return `${kind}-${priceMin}-${priceMax}`
}

/** An extra choice for bedrooms that the predefined choices do not cover; null if they do. */
export function extraBedroomChoice(
  { bedrooms, selectedBedrooms }: UnitSearch,
  language: Language = english,
): Choice | null {
  if (selectedBedrooms) {
    return {
      value: `${OF_ROOMS}${selectedBedrooms.join(',')}`,
      label: roomsText(selectedBedrooms, 'Bedroom', language),
    }
  }
  if (bedrooms === undefined || BEDROOMS.some((offered) => offered === bedrooms)) return null
  return { value: String(bedrooms), label: roomsText([bedrooms], 'Bedroom', language) }
}

/** The filters that the form has no field for, as names and texts: it passes them on. */
export function otherFilters(search: UnitSearch): [string, string][] {
  const ofPlace = new Set<string>(placeFilters(search))
  return Object.entries(search)
    .filter(([name]) => !formFilters.has(name) && !ofPlace.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)])
}

const formFilters = new Set([
  'listingType',
  'priceMin',
  'priceMax',
  'bedrooms',
  'selectedBedrooms',
  'availableOnly',
  'sort',
  'minutesTo',
  'minutesNear',
  'minutesMax',
])

function kindOf({ listingType }: PriceFilters): 'rent' | 'sale' {
  return listingType === 'rent' ? 'rent' : 'sale'
}

function digits(typed: unknown): string {
  return String(typed ?? '')
    .replace(/\D/g, '')
    .slice(0, 10)
}

function withSeveralBedrooms(form: Record<string, unknown>): Record<string, unknown> {
  const { bedrooms, ...others } = form
  if (bedrooms === undefined) return form
  const chosen = String(bedrooms)
  if (!chosen.startsWith(OF_ROOMS)) return form
  return { ...others, selectedBedrooms: chosen.slice(OF_ROOMS.length) }
}
