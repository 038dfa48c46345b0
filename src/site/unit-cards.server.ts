import { localNames } from '../city/places/local-names.ts'
import type { Context } from '../context.ts'
import { CatalogueMemo } from '../platform/db/catalogue-memo.ts'
import {
  type MinutesQuery,
  minutesQuery,
  placeCount,
} from '../records/units/rules/minutes-query.ts'
import { unitSearchQuery } from '../records/units/rules/query.ts'
import type { UnitSearch } from '../records/units/rules/search.ts'
import { unitMinutes } from '../records/units/search/unit-minutes.ts'
import { shownFigures } from '../records/units/shown-figures.ts'
import { type CardUnit, cardUnit } from '../records/units/site/card-unit.ts'
import { publicUnits } from '../records/units/store.ts'
import { unitIds } from '../records/units/unit-list.ts'
import { bangkokDate } from '../shared/dates.ts'
import type { Language } from '../shared/language.ts'
import { reducedFigure, unitMark } from './mark/unit-mark.server.ts'
import { inlineJson } from './seo/html-text.server.ts'

/** Cards of units, and the same list as JSON for a script element. */
export type UnitCards = { units: CardUnit[]; json: Buffer }

type Card = { unit: CardUnit; json: string }

// About 5 KB each, with the rendered HTML.
const memo = new CatalogueMemo<Card | null>(5000)

/** One page of a visitor's search as cards, and the total. */
export async function unitCards(
  context: Context,
  search: UnitSearch,
  page: { limit: number; offset: number },
  language: Language,
): Promise<UnitCards & { total: number }> {
  const { ids, total } = await unitIds(context, search, page)
  return { ...(await cardsOf(context, ids, language, search)), total }
}

/** The cards of units in the order of `ids`, with the figures that `search` calls for. Omits hidden units. */
export async function cardsOf(
  context: Context,
  ids: readonly number[],
  language: Language,
  search: UnitSearch = {},
): Promise<UnitCards> {
  const { db, catalogue } = context
  const { listingType = '', stationId = '' } = search
  const minutesSearch = minutesQuery(search)
  const today = bangkokDate(context.now)
  const searchKey = `${today} ${listingType} ${stationId} ${unitSearchQuery(minutesSearch)}`
  // English cards are cached; cards in other languages are made for each request.
  const isCached = language.tag === 'en'
  // The first unit that is not cached loads all units of the page in one query.
  let loading: ReturnType<typeof readUnits> | undefined
  const read = async (id: number): Promise<Card | null> => {
    loading ??= readUnits(db, ids, minutesSearch)
    const { documents: units, minutes, shown } = await loading
    const json = units.get(id)
    if (!json) return null
    const names = await localNames(context, language)
    const figures = shown.get(id)
    const mark = figures && unitMark(json, figures, today, search, language)
    const card = cardUnit({ ...json, minutes: minutes.get(id) }, search, language, names)
    const inFull = figures && mark?.was ? reducedFigure(json, figures, search, language) : null
    const unit = {
      ...card,
      ...(inFull && { figures: [inFull, ...card.figures.slice(1)] }),
      ...(mark && { mark }),
    }
    return { unit, json: inlineJson(unit) }
  }
  const cardsOrNull = await Promise.all(
    ids.map((id) =>
      isCached ? memo.get(catalogue, `${id} ${searchKey}`, () => read(id)) : read(id),
    ),
  )
  const cards = cardsOrNull.filter((card) => card !== null)
  const json = Buffer.from(`[${cards.map((card) => card.json).join(',')}]`)
  return { units: cards.map((card) => card.unit), json }
}

async function readUnits(db: Context['db'], ids: readonly number[], minutesSearch: MinutesQuery) {
  const [units, shown, minutes] = await Promise.all([
    publicUnits(db, ids),
    shownFigures(db, ids),
    placeCount(minutesSearch) > 0
      ? unitMinutes(db, ids, minutesSearch)
      : new Map<number, undefined>(),
  ])
  return { documents: units, shown, minutes }
}
