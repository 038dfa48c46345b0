import type { Column } from '../../ui/data-table.tsx'
import type { ImportKind, ImportRecord, ImportRow } from '../rules.ts'
import { Names, Station, Value, Why } from './row-cells.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** The columns of an import's rows: the verdict, what tells the record, and why not. */
export function columnsOf(kind: ImportKind, state: ImportRecord['state']): Column<ImportRow>[] {
  return [
    { id: 'row', header: 'Row', width: '4.5rem', cell: ({ row }) => <RowNumber row={row} /> },
    {
      id: 'verdict',
      header: 'Verdict',
      width: '9.25rem',
      cell: (row) => <VerdictBadge row={row} state={state} />,
    },
    ...(kinds[kind] ?? []),
    { id: 'why', header: 'Why', width: '24%', cell: (row) => <Why row={row} kind={kind} /> },
  ]
}

/** What a row is called: for cards, and for who cannot see the table. */
export function nameOf(kind: ImportKind, { values, row }: ImportRow): string {
  const named =
    kind === 'units' ? [values.project ?? values.projectId, values.unitNumber] : [values.name]
  return named.filter(Boolean).join(' ') || `Row ${row}`
}

const kinds: Record<ImportKind, Column<ImportRow>[]> = {
  projects: [
    {
      id: 'name',
      header: 'Property',
      cell: (row) => (
        <Names
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
      cell: (row) => <Station row={row} />,
    },
    figure('buildingFloors', 'Floors'),
    figure('totalUnits', 'Units'),
  ],
  developers: [
    {
      id: 'name',
      header: 'Developer',
      cell: (row) => (
        <Names
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
      cell: (row) => <Value row={row} field="website" />,
    },
  ],
  units: [
    {
      id: 'name',
      header: 'Unit',
      cell: (row) => (
        <Names
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
    cell: (row) => <Value row={row} field={field} />,
  }
}

function RowNumber({ row }: { row: number }) {
  return <span className="text-ink-3 tabular-nums">{row}</span>
}
