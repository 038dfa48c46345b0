import { formatNumber, formatPrice } from '../../../../shared/money.ts'
import { waitingTime } from '../../../../team/duty/admin/waiting-time.ts'
import type { CountRow, OutcomeRow, StageRow } from '../../rules/figures.ts'

/** A column of figures: its heading, and its cell's text. */
export type FigureColumn<Row> = { heading: string; cell: (row: Row) => string }

const days = (value: number | null) => {
  if (value === null) return '–'
  return value === 1 ? '1 day' : `${formatNumber(value)} days`
}

export const outcomeColumns: readonly FigureColumn<Omit<OutcomeRow, 'key' | 'label'>>[] = [
  { heading: 'New', cell: (row) => formatNumber(row.new) },
  { heading: 'Won', cell: (row) => formatNumber(row.won) },
  { heading: 'Lost', cell: (row) => formatNumber(row.lost) },
  { heading: 'Value won', cell: (row) => formatPrice(row.value) },
  { heading: 'Commission expected', cell: (row) => formatPrice(row.commissionExpected) },
  { heading: 'Commission won', cell: (row) => formatPrice(row.commissionWon) },
  { heading: 'Median days to a win', cell: (row) => days(row.medianDays) },
  {
    heading: 'First answer',
    cell: (row) => (row.firstAnswer === null ? '–' : waitingTime(row.firstAnswer)),
  },
]

export const stageColumns: readonly FigureColumn<StageRow>[] = [
  { heading: 'Came to it', cell: (row) => formatNumber(row.reached) },
  { heading: 'Went on', cell: (row) => formatNumber(row.wentOn) },
  {
    heading: 'Conversion',
    cell: (row) => (row.conversion === null ? '–' : `${row.conversion}%`),
  },
  { heading: 'Median days in it', cell: (row) => days(row.medianDays) },
]

export const countColumns: readonly FigureColumn<CountRow>[] = [
  { heading: 'Outcome', cell: (row) => (row.outcome === 'won' ? 'Won' : 'Lost') },
  { heading: 'Deals', cell: (row) => formatNumber(row.count) },
  { heading: 'Value', cell: (row) => formatPrice(row.value) },
]
