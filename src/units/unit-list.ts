import { CompiledQuery } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { countStatement, pageStatement, type Reader, type Statement } from './search.ts'
import { type UnitSearch, unitSearchQuery, visitorSearch } from './search-rules.ts'
import { keptTotal } from './unit-counts.ts'

/** One page of the units a search finds, as a JSON array in text, and how many it finds in all. */
export async function unitList(
  { db, catalogue, actor }: Context,
  asked: UnitSearch,
  page: { limit: number; offset: number },
): Promise<{ items: string; total: number }> {
  const reader = readerOf(actor)
  const search = reader === 'visitor' ? visitorSearch(asked) : asked
  const { sort, ...filters } = search
  const total = await keptTotal(catalogue, `${reader}?${unitSearchQuery(filters)}`, async () => {
    const counted = await run<{ total: number }>(db, countStatement(filters, reader))
    return counted.total
  })
  if (page.offset >= total) return { items: '[]', total }
  const { items } = await run<{ items: string }>(db, pageStatement(search, reader, page, total))
  return { items, total }
}

/** Staff read everything; everybody else what the website shows. */
export function readerOf(actor: Context['actor']): Reader {
  return actor ? 'staff' : 'visitor'
}

/** The one row of a statement, sent as it stands: Kysely would spend longer building than it takes to run. */
async function run<Row>(db: Db, { text, values }: Statement): Promise<Row> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
  const [row] = rows
  if (row === undefined) throw new Error('An aggregate answered no row.')
  return row
}
