import type { UseQueryResult } from '@tanstack/react-query'
import { noSuchPage } from '../../admin/no-such-page.tsx'
import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { useStaff } from '../../admin/staff-context.ts'
import type { useListAddress } from '../../admin/use-list-address.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import type { Sort } from '../../ui/table-head.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { type DeveloperRecord, type DeveloperSort, DeveloperSorts } from '../rules.ts'
import { DeveloperLogo } from '../site/developer-logo.tsx'
import { useDeleteDeveloper } from './developer-calls.ts'

type Found = UseQueryResult<{ items: DeveloperRecord[]; total: number }>

/** The developers as rows, with what can be done to each. */
export function DeveloperTable({
  developers,
  list,
}: {
  developers: Found
  list: ReturnType<typeof useListAddress>
}) {
  const { permissions } = useStaff()
  const remove = useDeleteDeveloper()
  const { data, isPending, isError, refetch } = developers
  const isSearched = list.get('search') !== ''
  return (
    <div className="grid gap-3">
      <RefusalAlert save={remove} />
      <DataTable
        caption="Developers"
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        loading={isPending}
        error={
          isError
            ? { title: 'The developers could not be read.', retry: () => void refetch() }
            : null
        }
        empty={
          data && data.total > 0
            ? noSuchPage(list)
            : isSearched
              ? {
                  title: 'No developers match your search.',
                  action: (
                    <Button look="quiet" size="small" onClick={() => list.show({ search: null })}>
                      Clear the search
                    </Button>
                  ),
                }
              : {
                  title: 'No developers yet',
                  hint: 'Add the first one to give its projects a name.',
                }
        }
        tall
        sort={asShown(readSort(list.get('sort')))}
        onSort={(sort) => list.show({ sort: asAsked(sort) })}
        address={({ id }) => list.recordAddress(id)}
        onOpen={({ id }) => list.openRecord(id)}
        actions={(developer) => [
          {
            label: 'Edit',
            icon: 'icon-pencil',
            onSelect: () => list.open({ edit: developer.id }),
          },
          ...(permissions.deleteDevelopers
            ? [
                {
                  label: 'Delete',
                  icon: 'icon-trash',
                  tone: 'danger' as const,
                  question: `Delete ${developer.name}?`,
                  onSelect: () => remove.mutate(developer),
                },
              ]
            : []),
        ]}
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

const columns: readonly Column<DeveloperRecord>[] = [
  {
    id: 'name',
    header: 'Developer',
    width: '50%',
    sortable: true,
    cell: (developer) => (
      <span className="flex min-w-0 items-center gap-3">
        <DeveloperLogo developer={developer} className="size-10.5 rounded-control" />
        <TwoLines first={developer.name} second={developer.description} strong />
      </span>
    ),
  },
  {
    id: 'founded',
    header: 'Founded',
    numeric: true,
    sortable: true,
    cell: ({ foundedYear }) => <TwoLines first={foundedYear} />,
  },
  {
    id: 'projects',
    header: 'Projects',
    numeric: true,
    sortable: true,
    cell: ({ projectCount }) => projectCount,
  },
  {
    id: 'website',
    header: 'Website',
    cell: ({ website }) => <TwoLines first={website?.replace(/^https?:\/\/(www\.)?|\/$/g, '')} />,
  },
]

/** The sort that an address names; the newest first without one. */
export function readSort(named: string): DeveloperSort {
  return DeveloperSorts.read(named) ?? 'newest'
}

function asShown(sort: DeveloperSort): Sort | null {
  if (sort === 'newest') return null
  return { by: sort.replace('_desc', ''), descending: sort.endsWith('_desc') }
}

function asAsked(sort: Sort | null): string | null {
  return sort && (sort.descending ? `${sort.by}_desc` : sort.by)
}
