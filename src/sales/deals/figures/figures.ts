import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { refusedFor } from '../../../refused.ts'
import { inMonth } from '../../../shared/calendar-days.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import {
  FIGURE_MONTHS,
  type FigureGroup,
  type FigureQuery,
  type Figures,
  faultOfDays,
} from '../rules/figures.ts'
import { reasonRows, sourceRows } from './count-rows.ts'
import { monthRows, staffRows, total } from './outcome-rows.ts'
import type { Range } from './range.ts'
import { stageRows } from './stage-rows.ts'

const rowsOf = {
  month: monthRows,
  staff: staffRows,
  stage: stageRows,
  source: sourceRows,
  reason: reasonRows,
} as const satisfies Record<FigureGroup, unknown>

/**
 * The figures of the pipeline over some Bangkok days, by default this month and those before it: in all, and
 * by month, person, stage, source of those who bought, or reason. Agents get those of their own deals. Refuses (400)
 * days in the wrong order, and more than 20 years of them.
 */
export async function figures(context: Context, query: FigureQuery): Promise<Figures> {
  const { by = 'month' } = query
  const to = query.to ?? bangkokDate(context.now)
  const from = query.from ?? inMonth(to, 1 - FIGURE_MONTHS, 1)
  const fault = faultOfDays(from, to)
  if (fault) throw refusedFor(400, fault, { at: 'from' })
  const { actor } = context
  const mine = !actor?.permissions.seeAllDeals
  const end = sql<string>`(${to}::date + 1)`
  const range: Range = { from, to, end, actorId: mine ? (actor?.id ?? 0) : null }
  const [inAll, rows] = await Promise.all([total(context, range), rowsOf[by](context, range)])
  return { ...{ by, from, to, mine }, total: inAll, rows }
}
