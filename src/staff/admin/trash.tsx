import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RecordKind, RecordKinds } from '../../activity/rules.ts'
import { type Answer, call, callList, type RouteName } from '../../admin/call.ts'
import { readId } from '../../admin/read-id.ts'
import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { useListAddress } from '../../admin/use-list-address.ts'
import { type Subject, useSave } from '../../admin/use-save.ts'
import { agoWords, formatDate } from '../../shared/dates.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FilterRow } from '../../ui/filters.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'

type Deleted = Answer<'get /api/trash'>[number]

const AT_ONCE = 25
const restores = {
  unit: 'post /api/units/{id}/restore',
  project: 'post /api/projects/{id}/restore',
  developer: 'post /api/developers/{id}/restore',
  contact: 'post /api/leads/{id}/restore',
  user: 'post /api/admin/users/{id}/restore',
} as const satisfies Record<RecordKind, RouteName>
const changed: readonly Subject[] = ['trash', 'developers', 'users', 'stats', 'audit']

/** What was deleted in the last 30 days, and can be brought back. */
export function Trash() {
  const list = useListAddress()
  const kind = RecordKinds.read(list.get('settings.kind')) ?? ''
  const page = readId(list.get('settings.page')) ?? 1
  const search = list.get('settings.search')
  const query = { kind, search, limit: AT_ONCE, offset: (page - 1) * AT_ONCE }
  const trash = useQuery({
    queryKey: ['trash', 'list', query],
    queryFn: ({ signal }) => callList('get /api/trash', { query, signal }),
    placeholderData: keepPreviousData,
  })
  const restore = useSave({
    send: ({ kind, id }: Deleted) => call(restores[kind], { params: { id: String(id) } }),
    changes: changed,
    done: (_, { kind, name }) => ({ title: `${RecordKinds.labels[kind]} restored`, text: name }),
    failed: 'Failed to restore',
    nameOf: ({ name }) => name,
  })
  const columns: Column<Deleted>[] = [
    {
      id: 'name',
      header: 'Record',
      cell: ({ name, detail }) => <TwoLines first={name} second={detail} strong />,
    },
    { id: 'kind', header: 'Kind', cell: (one) => RecordKinds.labels[one.kind] },
    {
      id: 'deleted',
      header: 'Deleted',
      cell: ({ deletedAt, deletedBy }) => (
        <TwoLines first={agoWords(deletedAt, new Date())} second={deletedBy && `by ${deletedBy}`} />
      ),
    },
    {
      id: 'until',
      header: 'Until',
      cell: ({ restorableUntil }) => formatDate(restorableUntil),
    },
  ]
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <FilterRow>
        <SearchBox
          label="Search the trash"
          placeholder="Deleted record"
          value={search}
          onSearch={(text) =>
            list.show({ 'settings.search': text, 'settings.page': null }, { isTyping: true })
          }
        />
      </FilterRow>
      <Segmented
        label="Which records"
        name="kind"
        value={kind}
        onChange={(chosen) => list.show({ 'settings.kind': chosen, 'settings.page': null })}
        className="max-w-full overflow-x-auto"
        options={[
          { value: '', label: 'All' },
          ...RecordKinds.ids.map((id) => ({ value: id, label: `${RecordKinds.labels[id]}s` })),
        ]}
      />
      <RefusalAlert save={restore} />
      <DataTable
        caption="Deleted records"
        columns={columns}
        rows={trash.data?.items ?? []}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowName={({ name }) => name}
        actions={(one) => [
          { label: 'Restore', icon: 'icon-undo-2', onSelect: () => restore.mutate(one) },
        ]}
        foot={
          trash.data && (
            <ListFoot
              page={page}
              pageSize={AT_ONCE}
              total={trash.data.total}
              address={(target) => list.address({ 'settings.page': target })}
              onPage={(target) => list.show({ 'settings.page': target })}
            />
          )
        }
        loading={trash.isPending}
        error={
          trash.isError
            ? { title: 'The trash could not be read.', retry: () => void trash.refetch() }
            : null
        }
        empty={
          search || kind
            ? { title: 'Nothing deleted matches.' }
            : {
                title: 'The trash is empty.',
                hint: 'What is deleted stays here for 30 days and can be brought back.',
              }
        }
      />
    </div>
  )
}
