import type { SelectQueryBuilder } from 'kysely'

/** The window of a list: at most `limit` rows from `offset`. */
export type Page = { limit: number; offset: number }

/** One page of a query's rows, and their total number. */
export async function paged<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
  { limit, offset }: Page,
) {
  const rows = await query.limit(limit).offset(offset).execute()
  return { rows, total: await countOf(query) }
}

/** The number of rows of a query. */
export async function countOf<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
