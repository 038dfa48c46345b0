import type { Context } from '../context.ts'
import type { UnitDocument } from '../units/rules.ts'
import type { UnitSearch } from '../units/search-rules.ts'
import { type CardUnit, cardUnit } from '../units/site/card-unit.ts'
import { unitList } from '../units/unit-list.ts'

/** One page of a visitor's search as cards, and how many there are in all. */
export async function unitCards(
  context: Context,
  search: UnitSearch,
  page: { limit: number; offset: number },
): Promise<{ units: CardUnit[]; total: number }> {
  const { items, total } = await unitList(context, search, page)
  const units: UnitDocument[] = JSON.parse(items)
  return { units: units.map((unit) => cardUnit(unit, search)), total }
}
