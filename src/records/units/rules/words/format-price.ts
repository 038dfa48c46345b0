import { english, type Language, textsIn } from '../../../../shared/language.ts'
import { formatNumber } from '../../../../shared/money.ts'
import type { UnitSearch } from '../search.ts'

/** The bounds of a price or of a monthly rent, around their figures. */
export const priceBoundTexts = {
  id: 'price-bounds' as const,
  millions: (figure: number) => `${figure}M`,
  upTo: (figure: string, isRent: boolean) => `Under ${figure} ${currency(isRent)}`,
  from: (figure: string, isRent: boolean) => `${figure}+ ${currency(isRent)}`,
  between: (low: string, high: string, isRent: boolean) => `${low} - ${high} ${currency(isRent)}`,
}

function currency(isRent: boolean): string {
  return isRent ? 'THB/month' : 'THB'
}

/** The bounds of a search as our ranges are written: `5M - 10M THB`, `Under 20,000 THB/month`. */
export function priceText(
  { listingType, priceMin, priceMax }: Pick<UnitSearch, 'listingType' | 'priceMin' | 'priceMax'>,
  language: Language = english,
): string {
  const texts = textsIn(language, priceBoundTexts)
  const isRent = listingType === 'rent'
  const figure = (baht: number) =>
    isRent || baht < 1_000_000
      ? formatNumber(baht)
      : texts.millions(Number((baht / 1_000_000).toFixed(2)))
  if (priceMin === undefined) return texts.upTo(figure(priceMax ?? 0), isRent)
  if (priceMax === undefined) return texts.from(figure(priceMin), isRent)
  return texts.between(figure(priceMin), figure(priceMax), isRent)
}
