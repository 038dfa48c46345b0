import { Link } from 'react-router'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { adminPath } from '../../../../shared/paths.ts'
import type { UnitRecord } from '../../../units/rules/unit.ts'

/** A home beside a contact: its picture, number and project, and a line about it; it opens the unit. */
export function HomeLine({ unit, text }: { unit: UnitRecord; text: string }) {
  return (
    <Link
      to={`${adminPath('listings')}?unit=${unit.id}`}
      className="group flex items-center gap-3 py-2 leading-snug"
    >
      <span className="h-10.5 w-14 flex-none overflow-hidden rounded-control">
        <Photo image={unit.images[0] ?? unit.project.images[0] ?? null} alt="" size="thumb" />
      </span>
      <span className="grid min-w-0">
        <b className="wrap-anywhere font-medium group-hover:underline">
          {`${unit.unitNumber} · ${unit.project.name}`}
        </b>
        <span className="text-ink-2">{text}</span>
      </span>
    </Link>
  )
}
