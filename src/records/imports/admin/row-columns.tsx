import type { ReactNode } from 'react'
import type { Column } from '../../../ui/tables/data-table.tsx'
import type { ImportDetail, ImportKind, ImportRow } from '../rules/import.ts'
import { RecordLink, StationCell } from './row-cells.tsx'
import { fieldsInOrder, fieldsOf } from './rows/row-fields.ts'
import { RowNote } from './rows/row-note.tsx'
import { ReadCell } from './rows/value-cells.tsx'
import { VerdictCell } from './rows/verdict-cell.tsx'

/** The columns of an import's rows: the verdict, the record with its reason, and its main fields. */
export function columnsOf(record: ImportDetail): Column<ImportRow>[] {
  const fields = fieldsOf[record.kind]
  return [
    { id: 'row', header: 'Row', width: '3rem', cell: ({ row }) => <RowNumber row={row} /> },
    {
      id: 'verdict',
      header: 'Verdict',
      width: record.state === 'checked' ? '8.25rem' : '9.25rem',
      cell: (row) => <VerdictCell row={row} record={record} />,
    },
    { id: 'name', header: names[record.kind], cell: (row) => <Name row={row} record={record} /> },
    ...(record.kind === 'projects'
      ? [
          {
            id: 'station',
            header: 'Nearest station',
            width: '11rem',
            cell: (row: ImportRow) => <StationCell row={row} />,
          },
        ]
      : []),
    ...fields.map(({ field, header, width, numeric = true }) => ({
      id: field,
      header,
      numeric,
      width,
      cell: (row: ImportRow) => <ReadCell {...{ record, row, field, numeric }} />,
    })),
  ]
}

/** A row's name, for cards and screen readers. */
export function rowName(kind: ImportKind, { values, read, row }: ImportRow): string {
  const parts =
    kind === 'units'
      ? [values.project ?? values.projectId, values.unitNumber]
      : [read.name ?? values.name]
  return parts.filter(Boolean).join(' ') || `Row ${row}`
}

const names: Record<ImportKind, string> = {
  projects: 'Property',
  developers: 'Developer',
  units: 'Unit',
  contacts: 'Contact',
}

/** The record that a row is or becomes, linked once it exists, with the row's reason. */
function Name({ row, record }: { row: ImportRow; record: ImportDetail }) {
  const { kind } = record
  const { before, after } = fieldsInOrder(kind)
  const [field, beside] = before
  return (
    <span className="grid min-w-0">
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="min-w-0 font-medium text-ink *:max-w-60 *:truncate">
          <Linked row={row} kind={kind}>
            <ReadCell {...{ record, row, field }} />
          </Linked>
        </span>
        <span aria-hidden="true" className="text-ink-3">
          ·
        </span>
        <span className="min-w-0 flex-1 text-ink-2">
          <ReadCell {...{ record, row }} field={beside} isOneLine />
        </span>
      </span>
      <RowNote {...{ record, row }} columns={[...before, ...after]} />
    </span>
  )
}

function Linked({
  row,
  kind,
  children,
}: {
  row: ImportRow
  kind: ImportKind
  children: ReactNode
}) {
  if (row.recordId === null) return children
  return (
    <RecordLink kind={kind} id={row.recordId}>
      {kind === 'units' ? (row.values.unitNumber ?? `Row ${row.row}`) : rowName(kind, row)}
    </RecordLink>
  )
}

function RowNumber({ row }: { row: number }) {
  return <span className="text-ink-3 tabular-nums">{row}</span>
}
