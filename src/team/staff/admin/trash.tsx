import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callList, type ResponseBody, type RouteName } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { formatDate, timeAgo } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx'
import { FilterRow } from '../../../ui/tables/filters.tsx'
import { ListFoot } from '../../../ui/tables/list-foot.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import { type RecordKind, RecordKinds } from '../../activity/rules/activity.ts'

type Deleted = ResponseBody<'get /api/trash'>[number]

const restores = {
  unit: 'post /api/units/{id}/restore',
  project: 'post /api/projects/{id}/restore',
  developer: 'post /api/developers/{id}/restore',
  contact: 'post /api/leads/{id}/restore',
  deal: 'post /api/deals/{id}/restore',
  task: 'post /api/tasks/{id}/restore',
  thread: 'post /api/inbox/threads/{id}/restore',
  user: 'post /api/admin/users/{id}/restore',
} as const satisfies Record<RecordKind, RouteName>

/** The records deleted in the last 30 days, which can be restored. */
export function Trash() {
  const language = useLanguage()
  const list = useListAddress(undefined, 'settings.')
  const kind = RecordKinds.read(list.get('kind')) ?? ''
  const search = list.get('search')
  const query = { kind, search, ...list.window }
  const trash = useQuery({
    queryKey: ['trash', 'list', query],
    queryFn: ({ signal }) => callList('get /api/trash', { query, signal }),
    placeholderData: keepPreviousData,
  })
  const restore = useSave({
    send: ({ kind, id }: Deleted) => call(restores[kind], { params: { id: String(id) } }),
    done: (_, { kind, name }) => ({ title: `${RecordKinds.labels[kind]} restored`, text: name }),
    failed: 'Failed to restore',
    nameOf: ({ name }) => name,
  })
  const columns: Column<Deleted>[] = [
    {
      id: 'name',
      header: 'Record',
      cell: ({ name, detail }) => (
        <TwoLines first={name} second={shownPhone(detail)} strong isWhole />
      ),
    },
    { id: 'kind', header: 'Kind', cell: (record) => labelOf(RecordKinds, record.kind, language) },
    {
      id: 'deleted',
      header: 'Deleted',
      cell: ({ deletedAt, deletedBy }) => (
        <TwoLines
          first={timeAgo(deletedAt, new Date(), language)}
          second={deletedBy && `by ${deletedBy}`}
        />
      ),
    },
    {
      id: 'until',
      header: 'Restorable until',
      cell: ({ restorableUntil }) => formatDate(restorableUntil, language),
    },
  ]
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <FilterRow>
        <SearchBox
          label="Search the trash"
          placeholder="Search deleted records"
          value={search}
          onSearch={(text) => list.show({ search: text }, { isTyping: true })}
        />
      </FilterRow>
      <Segmented
        label="Type"
        name="kind"
        value={kind}
        onChange={(chosen) => list.show({ kind: chosen })}
        className="min-w-0 max-w-full overflow-x-auto"
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
        actions={(record) => [
          { label: 'Restore', icon: 'icon-undo-2', onSelect: () => restore.mutate(record) },
        ]}
        foot={
          trash.data && (
            <ListFoot
              page={list.page}
              total={trash.data.total}
              address={(page) => list.address({ page })}
              onPage={(page) => list.show({ page })}
            />
          )
        }
        loading={trash.isPending}
        error={
          trash.isError
            ? { title: 'Couldn’t load the trash.', retry: () => void trash.refetch() }
            : null
        }
        empty={
          search || kind
            ? { title: 'No deleted records match.' }
            : {
                title: 'The trash is empty.',
                hint: 'Deleted records stay here for 30 days and can be restored.',
              }
        }
      />
    </div>
  )
}
