import {
  type CountRow,
  type FigureGroup,
  FigureGroups,
  type OutcomeRow,
  type StageRow,
} from '../../rules/figures.ts'
import { BarChart } from './bar-chart.tsx'
import { countColumns, outcomeColumns, stageColumns } from './figure-columns.ts'
import { FigureTable } from './figure-table.tsx'

type Row = OutcomeRow | StageRow | CountRow

/** Figures drawn, with the numbers beneath. */
export function FigureRows({ by, rows }: { by: FigureGroup; rows: readonly Row[] }) {
  const named = {
    caption: `Figures by ${FigureGroups.labels[by].toLowerCase()}`,
    of: FigureGroups.labels[by],
  }
  const outcomes = rows.filter((row) => 'new' in row).map(withMonth)
  const stages = rows.filter((row) => 'reached' in row)
  const counts = rows.filter((row) => 'outcome' in row)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="rounded-card border border-line bg-card p-4">
        {outcomes.length > 0 && (
          <BarChart
            series={[
              { name: 'New', tone: 'accent' },
              { name: 'Won', tone: 'success' },
              { name: 'Lost', tone: 'danger' },
            ]}
            groups={outcomes.map((row) => ({
              label: row.label,
              values: [row.new, row.won, row.lost],
            }))}
          />
        )}
        {stages.length > 0 && (
          <HorizontalBars
            rows={stages.map(({ label, reached, wentOn }) => ({
              label,
              value: reached,
              part: wentOn,
            }))}
            legend={['Came to it', 'Went on']}
          />
        )}
        {counts.length > 0 && (
          <HorizontalBars
            rows={counts.map(({ label, count, outcome }) => ({
              label: `${label}, ${outcome}`,
              value: count,
            }))}
          />
        )}
      </div>
      {outcomes.length > 0 && <FigureTable {...named} columns={outcomeColumns} rows={outcomes} />}
      {stages.length > 0 && <FigureTable {...named} columns={stageColumns} rows={stages} />}
      {counts.length > 0 && <FigureTable {...named} columns={countColumns} rows={counts} />}
    </div>
  )
}

/** `2026-04` reads `Apr 2026`. */
function withMonth(row: OutcomeRow): OutcomeRow {
  if (!/^\d{4}-\d{2}$/.test(row.label)) return row
  const label = new Intl.DateTimeFormat('en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${row.label}-01T00:00:00Z`))
  return { ...row, label }
}

type Bar = { label: string; value: number; part?: number }

/** Lying bars, each with a part of it filled; the numbers are in the table beneath. */
function HorizontalBars({
  rows,
  legend,
}: {
  rows: readonly Bar[]
  legend?: readonly [string, string]
}) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const percent = (value: number) => `${(100 * value) / most}%`
  return (
    <div aria-hidden="true" className="grid gap-2 text-sm">
      {legend && (
        <p className="flex gap-4 text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <i className="size-2.5 rounded-full bg-accent-wash outline outline-accent" />
            {legend[0]}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <i className="size-2.5 rounded-full bg-accent" />
            {legend[1]}
          </span>
        </p>
      )}
      {rows.map(({ label, value, part = value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,8.5rem)_1fr_2rem] items-center gap-3 sm:grid-cols-[14rem_1fr_3rem]"
        >
          <span className="truncate text-ink-2" title={label}>
            {label}
          </span>
          <span className="relative h-4 overflow-clip rounded-control bg-wash">
            <span
              className="absolute inset-y-0 left-0 bg-accent-wash outline outline-accent"
              style={{ width: percent(value) }}
            />
            <span
              className="absolute inset-y-0 left-0 bg-accent"
              style={{ width: percent(part) }}
            />
          </span>
          <span className="text-right tabular-nums">{value}</span>
        </div>
      ))}
    </div>
  )
}
