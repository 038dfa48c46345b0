import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { LeadSources } from '../../../records/contacts/rules/contact.ts'
import type { CountRow } from '../rules/figures.ts'
import { counts, type Range } from './range.ts'

type Counted = Omit<CountRow, 'label'> & { label: string | null }

/** Where those came from who bought or rented: deals won in this time, by the source of their contact. */
export async function sourceRows({ db }: Context, range: Range): Promise<CountRow[]> {
  const { rows } = await sql<Omit<CountRow, 'label'>>`
    select c.source as key, 'won' as outcome, count(*)::integer as count, sum(d.value)::float8 as value
    from deals d join contacts c on c.id = d.contact_id
    where ${counts(range)} and d.board_column = 'won' and d.closed_on >= ${range.from}::date and d.closed_on < ${range.end}
    group by c.source order by count(*) desc, c.source`.execute(db)
  return rows.map((row) => ({
    ...row,
    label: LeadSources.has(row.key) ? LeadSources.labels[row.key] : row.key,
  }))
}

/** Why deals were won and lost in this time, the most frequent first. */
export async function reasonRows({ db }: Context, range: Range): Promise<CountRow[]> {
  const { rows } = await sql<Counted>`
    select coalesce(d.reason_id::text, '') as key, r.name as label, d.board_column as outcome,
      count(*)::integer as count, sum(d.value)::float8 as value
    from deals d left join deal_reasons r on r.id = d.reason_id
    where ${counts(range)} and d.closed_on >= ${range.from}::date and d.closed_on < ${range.end}
    group by d.board_column, d.reason_id, r.name
    order by d.board_column desc, count(*) desc, r.name nulls last`.execute(db)
  return rows.map((row) => ({ ...row, label: row.label ?? 'Reason missing' }))
}
