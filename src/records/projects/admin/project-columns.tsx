import type { RecordColumn } from '../../../admin/record-list/record-table.tsx'
import { Photo } from '../../../city/media/site/photo.tsx'
import { StationWalk } from '../../../city/places/site/station-walk.tsx'
import { counted } from '../../../shared/counted.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { formatNumber } from '../../../shared/money.ts'
import { InLanguage } from '../../../ui/in-language.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import type { ProjectRecord } from '../rules/project.ts'
import { PropertyTypes } from '../rules/project-sets.ts'

export const projectColumns: readonly RecordColumn<ProjectRecord>[] = [
  {
    id: 'name',
    header: 'Property',
    width: '32%',
    sorts: ['name', 'name_desc'],
    cell: (project) => (
      <span className="flex min-w-0 items-center gap-3">
        <Thumb project={project} className="h-10.5 w-14" />
        <TwoLines
          first={project.name}
          second={project.nameTh ?? project.developer?.name ?? project.address}
          strong
        />
      </span>
    ),
  },
  {
    id: 'station',
    header: 'Nearest station',
    sorts: ['station', 'station_far'],
    width: '24%',
    cell: ({ nearestStation, distanceToStation }) => (
      <StationWalk station={nearestStation} metres={distanceToStation} />
    ),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ propertyType }) => (
      <TwoLines first={<InLanguage>{(language) => typeName(propertyType, language)}</InLanguage>} />
    ),
  },
  {
    id: 'built',
    header: 'Built',
    numeric: true,
    sorts: ['built_old', 'built_new'],
    cell: ({ yearBuilt }) => <TwoLines first={yearBuilt} />,
  },
  {
    id: 'units',
    header: 'Building',
    numeric: true,
    sorts: ['units_few', 'units'],
    onlyWide: true,
    cell: ({ totalUnits, buildingFloors }) => (
      <TwoLines
        first={totalUnits === null ? null : counted(totalUnits, 'unit')}
        second={buildingFloors === null ? null : counted(buildingFloors, 'floor')}
      />
    ),
  },
  {
    id: 'listed',
    header: 'Listed',
    numeric: true,
    cell: ({ unitCount }) => formatNumber(unitCount),
  },
]

/** A project as a card, for narrow screens. */
export function ProjectCard({ project, isFirst }: { project: ProjectRecord; isFirst: boolean }) {
  const language = useLanguage()
  const { name, propertyType, yearBuilt, unitCount } = project
  const facts = [typeName(propertyType, language), yearBuilt, `${formatNumber(unitCount)} listed`]
  return (
    <span className="flex min-w-0 gap-3.5">
      <Thumb project={project} className="h-21 w-28" isFirst={isFirst} />
      <span className="grid min-w-0 flex-1 content-start gap-0.5">
        <span className="truncate text-base font-medium" title={name}>
          {name}
        </span>
        <span className="truncate text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        <StationWalk station={project.nearestStation} metres={project.distanceToStation} short />
      </span>
    </span>
  )
}

function Thumb({
  project,
  className,
  isFirst = false,
}: {
  project: ProjectRecord
  className: string
  isFirst?: boolean
}) {
  const [first = null] = project.images
  return (
    <span className={`flex-none overflow-hidden rounded-control ${className}`}>
      <Photo image={first} alt="" size="thumb" first={isFirst} />
    </span>
  )
}

function typeName(type: ProjectRecord['propertyType'], language: Language): string | null {
  return type && labelOf(PropertyTypes, type, language)
}
