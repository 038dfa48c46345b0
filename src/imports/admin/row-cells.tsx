import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../shared/paths.ts'
import { faultIn } from '../../shared/refusals/fault-in.ts'
import { useLanguage } from '../../ui/language.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import type { ImportKind, ImportRow } from '../rules/import.ts'
import { rowWhy } from '../rules/row-why.ts'
import { importTexts } from './import-texts.ts'

/** A cell as written in the file, marked if it has a fault. */
export function ValueCell({ row, field }: { row: ImportRow; field: string }) {
  const value = row.values[field] ?? ''
  const language = useLanguage()
  const fault = row.faults.find((item) => item.field === field)
  if (!fault) return <TwoLines first={value} />
  return (
    <span
      title={faultIn(language, fault)}
      className="inline-block max-w-full truncate rounded-control bg-danger-wash px-1.5 text-danger"
    >
      {fault.value || value || 'missing'}
    </span>
  )
}

/** A row's name, linked once it is a record, with a second line below. */
export function NameCell({
  row,
  kind,
  first,
  second,
}: {
  row: ImportRow
  kind: ImportKind
  first: string
  second: ReactNode
}) {
  const name =
    row.recordId === null ? (
      first
    ) : (
      <RecordLink kind={kind} id={row.recordId}>
        {first}
      </RecordLink>
    )
  return <TwoLines first={name} second={second} strong />
}

export function StationCell({ row: { nearestStation } }: { row: ImportRow }) {
  if (!nearestStation) return <TwoLines first={null} />
  return (
    <span className="flex min-w-0 items-center gap-2.5" title={nearestStation.name}>
      <StationMark lines={[nearestStation.line]} />
      <span className="truncate">{nearestStation.name}</span>
    </span>
  )
}

/** Why a row is not created, with a link to the record it duplicates. */
export function ReasonCell({
  row,
  kind,
  labels,
}: {
  row: ImportRow
  kind: ImportKind
  /** The fields' names. */
  labels: Readonly<Record<string, string>>
}) {
  const { verdict, duplicateOf } = row
  const why = rowWhy(row, labels, useLanguage())
  if (why === null) return null
  const tone = verdict === 'error' ? 'text-danger' : 'text-warning'
  const linked = duplicateOf && why.endsWith(duplicateOf.name) ? duplicateOf : null
  return (
    <span className={`line-clamp-2 max-md:line-clamp-none ${tone}`} title={why}>
      {linked ? why.slice(0, -linked.name.length) : why}
      {linked && (
        <RecordLink kind={kind} id={linked.id}>
          {linked.name}
        </RecordLink>
      )}
    </span>
  )
}

function RecordLink({ kind, id, children }: { kind: ImportKind; id: number; children: ReactNode }) {
  return (
    <Link
      to={adminPath(`${importTexts[kind].path}/${id}`)}
      className="font-medium text-accent underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  )
}
