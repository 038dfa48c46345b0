import { counted } from '../../../shared/counted.ts'
import type { Language } from '../../../shared/language.ts'
import { formatNumber, formatPrice, formatRent } from '../../../shared/money.ts'
import type { ProjectUnitCount } from '../rules/project-response.ts'

/**
 * How many units of a project are on offer, and from which price: `13 homes from 5.4M THB`; where some are to buy and
 * others to rent, `4 to buy from 9.4M THB · 8 to rent from 33,000 THB/month`.
 */
export function homesLine(
  { total, toBuy, toRent, priceFrom, rentFrom }: ProjectUnitCount,
  language?: Language,
): string {
  if (total === 0) return 'No homes available now'
  const price = priceFrom !== null && `from ${formatPrice(priceFrom, language)}`
  const rent = rentFrom !== null && `from ${formatRent(rentFrom, language)}`
  if (price && rent) {
    return `${formatNumber(toBuy)} to buy ${price} · ${formatNumber(toRent)} to rent ${rent}`
  }
  const count = price ? toBuy : rent ? toRent : total
  return [counted(count, 'home', language), price || rent].filter(Boolean).join(' ')
}
