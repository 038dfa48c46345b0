import { formatPrice, formatPricePerSqm, formatRent } from '../../shared/money.ts'
import type { UnitDocument } from '../rules.ts'

type Figures = Pick<UnitDocument, 'listingType' | 'price' | 'rentAmount'>

/** What a unit costs, as a reader sees it: its price, its monthly rent, or both. */
export function priceLines({ listingType, price, rentAmount }: Figures): string[] {
  const lines: string[] = []
  if (listingType !== 'rent' && price !== null) lines.push(formatPrice(price))
  if (listingType !== 'sell' && rentAmount !== null) lines.push(formatRent(rentAmount))
  return lines
}

/** The price of a square metre of a unit for sale, or null. */
export function sqmPriceLine(unit: Figures & Pick<UnitDocument, 'size'>): string | null {
  if (unit.listingType === 'rent' || unit.price === null) return null
  return formatPricePerSqm(unit.price, unit.size)
}
