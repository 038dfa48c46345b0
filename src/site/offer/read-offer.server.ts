import type { Context } from '../../context.ts'
import type { Market } from '../../records/units/rules/market.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { market } from '../../records/units/search/market.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import type { Language } from '../../shared/language.ts'
import { unitCards } from '../unit-cards.server.ts'

const MAX_CARDS = 6

/** The homes on offer in a place: their number, prices, and the newest of them. */
export type Offer = { total: number; market: Market; units: CardUnit[] }

export async function readOffer(
  context: Context,
  search: UnitSearch,
  language: Language,
): Promise<Offer> {
  const [{ units, total }, figures] = await Promise.all([
    unitCards(context, search, { limit: MAX_CARDS, offset: 0 }, language),
    market(context, search),
  ])
  return { total, units, market: figures }
}
