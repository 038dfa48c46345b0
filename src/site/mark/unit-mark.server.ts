import {
  NEW_DAYS,
  REDUCED_DAYS,
  type ShownFigures,
  type UnitMark,
} from '../../records/units/rules/mark.ts'
import { percentChange } from '../../records/units/rules/price.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { daysAgo } from '../../shared/dates.ts'
import { english, type Language, textsIn } from '../../shared/language.ts'
import { formatBaht, formatNumber, formatPrice } from '../../shared/money.ts'
import { unitMarkTexts } from './unit-mark-texts.server.ts'

type Offered = Pick<PublicUnit, 'listingType' | 'price' | 'rentAmount'>

/** The mark of a home: reduced, by the figure that its card shows first, else new, else none. `today` is the Bangkok date. */
export function unitMark(
  unit: Offered,
  shown: ShownFigures,
  today: string,
  { listingType }: UnitSearch = {},
  language: Language = english,
): UnitMark | null {
  const texts = textsIn(language, unitMarkTexts)
  const [before, at, now] = isByRent(unit, listingType)
    ? [shown.rentBefore, shown.rentChangedAt, unit.rentAmount]
    : [shown.priceBefore, shown.priceChangedAt, unit.price]
  const change = percentChange(before, now)
  if (before !== null && at && daysAgo(at, today) < REDUCED_DAYS && change !== null && change < 0)
    return { look: 'reduced', text: texts.reduced(-change), was: formatNumber(before) }
  const days = shown.firstShownAt === null ? NEW_DAYS : daysAgo(shown.firstShownAt, today)
  if (days >= NEW_DAYS) return null
  return { look: 'new', text: days <= 0 ? texts.newToday : texts.new(days), was: null }
}

/**
 * The first figure of a reduced home in full, where in millions it would read as the price before: 4,590,000 and
 * 4,560,000 are both `4.6M THB`. Else null.
 */
export function reducedFigure(
  unit: Offered,
  { priceBefore }: ShownFigures,
  { listingType }: UnitSearch,
  language: Language,
): string | null {
  if (isByRent(unit, listingType) || unit.price === null || priceBefore === null) return null
  const isAlike = formatPrice(unit.price, language) === formatPrice(priceBefore, language)
  return isAlike ? formatBaht(unit.price, language) : null
}

/** Whether the card shows the rent first. */
function isByRent(unit: Offered, searched: UnitSearch['listingType']): boolean {
  return unit.listingType === 'rent' || (unit.listingType === 'rent_sell' && searched === 'rent')
}
