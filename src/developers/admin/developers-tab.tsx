import { lazy } from 'react'
import { useParams } from 'react-router'
import { readId } from '../../admin/read-id.ts'
import { OpenForm } from '../../admin/record-form/open-form.tsx'
import { useListAddress } from '../../admin/use-list-address.ts'
import { ImportButtons } from '../../imports/admin/import-buttons.tsx'
import { adminPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { FilterRow } from '../../ui/filters.tsx'
import { Later } from '../../ui/later.tsx'
import { ListTitle } from '../../ui/list-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useDeveloper, useDevelopers } from './developer-calls.ts'
import { DeveloperProfile } from './developer-profile.tsx'
import { DeveloperTable, readSort } from './developer-table.tsx'

// Fetched once the list is there: it is not what one comes to see first.
const DeveloperForm = lazy(() => import('./developer-form.tsx'))

/** The developers: the list, and over it the profile of one or its form. All of it stands in the address. */
export default function DevelopersTab() {
  const list = useListAddress(adminPath('developers'))
  const { id } = useParams()
  const search = list.get('search')
  const developers = useDevelopers({ search, sort: readSort(list.get('sort')), ...list.window })
  const { data } = developers
  return (
    <div className="grid gap-3">
      <title>Developers · Sathani</title>
      <ListTitle
        title="Developers"
        count={data ? { found: data.total, one: 'developer', many: 'developers' } : null}
      >
        <ImportButtons kind="developers" />
        <Button size="small" onClick={() => list.open({ add: 1 })}>
          <span className="icon-plus before:size-4" />
          Add Developer
        </Button>
      </ListTitle>
      <FilterRow>
        <SearchBox
          label="Search developers"
          placeholder="Developer"
          value={search}
          onSearch={(text) => list.show({ search: text }, { isTyping: true })}
        />
      </FilterRow>
      <DeveloperTable developers={developers} list={list} />
      {id && (
        <DeveloperProfile
          id={readId(id)}
          onClose={() => list.close({})}
          onEdit={(developer) => list.swap({ edit: developer.id })}
        />
      )}
      <OpenForm list={list} kind="developer" useRecord={useDeveloper}>
        {(record, onClose) => (
          <Later>
            <DeveloperForm key={record?.id ?? 'new'} record={record} onClose={onClose} />
          </Later>
        )}
      </OpenForm>
    </div>
  )
}
