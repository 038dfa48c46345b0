import { lazy } from 'react'
import { Link, useParams } from 'react-router'
import { readId } from '../../admin/read-id.ts'
import { OpenForm } from '../../admin/record-form/open-form.tsx'
import { useListAddress } from '../../admin/use-list-address.ts'
import { ImportButtons } from '../../imports/admin/import-buttons.tsx'
import { adminPath } from '../../shared/paths.ts'
import { optionsOf } from '../../shared/value-set.ts'
import { SavedFilters } from '../../staff/admin/saved-filters.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterSelect } from '../../ui/filters.tsx'
import { Later } from '../../ui/later.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { ListTitle } from '../../ui/list-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { BuiltYears, PropertyTypes } from '../rules.ts'
import { useProject, useProjects } from './project-calls.ts'
import { ProjectTable, readSort } from './project-table.tsx'

// Fetched once the list is there: they are not what one comes to see first.
const AddProperty = lazy(() => import('./add-property.tsx'))
const ProjectDetail = lazy(() => import('./project-detail.tsx'))
const ProjectForm = lazy(() => import('./project-form.tsx'))
const ProjectsMap = lazy(() => import('./projects-map.tsx'))

const views = [
  { view: null, label: 'List' },
  { view: 'map', label: 'Map' },
]

const kept = ['search', 'type', 'year', 'sort']

/** The buildings: the list, and over it one of them or its form. All of it stands in the address. */
export default function PropertiesTab() {
  const list = useListAddress(adminPath('properties'))
  const { id } = useParams()
  const search = list.get('search')
  const type = PropertyTypes.read(list.get('type'))
  const year = BuiltYears.read(list.get('year'))
  const sort = readSort(list.get('sort'))
  const projects = useProjects({ search, type, year, sort, ...list.window })
  const { data } = projects
  const isMap = list.get('view') === 'map'
  return (
    <div className="grid gap-3">
      <title>Properties · Sathani</title>
      <ListTitle
        title="Properties"
        count={data ? { found: data.total, one: 'property', many: 'properties' } : null}
      >
        <ImportButtons
          kind="projects"
          other={{
            label: 'Add New Property',
            icon: 'icon-plus',
            onSelect: () => list.open({ quick: 1 }),
          }}
        />
        <Button size="small" onClick={() => list.open({ add: 1 })}>
          <span className="icon-plus before:size-4" />
          Add Project
        </Button>
      </ListTitle>
      <ListFilters
        search={
          <SearchBox
            label="Search properties"
            placeholder="Property, address, station or developer"
            value={search}
            onSearch={(text) => list.show({ search: text }, { isTyping: true })}
          />
        }
        used={Number(type !== undefined) + Number(year !== undefined)}
        found={data?.total ?? null}
        one="property"
        many="properties"
        actions={
          <>
            <nav
              aria-label="View"
              className="inline-flex overflow-hidden rounded-control border border-field bg-paper"
            >
              {views.map(({ view, label }) => (
                <Link
                  key={label}
                  to={list.address({ view, page: null })}
                  aria-current={isMap === (view === 'map') ? 'page' : undefined}
                  className="inline-flex min-h-[calc(var(--press)-2px)] items-center px-3 font-medium text-ink-2 focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper"
                >
                  {label}
                </Link>
              ))}
            </nav>
            <SavedFilters list="properties" query={list.query(kept)} />
          </>
        }
      >
        <FilterSelect
          label="Property type"
          value={type ?? ''}
          onChange={(chosen) => list.show({ type: chosen })}
          options={[{ value: '', label: 'Any type' }, ...optionsOf(PropertyTypes)]}
        />
        <FilterSelect
          label="Built"
          value={year ?? ''}
          onChange={(chosen) => list.show({ year: chosen })}
          options={[{ value: '', label: 'Any year' }, ...optionsOf(BuiltYears)]}
        />
      </ListFilters>
      {!isMap && <ProjectTable projects={projects} list={list} />}
      <Later>
        {isMap && <ProjectsMap filters={{ search, type, year }} />}
        {id && (
          <ProjectDetail
            id={readId(id)}
            onClose={() => list.close({})}
            onEdit={(project) => list.swap({ edit: project.id })}
          />
        )}
        <AddProperty open={list.get('quick') !== ''} onClose={() => list.close({ quick: null })} />
        <OpenForm list={list} kind="property" useRecord={useProject}>
          {(record, onClose) => (
            <ProjectForm key={record?.id ?? 'new'} record={record} onClose={onClose} />
          )}
        </OpenForm>
      </Later>
    </div>
  )
}
