import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { OpenRecord } from '../../../admin/record-form/open-record.tsx'
import { RecordFilters } from '../../../admin/record-list/record-filters.tsx'
import type { RecordKind } from '../../../admin/record-list/record-kind.ts'
import { RecordListTitle } from '../../../admin/record-list/record-list-title.tsx'
import { RecordTable } from '../../../admin/record-list/record-table.tsx'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { adminPath } from '../../../shared/paths.ts'
import { ImportButtons } from '../../imports/admin/import-buttons.tsx'
import { developersQuery, useDeleteDeveloper, useDeveloper } from './developer-calls.ts'
import { developerColumns } from './developer-columns.tsx'
import { readDevelopers } from './developers-loader.ts'

// Loaded after the list, which is what people open the tab for.
const DeveloperForm = lazy(() => import('./developer-form.tsx'))
const DeveloperProfile = lazy(() => import('./developer-profile.tsx'))

const kind: RecordKind = {
  title: 'Developers',
  one: 'developer',
  many: 'developers',
  search: { label: 'Search developers', placeholder: 'Developer' },
  unmatched: { title: 'No developers match your search.', clear: 'Clear search' },
  empty: { title: 'No developers yet', hint: 'Add the first one to link projects to it.' },
}

/** The tab of developers: the list, and over it one profile or form. All of its state is in the address. */
export default function DevelopersTab() {
  const list = useListAddress(adminPath('developers'))
  const { permissions } = useStaff()
  const remove = useDeleteDeveloper()
  const found = useQuery(developersQuery(readDevelopers(list)))
  const listed = { kind, list, found }
  return (
    <div className="grid grid-cols-1 gap-3">
      <RecordListTitle {...listed} add={{ label: 'Add Developer' }}>
        <ImportButtons kind="developers" />
      </RecordListTitle>
      <RecordFilters {...listed} />
      <RecordTable
        {...listed}
        columns={developerColumns}
        rowName={({ name }) => name}
        {...(permissions.deleteDevelopers && { remove })}
      />
      <OpenRecord
        list={list}
        kind="developer"
        useRecord={useDeveloper}
        detail={(props) => <DeveloperProfile {...props} />}
        form={(props) => <DeveloperForm {...props} />}
      />
    </div>
  )
}
