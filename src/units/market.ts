import type { Context } from '../context.ts'
import { CatalogueMemo } from '../db/catalogue-memo.ts'
import type { Market } from './market-rules.ts'
import { marketStatement } from './search.ts'
import { type UnitSearch, unitSearchQuery } from './search-rules.ts'
import { readerOf, run } from './unit-list.ts'

const memo = new CatalogueMemo<Market>(500)

/** What the homes that a visitor's search finds are offered for. */
export function market(context: Context, search: UnitSearch): Promise<Market> {
  const reader = readerOf(null)
  return memo.get(context.catalogue, unitSearchQuery(search), async () => {
    const rows = await run<Row>(context.db, marketStatement(search, reader))
    const all = rows.find(({ bedrooms }) => bedrooms === null)
    return {
      toRent: all?.toRent ?? 0,
      toBuy: all?.toBuy ?? 0,
      sqmPrice: all?.sqmPrice ?? null,
      rooms: [0, 1, 2, 3].flatMap((bedrooms) => {
        const row = rows.find((one) => one.bedrooms === bedrooms)
        return row ? [{ ...row, bedrooms }] : []
      }),
    }
  })
}

type Row = Omit<Market['rooms'][number], 'bedrooms'> & {
  bedrooms: number | null
  sqmPrice: number | null
}
