import type { Language } from '../../../shared/language.ts'
import {
  formatPrice,
  formatPricePerSqm,
  formatRent,
  formatRentPerSqm,
} from '../../../shared/money.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { PublicUnit } from '../rules/unit.ts'

type Figures = Pick<PublicUnit, 'listingType' | 'price' | 'rentAmount'>
type SearchedType = UnitSearch['listingType']

/** A unit's price, monthly rent or both as text; the rent first if it is searched for. */
export function priceLines(
  unit: Figures,
  searchedType?: SearchedType,
  language?: Language,
): string[] {
  const { price, rent } = offeredPrices(unit)
  const lines = [
    price !== null && formatPrice(price, language),
    rent !== null && formatRent(rent, language),
  ]
  const shown = lines.filter((line) => line !== false)
  return searchedType === 'rent' ? shown.toReversed() : shown
}

/** The first of these per square metre, or null. */
export function sqmPriceLine(
  unit: Figures & Pick<PublicUnit, 'size'>,
  searchedType?: SearchedType,
  language?: Language,
): string | null {
  const { price, rent } = offeredPrices(unit)
  if (rent !== null && (searchedType === 'rent' || price === null)) {
    return formatRentPerSqm(rent, unit.size, language)
  }
  return price === null ? null : formatPricePerSqm(price, unit.size, language)
}

/** The price and the monthly rent for which a unit is on offer. */
export function offeredPrices({ listingType, price, rentAmount }: Figures) {
  return {
    price: listingType === 'rent' ? null : price,
    rent: listingType === 'sell' ? null : rentAmount,
  }
}
