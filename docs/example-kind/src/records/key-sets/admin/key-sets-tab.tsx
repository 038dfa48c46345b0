import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { OpenRecord } from '../../../admin/record-form/open-record.tsx'
import { RecordFilters } from '../../../admin/record-list/record-filters.tsx'
import type { RecordKind } from '../../../admin/record-list/record-kind.ts'
import { RecordListTitle } from '../../../admin/record-list/record-list-title.tsx'
import { RecordTable } from '../../../admin/record-list/record-table.tsx'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import type { KeySetRecord } from '../rules/key-set.ts'
import { keySets, readKeySets } from './key-sets-loader.ts'

const KeySetForm = lazy(() => import('./key-set-form.tsx'))

const kind: RecordKind = {
  title: 'Key sets',
  one: 'key set',
  many: 'key sets',
  search: { label: 'Search key sets', placeholder: 'Code' },
  unmatched: { title: 'No key sets match your search.', clear: 'Clear search' },
  empty: { title: 'No key sets yet', hint: 'Add the first one when an owner leaves keys.' },
}

const useKeySet = (id: number | null) => useQuery(keySets.one(id))

/** The tab of key sets: the list, and over it the form of one. */
export default function KeySetsTab() {
  const list = useListAddress(adminPath('key-sets'))
  const remove = useDeleteRecord<KeySetRecord>({
    kind: 'key set',
    nameOf: ({ code }) => code,
    calls: keySets,
  })
  const found = useQuery(keySets.list(readKeySets(list)))
  const listed = { kind, list, found }
  return (
    <div className="grid gap-3">
      <RecordListTitle {...listed} add={{ label: 'Add key set' }} />
      <RecordFilters {...listed} />
      <RecordTable
        {...listed}
        columns={[
          { id: 'code', header: 'Code', cell: ({ code }) => code },
          { id: 'unit', header: 'Home', cell: ({ unit }) => unit.name },
          { id: 'place', header: 'Kept at', cell: ({ place }) => place },
        ]}
        rowName={({ code }) => code}
        onOpen={({ id }) => list.open({ edit: id })}
        remove={remove}
      />
      <OpenRecord
        list={list}
        kind="key set"
        useRecord={useKeySet}
        form={(props) => <KeySetForm {...props} />}
      />
    </div>
  )
}
