import { record } from '../../activity/record.ts'
import type { Context } from '../../context.ts'
import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { cellText } from '../../shared/fields/from-table/export-cells.ts'
import type { FigureQuery } from '../rules/figures.ts'
import { figures } from './figures.ts'

/** The figures as a CSV file that spreadsheets open. */
export async function exportFigures(context: Context, query: FigureQuery): Promise<string> {
  const { by, rows } = await figures(context, query)
  await record(context, 'export', 'deal', null, { figures: [null, by] })
  const names = Object.keys(rows[0] ?? { key: '', label: '' })
  const cells = rows.map((row) => Object.values<string | number | null>(row).map(cellText))
  return CSV_MARK + csvLine(names) + cells.map(csvLine).join('')
}
