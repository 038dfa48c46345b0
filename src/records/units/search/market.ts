import type { Context } from '../../../context.ts'
import { CatalogueMemo } from '../../../platform/db/catalogue-memo.ts'
import type { Market } from '../rules/market.ts'
import { unitSearchQuery } from '../rules/query.ts'
import type { UnitSearch } from '../rules/search.ts'
import { readerOf } from '../unit-list.ts'
import { run } from './run-statement.ts'
import { statementOver } from './search.ts'

const memo = new CatalogueMemo<Market>(500)

/** Asking rents and prices of the homes that a visitor's search finds, in all and by bedrooms. */
export function market(context: Context, search: UnitSearch): Promise<Market> {
  const reader = readerOf(null)
  return memo.get(context.catalogue, unitSearchQuery(search), async () => {
    const rows = await run<Row>(context.db, statementOver(search, reader, figures))
    const all = rows.find(({ bedrooms }) => bedrooms === null)
    return {
      toRent: all?.toRent ?? 0,
      toBuy: all?.toBuy ?? 0,
      sqmPrice: all?.sqmPrice ?? null,
      rooms: [0, 1, 2, 3].flatMap((bedrooms) => {
        const row = rows.find((candidate) => candidate.bedrooms === bedrooms)
        return row ? [{ ...row, bedrooms }] : []
      }),
    }
  })
}

type Row = Omit<Market['rooms'][number], 'bedrooms'> & {
  bedrooms: number | null
  sqmPrice: number | null
}

const QUARTILES = 'percentile_cont(array[0.25, 0.5, 0.75]) within group'
const MIDDLE = 'percentile_cont(0.5) within group'

/** A row for each number of bedrooms (3 means three or more) and one for all homes (`bedrooms` null). */
function figures(source: string): string {
  return `select least(f.bedrooms, 3) as bedrooms,
  count(f.rent)::int as to_rent, ${QUARTILES} (order by f.rent) as rents,
  count(f.price)::int as to_buy, ${MIDDLE} (order by f.price) as price,
  ${MIDDLE} (order by f.price / f.size) as sqm_price
from (
  select u.bedrooms, u.size,
    case when u.listing_type <> 'sell' then u.rent_amount end as rent,
    case when u.listing_type <> 'rent' then u.price end as price
  ${source}
) f
group by grouping sets ((least(f.bedrooms, 3)), ())`
}
