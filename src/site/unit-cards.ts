import type { Context } from '../context.ts'
import { CatalogueMemo } from '../db/catalogue-memo.ts'
import { type MinutesAsked, minutesAsked, placeCount } from '../units/asked-rules.ts'
import { unitSearchQuery } from '../units/query-rules.ts'
import type { UnitSearch } from '../units/search-rules.ts'
import { type CardUnit, cardUnit } from '../units/site/card-unit.ts'
import { shownUnits } from '../units/store.ts'
import { unitIds } from '../units/unit-list.ts'
import { unitMinutes } from '../units/unit-minutes.ts'
import { inlineJson } from './html-text.ts'

/** Cards for a page, and the same as inline JSON. */
export type UnitCards = { units: CardUnit[]; json: Buffer }

type Card = { unit: CardUnit; json: string }

// Some 5 KB each, with what is drawn of it.
const memo = new CatalogueMemo<Card | null>(5000)

/** One page of a visitor's search as cards, and how many there are in all. */
export async function unitCards(
  context: Context,
  search: UnitSearch,
  page: { limit: number; offset: number },
): Promise<UnitCards & { total: number }> {
  const { ids, total } = await unitIds(context, search, page)
  return { ...(await cardsOf(context, ids, search)), total }
}

/** The cards of these units for whoever searched so, without those that visitors do not see. */
export async function cardsOf(
  { db, catalogue }: Context,
  ids: readonly number[],
  search: UnitSearch = {},
): Promise<UnitCards> {
  const { listingType = '', stationId = '' } = search
  const asked = minutesAsked(search)
  const asks = `${listingType} ${stationId} ${unitSearchQuery(asked)}`
  // One that is unknown has all of the page read, once.
  let reading: ReturnType<typeof readUnits> | undefined
  const read = async (id: number): Promise<Card | null> => {
    reading ??= readUnits(db, ids, asked)
    const { documents, minutes } = await reading
    const document = documents.get(id)
    if (!document) return null
    const unit = cardUnit({ ...document, minutes: minutes.get(id) }, search)
    return { unit, json: inlineJson(unit) }
  }
  const found = await Promise.all(
    ids.map((id) => memo.get(catalogue, `${id} ${asks}`, () => read(id))),
  )
  const cards = found.filter((card) => card !== null)
  const json = Buffer.from(`[${cards.map((card) => card.json).join(',')}]`)
  return { units: cards.map((card) => card.unit), json }
}

async function readUnits(db: Context['db'], ids: readonly number[], asked: MinutesAsked) {
  const [documents, minutes] = await Promise.all([
    shownUnits(db, ids),
    placeCount(asked) > 0 ? unitMinutes(db, ids, asked) : new Map<number, undefined>(),
  ])
  return { documents, minutes }
}
