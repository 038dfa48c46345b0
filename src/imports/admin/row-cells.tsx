import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../shared/paths.ts'
import { StationMark } from '../../ui/station-mark.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import type { ImportKind, ImportRow } from '../rules.ts'
import { importWords } from './import-words.ts'

/** A cell as it stands in the file; what is wrong with it is marked. */
export function Value({ row, field }: { row: ImportRow; field: string }) {
  const value = row.values[field] ?? ''
  const fault = row.faults.find((one) => one.field === field)
  if (!fault) return <TwoLines first={value} />
  return (
    <span
      title={fault.message}
      className="inline-block max-w-full truncate rounded-control bg-danger-wash px-1.5 text-danger"
    >
      {fault.value || value || 'missing'}
    </span>
  )
}

/** What a row is called, and leads to once it is a record, with a second line beneath. */
export function Names({
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

export function Station({ row: { nearestStation } }: { row: ImportRow }) {
  if (!nearestStation) return <TwoLines first={null} />
  return (
    <span className="flex min-w-0 items-center gap-2.5" title={nearestStation.name}>
      <StationMark lines={[nearestStation.line]} />
      <span className="truncate">{nearestStation.name}</span>
    </span>
  )
}

/** Why a row is not created, with the way to the record that it is the same as. */
export function Why({ row, kind }: { row: ImportRow; kind: ImportKind }) {
  const { why, verdict, duplicateOf } = row
  if (why === null) return null
  const tone = verdict === 'error' ? 'text-danger' : 'text-warning'
  const named = duplicateOf && why.endsWith(duplicateOf.name) ? duplicateOf : null
  return (
    <span className={`line-clamp-2 max-md:line-clamp-none ${tone}`} title={why}>
      {named ? why.slice(0, -named.name.length) : why}
      {named && (
        <RecordLink kind={kind} id={named.id}>
          {named.name}
        </RecordLink>
      )}
    </span>
  )
}

function RecordLink({ kind, id, children }: { kind: ImportKind; id: number; children: ReactNode }) {
  return (
    <Link
      to={adminPath(`${importWords[kind].path}/${id}`)}
      className="font-medium text-accent underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  )
}
