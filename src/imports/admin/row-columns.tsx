import type { Column } from '../../ui/tables/data-table.tsx'
import type { ImportDetail, ImportKind, ImportRow } from '../rules/import.ts'
import { NameCell, ReasonCell, StationCell, ValueCell } from './row-cells.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** The columns of an import's rows: the verdict, the main fields of the record, and the reason. */
export function columnsOf(found: ImportDetail): Column<ImportRow>[] {
  const { kind, state } = found
  const labels = labelsOf(found)
  return [
    { id: 'row', header: 'Row', width: '4.5rem', cell: ({ row }) => <RowNumber row={row} /> },
    {
      id: 'verdict',
      header: 'Verdict',
      width: '9.25rem',
      cell: (row) => <VerdictBadge row={row} state={state} />,
    },
    ...(kinds[kind] ?? []),
    {
      id: 'why',
      header: 'Why',
      width: '24%',
      cell: (row) => <ReasonCell row={row} kind={kind} labels={labels} />,
    },
  ]
}

/** What the fields are called. */
export function labelsOf({ fields }: Pick<ImportDetail, 'fields'>): Record<string, string> {
  return Object.fromEntries(fields.map(({ field, label }) => [field, label]))
}

/** A row's name, for cards and screen readers. */
export function nameOf(kind: ImportKind, { values, row }: ImportRow): string {
  const parts =
    kind === 'units' ? [values.project ?? values.projectId, values.unitNumber] : [values.name]
  return parts.filter(Boolean).join(' ') || `Row ${row}`
}

const kinds: Record<ImportKind, Column<ImportRow>[]> = {
  projects: [
    {
      id: 'name',
      header: 'Property',
      cell: (row) => (
        <NameCell
          row={row}
          kind="projects"
          first={nameOf('projects', row)}
          second={row.values.address}
        />
      ),
    },
    {
      id: 'station',
      header: 'Nearest station',
      width: '12rem',
      cell: (row) => <StationCell row={row} />,
    },
    figure('buildingFloors', 'Floors'),
    figure('totalUnits', 'Units'),
  ],
  developers: [
    {
      id: 'name',
      header: 'Developer',
      cell: (row) => (
        <NameCell
          row={row}
          kind="developers"
          first={nameOf('developers', row)}
          second={row.values.description}
        />
      ),
    },
    figure('foundedYear', 'Founded'),
    {
      id: 'website',
      header: 'Website',
      width: '16%',
      onlyWide: true,
      cell: (row) => <ValueCell row={row} field="website" />,
    },
  ],
  units: [
    {
      id: 'name',
      header: 'Unit',
      cell: (row) => (
        <NameCell
          row={row}
          kind="units"
          first={row.values.unitNumber ?? `Row ${row.row}`}
          second={row.values.project ?? row.values.projectId}
        />
      ),
    },
    figure('floor', 'Floor'),
    figure('bedrooms', 'Bedrooms', '6.5rem'),
    figure('size', 'Size'),
    figure('price', 'Price', '8rem'),
    figure('rentAmount', 'Rent', '7rem'),
  ],
}

function figure(field: string, header: string, width = '6rem'): Column<ImportRow> {
  return {
    id: field,
    header,
    numeric: true,
    width,
    cell: (row) => <ValueCell row={row} field={field} />,
  }
}

function RowNumber({ row }: { row: number }) {
  return <span className="text-ink-3 tabular-nums">{row}</span>
}
