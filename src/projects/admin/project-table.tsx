import type { UseQueryResult } from '@tanstack/react-query'
import { noSuchPage } from '../../admin/no-such-page.tsx'
import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { useStaff } from '../../admin/staff-context.ts'
import type { useListAddress } from '../../admin/use-list-address.ts'
import { Photo } from '../../media/site/photo.tsx'
import { StationWalk } from '../../places/site/station-walk.tsx'
import { formatNumber } from '../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import type { Sort } from '../../ui/table-head.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { type ProjectRecord, type ProjectSort, ProjectSorts, PropertyTypes } from '../rules.ts'
import { useDeleteProject } from './project-calls.ts'

type Found = UseQueryResult<{ items: ProjectRecord[]; total: number }>

/** The projects as rows, with what can be done to each. */
export function ProjectTable({
  projects,
  list,
}: {
  projects: Found
  list: ReturnType<typeof useListAddress>
}) {
  const { permissions } = useStaff()
  const remove = useDeleteProject()
  const { data, isPending, isError, refetch } = projects
  const isNarrowed = ['search', 'type', 'year'].some((name) => list.get(name) !== '')
  const clear = { search: null, type: null, year: null }
  return (
    <div className="grid gap-3">
      <RefusalAlert save={remove} />
      <DataTable
        caption="Properties"
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        loading={isPending}
        error={
          isError
            ? { title: 'The properties could not be read.', retry: () => void refetch() }
            : null
        }
        empty={
          data && data.total > 0
            ? noSuchPage(list)
            : isNarrowed
              ? {
                  title: 'No properties match what you are looking for.',
                  action: (
                    <Button look="quiet" size="small" onClick={() => list.show(clear)}>
                      Clear search and filters
                    </Button>
                  ),
                }
              : { title: 'No properties yet', hint: 'Add the first one, then its units.' }
        }
        tall
        sort={asShown(readSort(list.get('sort')))}
        onSort={(sort) => list.show({ sort: asAsked(sort) })}
        address={({ id }) => list.recordAddress(id)}
        onOpen={({ id }) => list.openRecord(id)}
        actions={(project) => [
          {
            label: 'Edit',
            icon: 'icon-pencil',
            onSelect: () => list.open({ edit: project.id }),
          },
          ...(permissions.deleteProjects
            ? [
                {
                  label: 'Delete',
                  icon: 'icon-trash',
                  tone: 'danger' as const,
                  question: `Delete ${project.name}?`,
                  onSelect: () => remove.mutate(project),
                },
              ]
            : []),
        ]}
        card={(project, isFirst) => <Card project={project} isFirst={isFirst} />}
        cardHeight="6.875rem"
        foot={
          data && (
            <ListFoot
              page={list.page}
              total={data.total}
              address={(page) => list.address({ page })}
              onPage={(page) => list.show({ page })}
            />
          )
        }
      />
    </div>
  )
}

const columns: readonly Column<ProjectRecord>[] = [
  {
    id: 'name',
    header: 'Property',
    width: '32%',
    sortable: true,
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
    sortable: true,
    width: '24%',
    cell: ({ nearestStation, distanceToStation }) => (
      <StationWalk station={nearestStation} metres={distanceToStation} />
    ),
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ propertyType }) => <TwoLines first={typeName(propertyType)} />,
  },
  {
    id: 'built',
    header: 'Built',
    numeric: true,
    sortable: true,
    cell: ({ yearBuilt }) => <TwoLines first={yearBuilt} />,
  },
  {
    id: 'units',
    header: 'Building',
    numeric: true,
    sortable: true,
    onlyWide: true,
    cell: ({ totalUnits, buildingFloors }) => (
      <TwoLines
        first={totalUnits === null ? null : `${formatNumber(totalUnits)} units`}
        second={buildingFloors === null ? null : `${buildingFloors} floors`}
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

function Card({ project, isFirst }: { project: ProjectRecord; isFirst: boolean }) {
  const { name, propertyType, yearBuilt, unitCount } = project
  const facts = [typeName(propertyType), yearBuilt, `${formatNumber(unitCount)} listed`]
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

function typeName(type: ProjectRecord['propertyType']): string | null {
  return type && PropertyTypes.labels[type]
}

/** The sort that an address names; the newest first without one. */
export function readSort(named: string): ProjectSort {
  return ProjectSorts.read(named) ?? 'newest'
}

// Each column's sorts, lowest first.
const sorts: Readonly<Record<string, readonly [ProjectSort, ProjectSort]>> = {
  name: ['name', 'name_desc'],
  built: ['built_old', 'built_new'],
  units: ['units_few', 'units'],
  station: ['station', 'station_far'],
}

function asShown(sort: ProjectSort): Sort | undefined {
  const found = Object.entries(sorts).find(([, both]) => both.includes(sort))
  return found && { by: found[0], descending: found[1][1] === sort }
}

function asAsked(sort: Sort | null): string | null {
  return (sort && sorts[sort.by]?.[sort.descending ? 1 : 0]) ?? null
}
