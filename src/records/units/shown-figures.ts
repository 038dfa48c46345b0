import type { Db } from '../../platform/db/connect.ts'
import { planned } from '../../platform/db/planned.ts'
import type { ShownFigures } from './rules/mark.ts'

/** Since when visitors see these units, and their figures before the last change, by id. */
export async function shownFigures(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ShownFigures>> {
  const rows = await readFigures(db, ids)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

const readFigures = planned<ShownFigures & { id: number }>(`
  select id, iso(first_shown_at) as "firstShownAt",
    price_before as "priceBefore", iso(price_changed_at) as "priceChangedAt",
    rent_before as "rentBefore", iso(rent_changed_at) as "rentChangedAt"
  from units where id = any($1::int[])`)
