import type { Context } from '../../../context.ts'
import { CSV_MARK, csvLine } from '../../../shared/fields/csv.ts'
import { cellText } from '../../../shared/fields/from-table/export-cells.ts'
import { record } from '../../../team/activity/record.ts'
import { CountRow, type FigureQuery, OutcomeRow, StageRow } from '../rules/figures.ts'
import { figures } from './figures.ts'

const rowOf = {
  month: OutcomeRow,
  staff: OutcomeRow,
  stage: StageRow,
  source: CountRow,
  reason: CountRow,
} as const

/** The figures as a CSV file that spreadsheets open. */
export async function exportFigures(context: Context, query: FigureQuery): Promise<string> {
  const { by, rows } = await figures(context, query)
  await record(context, 'export', 'deal', null, { figures: [null, by] })
  // Not those of a row: the rows of a group come from different queries, each with an order of its own.
  const names = Object.keys(rowOf[by].shape)
  const cells = rows.map((row) => {
    const figures: Record<string, string | number | null> = { ...row }
    return names.map((name) => cellText(figures[name] ?? null))
  })
  return CSV_MARK + csvLine(names) + cells.map(csvLine).join('')
}
