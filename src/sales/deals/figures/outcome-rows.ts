import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { answersBetween } from '../../../team/duty/first-answers.ts'
import { nameOfUser } from '../../../team/staff/store.ts'
import type { Figures, OutcomeRow } from '../rules/figures.ts'
import { counts, dayOf, ownCommission, type Range } from './range.ts'

type Row = { key: string | null } & Omit<OutcomeRow, 'key' | 'label' | 'firstAnswer'>

/** The figures of everything together. */
export async function total(context: Context, range: Range): Promise<Figures['total']> {
  const [row] = await outcomes(context, range, sql`'all'`, sql`'all'`)
  const answers = await firstAnswers(context, range, sql`'all'`)
  const { key: _, ...figures } = row ?? { key: '', ...none }
  return { ...figures, firstAnswer: answers.get('all') ?? null }
}

/** By month, each one of the range, those without deals included. */
export async function monthRows(context: Context, range: Range): Promise<OutcomeRow[]> {
  const month = (day: RawBuilder<unknown>) => sql`to_char(${day}, 'YYYY-MM')`
  const rows = await outcomes(
    context,
    range,
    month(dayOf('d.created_at')),
    month(sql`d.closed_on`),
    month(sql`d.expected_close_date`),
  )
  const answers = await firstAnswers(
    context,
    range,
    month(sql`(asked_at at time zone 'Asia/Bangkok')`),
  )
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return monthsOf(range).map((key) => ({
    ...(byKey.get(key) ?? none),
    key,
    label: key,
    firstAnswer: answers.get(key) ?? null,
  }))
}

/** By whom the deals are assigned to; those of nobody last. */
export async function staffRows(context: Context, range: Range): Promise<OutcomeRow[]> {
  const whose = sql`coalesce(d.assigned_to_id::text, '')`
  const rows = await outcomes(context, range, whose, whose)
  const answers = await firstAnswers(context, range, sql`answered_by::text`)
  const keys = [...new Set([...rows.map(({ key }) => key ?? ''), ...answers.keys()])]
  const { rows: people } = await sql<{ key: string; name: string }>`
    select u.id::text as key, ${nameOfUser('u')} as name from staff_users u
    where u.id::text = any(${keys}) order by name, u.id`.execute(context.db)
  const named = [...people, ...(keys.includes('') ? [{ key: '', name: 'Nobody' }] : [])]
  const byKey = new Map(rows.map((row) => [row.key ?? '', row]))
  return named.map(({ key, name }) => ({
    ...(byKey.get(key) ?? none),
    key,
    label: name,
    firstAnswer: answers.get(key) ?? null,
  }))
}

const none = {
  ...{ new: 0, won: 0, lost: 0, value: 0, commissionExpected: 0, commissionWon: 0 },
  medianDays: null,
}

/**
 * Deals by the groups that they were made, ended and are expected in; without one for the last, all that are
 * open count as expected.
 */
async function outcomes(
  { db }: Context,
  range: Range,
  made: RawBuilder<unknown>,
  ended: RawBuilder<unknown>,
  expected: RawBuilder<unknown> = made,
): Promise<Row[]> {
  const { from, end } = range
  const isExpected =
    expected === made
      ? sql`true`
      : sql`d.expected_close_date >= ${from}::date and d.expected_close_date < ${end}`
  // A deal may be entered after it was won.
  const days = sql`greatest(0, d.closed_on - ${dayOf('d.created_at')})`
  const { rows } = await sql<Row>`
    with made as (
      select ${made} as key, count(*)::integer as new from deals d
      where ${counts(range)} and d.created_at >= ${from}::date::timestamp at time zone 'Asia/Bangkok'
        and d.created_at < ${end}::timestamp at time zone 'Asia/Bangkok'
      group by 1
    ), ended as (
      select ${ended} as key, count(*) filter (where d.board_column = 'won')::integer as won,
        count(*) filter (where d.board_column = 'lost')::integer as lost,
        coalesce(sum(d.value) filter (where d.board_column = 'won'), 0)::float8 as value,
        coalesce(round(sum(${ownCommission}) filter (where d.board_column = 'won')), 0)::float8 as commission_won,
        round(percentile_cont(0.5) within group (order by ${days}) filter (where d.board_column = 'won'))::integer as median_days
      from deals d
      where ${counts(range)} and d.closed_on >= ${from}::date and d.closed_on < ${end}
      group by 1
    ), expected as (
      select ${expected} as key, coalesce(round(sum(${ownCommission} * d.probability / 100)), 0)::float8 as commission_expected
      from deals d where ${counts(range)} and d.closed_on is null and ${isExpected}
      group by 1
    )
    select key, coalesce(new, 0) as new, coalesce(won, 0) as won, coalesce(lost, 0) as lost,
      coalesce(value, 0) as value, coalesce(commission_won, 0) as commission_won, median_days,
      coalesce(commission_expected, 0) as commission_expected
    from made full join ended using (key) full join expected using (key)`.execute(db)
  return rows
}

/** Medians of the seconds until a first answer, by group. */
async function firstAnswers(
  { db }: Context,
  { from, end, actorId }: Range,
  group: RawBuilder<unknown>,
): Promise<Map<string, number>> {
  const own = actorId === null ? sql`true` : sql`answered_by = ${actorId}`
  const { rows } = await sql<{ key: string; median: number }>`
    select ${group} as key, round(percentile_cont(0.5) within group (order by seconds))::integer as median
    from (${answersBetween(
      sql`${from}::date::timestamp at time zone 'Asia/Bangkok'`,
      sql`${end}::timestamp at time zone 'Asia/Bangkok'`,
    )}) answers
    where ${own} group by 1`.execute(db)
  return new Map(rows.map(({ key, median }) => [key, median]))
}

/** `2026-06`, `2026-07`: the months of a range. */
function monthsOf({ from, to }: Range): string[] {
  const [first, last] = [monthNumber(from), monthNumber(to)]
  return Array.from({ length: last - first + 1 }, (_, after) => {
    const month = first + after
    const year = String(Math.floor(month / 12)).padStart(4, '0')
    return `${year}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

const monthNumber = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1
