import { Link } from 'react-router'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { counted } from '../../../../shared/counted.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Part } from '../../../../ui/part.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { mapAddress } from '../search-address.ts'
import { useUnitTotal } from '../unit-calls.ts'

/** A unit's project, with a link to it and to the map. */
export function UnitProject({ unit }: { unit: UnitRecord }) {
  const { project } = unit
  const total = useUnitTotal({ projectId: unit.projectId })
  const { totalUnits, buildingFloors } = project
  const known = total === null ? null : formatNumber(total)
  const line = [
    project.developer?.name,
    project.yearBuilt,
    buildingFloors && counted(buildingFloors, 'floor'),
    totalUnits
      ? counted(totalUnits, 'unit') + (known ? `, ${known} of them with us` : '')
      : known && `${known} with us`,
  ]
  return (
    <Part
      title="Project"
      actions={
        <Link to={mapAddress(unit)} className={linkClass}>
          View on Map
        </Link>
      }
    >
      <Link
        to={`${adminPath('properties')}/${unit.projectId}`}
        className="flex items-center gap-3.5 rounded-card border border-line py-2 pr-3 pl-2 leading-snug hover:border-field"
      >
        <span className="h-13.5 w-18 flex-none overflow-hidden rounded-control">
          <Photo image={project.images[0] ?? null} alt="" size="thumb" />
        </span>
        <span className="grid min-w-0 flex-1">
          <b className="wrap-anywhere font-medium">{project.name}</b>
          <span className="wrap-anywhere text-ink-2">{project.address}</span>
          <span className="text-ink-2 tabular-nums">{line.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="icon-chevron-right text-ink-3 before:size-4" />
      </Link>
    </Part>
  )
}
