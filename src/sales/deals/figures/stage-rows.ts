import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { type DealColumn, DealColumns } from '../rules/deal.ts'
import type { StageRow } from '../rules/figures.ts'
import { counts, type Range } from './range.ts'

/** The stages that lead to a win, in order. */
const way: readonly DealColumn[] = DealColumns.ids.filter((id) => id !== 'onhold' && id !== 'lost')
/** All, as `deal_stages.place` counts them from 1. */
export const stagePlaces: readonly DealColumn[] = [...way, 'onhold', 'lost']

/**
 * Of the deals that came to a stage in this time: how many went on to a later one since, and the median of the
 * days for which they stayed.
 */
export async function stageRows({ db }: Context, range: Range): Promise<StageRow[]> {
  const { from, end } = range
  const { rows } = await sql<{
    place: number
    reached: number
    wentOn: number
    medianDays: number | null
  }>`
    select s.place, count(distinct s.deal_id)::integer as reached,
      count(distinct s.deal_id) filter (where s.furthest > s.place)::integer as went_on,
      round(extract(epoch from percentile_cont(0.5) within group (order by s.stay)) / 86400)::integer as median_days
    from (
      select s.deal_id, s.entered_at, s.left_at - s.entered_at as stay, s.place,
        max(s.place) filter (where s.place <= ${way.length}) over (
          partition by s.deal_id order by s.id rows between 1 following and unbounded following) as furthest
      from deal_stages s join deals d on d.id = s.deal_id where ${counts(range)}
    ) s
    where s.entered_at >= ${from}::date::timestamp at time zone 'Asia/Bangkok'
      and s.entered_at < ${end}::timestamp at time zone 'Asia/Bangkok'
    group by s.place`.execute(db)
  const byKey = new Map(rows.map((row) => [stagePlaces[row.place - 1], row]))
  return DealColumns.ids.map((key) => {
    const { reached = 0, wentOn = 0, medianDays = null } = byKey.get(key) ?? {}
    const isWay = way.includes(key) && key !== 'won'
    const conversion = reached > 0 && isWay ? Math.round((100 * wentOn) / reached) : null
    return { key, label: DealColumns.labels[key], reached, wentOn, conversion, medianDays }
  })
}
