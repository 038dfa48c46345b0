import { Alert } from '../../../ui/feedback/alert.tsx'
import { FilterSelect } from '../../../ui/tables/filters.tsx'
import type { ImportDetail } from '../rules/import.ts'

/** Fields chosen by hand, by header; null for a column that is not imported. */
export type Matches = Readonly<Record<string, string | null>>

/** The field of each column of the file: matched by name, and changeable by hand. */
export function ColumnMatches({
  record,
  matches,
  isOpen,
  onMatch,
}: {
  record: ImportDetail
  matches: Matches
  isOpen: boolean
  onMatch: (matches: Matches) => void
}) {
  const { columns, fields, missing } = record
  const chosen = fieldsByHeader(record, matches)
  const labelOf = (name: string) => fields.find(({ field }) => field === name)?.label ?? name

  function choose(header: string, field: string | null): void {
    const others = columns.filter((column) => field !== null && chosen[column.header] === field)
    const unmatched = Object.fromEntries(others.map((column) => [column.header, null]))
    const next = { ...matches, ...unmatched, [header]: field }
    const stored = new Map(columns.map((column) => [column.header, column.field]))
    onMatch(
      Object.fromEntries(
        Object.entries(next).filter(([name, target]) => stored.get(name) !== target),
      ),
    )
  }

  return (
    <>
      {missing.length > 0 && (
        <Alert title={`No column of this file is named ${missing.map(labelOf).join(' or ')}.`}>
          Say below which column it is, or choose another file.
        </Alert>
      )}
      {isOpen && (
        <section
          aria-label="Columns"
          className="dense-row rounded-card border border-line bg-card text-sm"
        >
          <ul className="grid gap-x-6 gap-y-3 p-3.5 sm:grid-cols-2 xl:grid-cols-3">
            {columns.map(({ header }) => (
              <li key={header} className="flex min-w-0 items-center justify-between gap-3">
                <span className="min-w-0 break-words">{header}</span>
                <span className="w-48 flex-none *:w-full!">
                  <FilterSelect
                    label={`What ${header} stands for`}
                    value={chosen[header] ?? ''}
                    onChange={(field) => choose(header, field || null)}
                    options={[
                      { value: '', label: 'Not imported' },
                      ...fields.map(({ field, label }) => ({ value: field, label })),
                    ]}
                  />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** How many columns of the file have a field. */
export function matchedText(record: ImportDetail, matches: Matches): string {
  const chosen = fieldsByHeader(record, matches)
  const matched = record.columns.filter(({ header }) => chosen[header]).length
  return `${matched} of ${record.columns.length} columns matched`
}

/** The field of each header: as stored, or as chosen by hand since. */
export function fieldsByHeader(
  { columns }: ImportDetail,
  matches: Matches,
): Record<string, string | null> {
  return { ...Object.fromEntries(columns.map(({ header, field }) => [header, field])), ...matches }
}
