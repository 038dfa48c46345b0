/** The ranges of the simple panel, in baht: a price to buy, a rent a month. Null is an open end. */
export const priceRanges = [
  { value: 'sale-0-5000000', label: 'Under 5M THB' },
  { value: 'sale-5000000-10000000', label: '5M - 10M THB' },
  { value: 'sale-10000000-999999999', label: '10M+ THB' },
] as const
export const rentRanges = [
  { value: 'rent-0-20000', label: 'Under 20,000 THB/month' },
  { value: 'rent-20000-40000', label: '20,000 - 40,000 THB/month' },
  { value: 'rent-40000-999999999', label: '40,000+ THB/month' },
] as const

export const bedroomChoices = [
  { value: '', label: 'Any' },
  { value: '1', label: '1 Bedroom' },
  { value: '2', label: '2 Bedrooms' },
  { value: '3', label: '3+ Bedrooms' },
] as const

const NO_UPPER_BOUND = 999_999_999

type Searched = {
  listingType?: 'rent' | 'sale' | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
}

/**
 * The quick form's fields as the filters of a search: its one choice of a price range becomes bounds. A
 * range of rents makes it a search for rent, unless another listing type was chosen: then it falls away.
 */
export function readQuickForm(form: Record<string, unknown>): Record<string, unknown> {
  const { price, ...filters } = form
  const [, kind, min, max] = /^(sale|rent)-(\d{1,10})-(\d{1,10})$/.exec(String(price ?? '')) ?? []
  if (kind === undefined) return filters
  const asked = filters.listingType
  if (asked ? (asked === 'rent') !== (kind === 'rent') : false) return filters
  return {
    ...filters,
    ...(kind === 'rent' && { listingType: 'rent' }),
    ...(Number(min) > 0 && { priceMin: min }),
    ...(Number(max) < NO_UPPER_BOUND && { priceMax: max }),
  }
}

/** The choice of a price range that a search stands for; empty when it is none of them. */
export function chosenRange({ listingType, priceMin = 0, priceMax = NO_UPPER_BOUND }: Searched) {
  const value = `${listingType === 'rent' ? 'rent' : 'sale'}-${priceMin}-${priceMax}`
  return [...priceRanges, ...rentRanges].find((range) => range.value === value)?.value ?? ''
}
