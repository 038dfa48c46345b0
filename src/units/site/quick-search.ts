import { formatNumber } from '../../shared/money.ts'
import type { UnitSearch } from '../search-rules.ts'
import { readPlaceFields } from './minutes/read-place-fields.ts'
import { roomsText } from './rooms-text.ts'

/** The ranges of the simple panel, in baht: a price to buy, a rent a month. A custom one has its own fields. */
export const priceRanges = [
  { value: 'sale-0-5000000', label: 'Under 5M THB' },
  { value: 'sale-5000000-10000000', label: '5M - 10M THB' },
  { value: 'sale-10000000-999999999', label: '10M+ THB' },
  { value: 'sale-own', label: 'Custom price range' },
] as const
export const rentRanges = [
  { value: 'rent-0-20000', label: 'Under 20,000 THB/month' },
  { value: 'rent-20000-40000', label: '20,000 - 40,000 THB/month' },
  { value: 'rent-40000-999999999', label: '40,000+ THB/month' },
  { value: 'rent-own', label: 'Custom rent range' },
] as const

export const bedroomChoices = [
  { value: '', label: 'Any' },
  { value: '0', label: 'Studio' },
  { value: '1', label: '1 Bedroom' },
  { value: '2', label: '2 Bedrooms' },
  { value: '3', label: '3+ Bedrooms' },
] as const

/** One of a field's choices. */
export type Choice = { value: string; label: string }

const NO_UPPER_BOUND = 999_999_999
const OF_ROOMS = 'of-'

type Searched = Pick<UnitSearch, 'listingType' | 'priceMin' | 'priceMax'>

/**
 * The quick form's fields as the filters of a search: its one choice of a price range becomes bounds, a
 * custom one those that were typed, the lower first. A range of rents makes it a search for rent, unless
 * another listing type was chosen: then it falls away. Bedrooms chosen elsewhere, several of them, come
 * back as they were. An address without the form's choice keeps its bounds.
 */
export function readQuickForm(form: Record<string, unknown>): Record<string, unknown> {
  const { price, ...rest } = withSeveralBedrooms(readPlaceFields(form))
  if (price === undefined) return rest
  const { priceMin, priceMax, ...filters } = rest
  const [, kind, min = digits(priceMin), max = digits(priceMax)] =
    /^(sale|rent)-(?:own|(\d{1,10})-(\d{1,10}))$/.exec(String(price)) ?? []
  if (kind === undefined) return filters
  const asked = filters.listingType
  if (asked ? (asked === 'rent') !== (kind === 'rent') : false) return filters
  const isCrossed = max !== '' && Number(min) > Number(max)
  const [low, high] = isCrossed ? [max, min] : [min, max]
  return {
    ...filters,
    ...(kind === 'rent' && { listingType: 'rent' }),
    ...(Number(low) > 0 && { priceMin: low }),
    ...(high !== '' && Number(high) < NO_UPPER_BOUND && { priceMax: high }),
  }
}

/** What the quick form's choices ask of `GET /api/units/search`; empty when nothing is chosen. */
export function matchQuery(form: Record<string, unknown>): string {
  const chosen = Object.entries(readQuickForm(form))
    .map(([name, value]) => [name, String(value ?? '')])
    .filter(([, value]) => value !== '')
  return new URLSearchParams(chosen).toString()
}

/** The choice of a price range that a search stands for; empty when it has no bounds. */
export function chosenRange(search: Searched): string {
  const hasBounds = search.priceMin !== undefined || search.priceMax !== undefined
  if (!hasBounds) return ''
  return offeredRange(search) ?? `${kindOf(search)}-own`
}

/** The same where it is one of the ranges that we name. */
export function offeredRange({
  listingType,
  priceMin = 0,
  priceMax = NO_UPPER_BOUND,
}: Searched): string | undefined {
  const value = `${kindOf({ listingType })}-${priceMin}-${priceMax}`
  return [...priceRanges, ...rentRanges].find((range) => range.value === value)?.value
}

/** What a search asks of the bedrooms that is none of our choices, as a choice of its own; null without. */
export function ownBedrooms({ bedrooms, selectedBedrooms }: UnitSearch): Choice | null {
  if (selectedBedrooms) {
    return {
      value: `${OF_ROOMS}${selectedBedrooms.join(',')}`,
      label: roomsText(selectedBedrooms, 'Bedroom'),
    }
  }
  if (bedrooms === undefined) return null
  const value = String(bedrooms)
  if (bedroomChoices.some((choice) => choice.value === value)) return null
  return { value, label: roomsText([bedrooms], 'Bedroom') }
}

/** The filters that the form has no field for, as texts by their names: it brings them along. */
export function keptFilters(search: UnitSearch): [string, string][] {
  return Object.entries(search)
    .filter(([name]) => !inForm.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)])
}

const inForm = new Set([
  'listingType',
  'stationId',
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

/** The bounds of a search as our ranges are written: `5M - 10M THB`, `Under 20,000 THB/month`. */
export function priceText({ listingType, priceMin, priceMax }: Searched): string {
  const isRent = listingType === 'rent'
  const figure = isRent ? formatNumber : shortBaht
  const currency = isRent ? 'THB/month' : 'THB'
  if (priceMin === undefined) return `Under ${figure(priceMax ?? 0)} ${currency}`
  if (priceMax === undefined) return `${figure(priceMin)}+ ${currency}`
  return `${figure(priceMin)} - ${figure(priceMax)} ${currency}`
}

function shortBaht(baht: number): string {
  return baht >= 1_000_000 ? `${Number((baht / 1_000_000).toFixed(2))}M` : formatNumber(baht)
}

function kindOf({ listingType }: Searched): 'rent' | 'sale' {
  return listingType === 'rent' ? 'rent' : 'sale'
}

function digits(typed: unknown): string {
  return String(typed ?? '')
    .replace(/\D/g, '')
    .slice(0, 10)
}

function withSeveralBedrooms(form: Record<string, unknown>): Record<string, unknown> {
  const { bedrooms, ...rest } = form
  if (bedrooms === undefined) return form
  const chosen = String(bedrooms)
  if (!chosen.startsWith(OF_ROOMS)) return form
  return { ...rest, selectedBedrooms: chosen.slice(OF_ROOMS.length) }
}
