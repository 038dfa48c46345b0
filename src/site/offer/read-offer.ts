import type { Context } from '../../context.ts'
import { market } from '../../units/market.ts'
import type { Market } from '../../units/market-rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import type { CardUnit } from '../../units/site/card-unit.ts'
import { unitCards } from '../unit-cards.ts'

const MOST_CARDS = 6

/** What of a place is on offer: how many homes, for how much, and the newest of them. */
export type Offer = { total: number; market: Market; units: CardUnit[] }

export async function readOffer(context: Context, search: UnitSearch): Promise<Offer> {
  const [{ units, total }, figures] = await Promise.all([
    unitCards(context, search, { limit: MOST_CARDS, offset: 0 }),
    market(context, search),
  ])
  return { total, units, market: figures }
}
