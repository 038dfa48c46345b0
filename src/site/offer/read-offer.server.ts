import type { Context } from '../../context.ts'
import type { Market } from '../../records/units/rules/market.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { market } from '../../records/units/search/market.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import type { Language } from '../../shared/language.ts'
import { unitCards } from '../unit-cards.server.ts'

const MAX_CARDS = 6

/** The homes on offer in a place: their number, prices, and the newest of them, reserved ones after the others. */
export type Offer = { total: number; market: Market; units: CardUnit[] }

export async function readOffer(
  context: Context,
  search: UnitSearch,
  language: Language,
): Promise<Offer> {
  const newest = { ...search, sort: 'newest' } as const
  const window = { limit: MAX_CARDS, offset: 0 }
  const [available, all, figures] = await Promise.all([
    unitCards(context, { ...newest, availableOnly: true }, window, language),
    unitCards(context, newest, window, language),
    market(context, search),
  ])
  const reserved = all.units.filter(({ status }) => status !== 'available')
  const units = [...available.units, ...reserved].slice(0, MAX_CARDS)
  return { total: all.total, units, market: figures }
}
