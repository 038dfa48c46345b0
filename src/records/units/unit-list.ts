import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import type { Page } from '../../platform/db/paged.ts'
import { unitSearchQuery } from './rules/query.ts'
import { type UnitSearch, visitorSearch } from './rules/search.ts'
import { run } from './search/run-statement.ts'
import { countStatement, idsStatement, pageStatement, type Reader } from './search/search.ts'

/** One page of the units that match a search, as the text of a JSON array, and the total. */
export async function unitList(
  context: Context,
  filters: UnitSearch,
  page: Page,
): Promise<{ items: string; total: number }> {
  const reader = readerOf(context.actor)
  const { search, total } = await searchWithTotal(context, filters, reader)
  if (page.offset >= total) return { items: '[]', total }
  const statement = pageStatement(search, reader, page)
  const { items } = onlyRow(await run<{ items: string }>(context.db, statement))
  return { items, total }
}

/** The ids of one page of the units that match a search, and the total. */
export async function unitIds(
  context: Context,
  filters: UnitSearch,
  page: Page,
): Promise<{ ids: number[]; total: number }> {
  const reader = readerOf(context.actor)
  const { search, total } = await searchWithTotal(context, filters, reader)
  if (page.offset >= total) return { ids: [], total }
  const statement = idsStatement(search, reader, page)
  const { ids } = onlyRow(await run<{ ids: number[] }>(context.db, statement))
  return { ids, total }
}

/** How many units match a search. */
export async function unitTotal(context: Context, filters: UnitSearch): Promise<number> {
  return (await searchWithTotal(context, filters, readerOf(context.actor))).total
}

/** Staff read every field, visitors only public ones. */
export function readerOf(actor: Context['actor']): Reader {
  return actor ? 'staff' : 'visitor'
}

// Counting costs as much as searching, and every page of a search needs the same total. Totals for staff
// are not cached: they can change without a new version of the catalogue.
const totals = new CatalogueMemo<number>(5000)

async function searchWithTotal({ db, catalogue }: Context, input: UnitSearch, reader: Reader) {
  const search = reader === 'visitor' ? visitorSearch(input) : input
  const { sort, ...filters } = search
  const count = async () =>
    onlyRow(await run<{ total: number }>(db, countStatement(filters, reader))).total
  const total =
    reader === 'staff'
      ? await count()
      : await totals.get(catalogue, unitSearchQuery(filters), count)
  return { search, total }
}

function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('An aggregate answered no row.')
  return row
}
