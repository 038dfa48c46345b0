import type { Context } from '../context.ts'
import { CatalogueMemo } from '../db/catalogue-memo.ts'
import type { Page } from '../db/paged.ts'
import { unitSearchQuery } from './query-rules.ts'
import { run } from './run-statement.ts'
import { countStatement, idsStatement, pageStatement, type Reader } from './search.ts'
import { type UnitSearch, visitorSearch } from './search-rules.ts'

/** One page of the units a search finds, as a JSON array in text, and how many it finds in all. */
export async function unitList(
  context: Context,
  asked: UnitSearch,
  page: Page,
): Promise<{ items: string; total: number }> {
  const reader = readerOf(context.actor)
  const { search, total } = await counted(context, asked, reader)
  if (page.offset >= total) return { items: '[]', total }
  const statement = pageStatement(search, reader, page, total)
  const { items } = only(await run<{ items: string }>(context.db, statement))
  return { items, total }
}

/** The ids of the units on one page of what a search finds, and how many it finds in all. */
export async function unitIds(
  context: Context,
  asked: UnitSearch,
  page: Page,
): Promise<{ ids: number[]; total: number }> {
  const reader = readerOf(context.actor)
  const { search, total } = await counted(context, asked, reader)
  if (page.offset >= total) return { ids: [], total }
  const statement = idsStatement(search, reader, page, total)
  const { ids } = only(await run<{ ids: number[] }>(context.db, statement))
  return { ids, total }
}

/** How many units a search finds. */
export async function unitTotal(context: Context, asked: UnitSearch): Promise<number> {
  return (await counted(context, asked, readerOf(context.actor))).total
}

/** Staff read everything; everybody else what the website shows. */
export function readerOf(actor: Context['actor']): Reader {
  return actor ? 'staff' : 'visitor'
}

// Counting costs as much as searching, and every page of a search needs the same total.
const totals = new CatalogueMemo<number>(5000)

async function counted({ db, catalogue }: Context, asked: UnitSearch, reader: Reader) {
  const search = reader === 'visitor' ? visitorSearch(asked) : asked
  const { sort, ...filters } = search
  const key = `${reader}?${unitSearchQuery(filters)}`
  const total = await totals.get(catalogue, key, async () => {
    const found = await run<{ total: number }>(db, countStatement(filters, reader))
    return only(found).total
  })
  return { search, total }
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('An aggregate answered no row.')
  return row
}
