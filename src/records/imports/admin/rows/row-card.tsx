import type { ImportDetail, ImportRow } from '../../rules/import.ts'
import { columnsOf } from '../row-columns.tsx'
import { fieldsOf, labelsOf } from './row-fields.ts'
import { ReadCell } from './value-cells.tsx'
import { VerdictCell } from './verdict-cell.tsx'

/** A row as a card, for narrow screens: the verdict first. */
export function RowCard({ row, record }: { row: ImportRow; record: ImportDetail }) {
  const labels = labelsOf(record)
  const name = columnsOf(record).find(({ id }) => id === 'name')
  const fields = fieldsOf[record.kind].filter(
    ({ field }) =>
      row.values[field] ||
      row.changes?.[field] ||
      [...row.faults, ...row.leftEmpty].some((one) => one.field === field),
  )
  return (
    <span className="grid min-w-0 gap-1.5">
      <span className="flex items-center justify-between gap-3">
        <VerdictCell row={row} record={record} />
        <span className="text-ink-3 tabular-nums">Row {row.row}</span>
      </span>
      {name?.cell(row)}
      {fields.length > 0 && (
        <span className="grid grid-cols-2 gap-x-4 gap-y-1">
          {fields.map(({ field, header }) => (
            <span key={field} className="flex min-w-0 items-baseline justify-between gap-3">
              <span className="flex-none text-ink-2">{header || labels[field]}</span>
              <span className="min-w-0 text-right">
                <ReadCell {...{ record, row, field }} numeric />
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
