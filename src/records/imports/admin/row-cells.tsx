import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../../shared/paths.ts'
import { StationMark } from '../../../ui/station-mark.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import type { ImportKind, ImportRow } from '../rules/import.ts'
import { importTexts } from './import-texts.ts'

export function StationCell({ row: { nearestStation } }: { row: ImportRow }) {
  if (!nearestStation) return <TwoLines first={null} />
  return (
    <span className="flex min-w-0 items-center gap-2.5" title={nearestStation.name}>
      <StationMark lines={[nearestStation.line]} />
      <span className="truncate">{nearestStation.name}</span>
    </span>
  )
}

/** A link to a record of this kind. */
export function RecordLink({
  kind,
  id,
  children,
}: {
  kind: ImportKind
  id: number
  children: ReactNode
}) {
  return (
    <Link
      to={adminPath(`${importTexts[kind].path}/${id}`)}
      className="font-medium text-accent underline-offset-3 hover:underline"
    >
      {children}
    </Link>
  )
}
