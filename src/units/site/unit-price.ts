import { formatPrice, formatPricePerSqm, formatRent, formatRentPerSqm } from '../../shared/money.ts'
import type { UnitDocument } from '../rules.ts'
import type { UnitSearch } from '../search-rules.ts'

type Figures = Pick<UnitDocument, 'listingType' | 'price' | 'rentAmount'>
type AskedFor = UnitSearch['listingType']

/** What a unit costs, as a reader sees it: price, monthly rent, or both, the rent first if it is asked for. */
export function priceLines(unit: Figures, askedFor?: AskedFor): string[] {
  const { price, rent } = offered(unit)
  const lines = [price !== null && formatPrice(price), rent !== null && formatRent(rent)]
  const found = lines.filter((line) => line !== false)
  return askedFor === 'rent' ? found.toReversed() : found
}

/** The first of these by the square metre, or null. */
export function sqmPriceLine(
  unit: Figures & Pick<UnitDocument, 'size'>,
  askedFor?: AskedFor,
): string | null {
  const { price, rent } = offered(unit)
  if (rent !== null && (askedFor === 'rent' || price === null)) {
    return formatRentPerSqm(rent, unit.size)
  }
  return price === null ? null : formatPricePerSqm(price, unit.size)
}

function offered({ listingType, price, rentAmount }: Figures) {
  return {
    price: listingType === 'rent' ? null : price,
    rent: listingType === 'sell' ? null : rentAmount,
  }
}
