import type { SelectQueryBuilder } from 'kysely'

/** The window of a list: at most `limit` rows from `offset`. */
export type Page = { limit: number; offset: number }

/** One page of what a query finds, and how many rows it finds in all. */
export async function paged<DB, From extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, From, Row>,
  { limit, offset }: Page,
) {
  const rows = await found.limit(limit).offset(offset).execute()
  return { rows, total: await countOf(found) }
}

/** How many rows a query finds. */
export async function countOf<DB, From extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const { total } = await found
    .clearSelect()
    .clearOrderBy()
    .select((of) => of.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
