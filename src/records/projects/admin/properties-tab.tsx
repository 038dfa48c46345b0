import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'react-router'
import { OpenRecord } from '../../../admin/record-form/open-record.tsx'
import { RecordFilters } from '../../../admin/record-list/record-filters.tsx'
import type { RecordKind } from '../../../admin/record-list/record-kind.ts'
import { RecordListTitle } from '../../../admin/record-list/record-list-title.tsx'
import { RecordTable } from '../../../admin/record-list/record-table.tsx'
import { SavedFilters } from '../../../admin/record-list/saved-filters.tsx'
import { type ListState, useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { adminPath } from '../../../shared/paths.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { ImportButtons } from '../../imports/admin/import-buttons.tsx'
import { BuiltYears, PropertyTypes } from '../rules/project-sets.ts'
import { projectsQuery, useDeleteProject, useProject } from './project-calls.ts'
import { ProjectCard, projectColumns } from './project-columns.tsx'
import { readProjects } from './properties-loader.ts'

// Loaded after the list, which is what people open the tab for.
const AddProperty = lazy(() => import('./add-property.tsx'))
const ProjectDetail = lazy(() => import('./project-detail.tsx'))
const ProjectForm = lazy(() => import('./project-form.tsx'))
const ProjectsMap = lazy(() => import('./projects-map.tsx'))

const kind: RecordKind = {
  title: 'Properties',
  one: 'property',
  many: 'properties',
  search: {
    label: 'Search properties',
    placeholder: 'Property, address, station or developer',
  },
  filters: [
    { name: 'type', label: 'Property type', any: 'Any type', values: PropertyTypes },
    { name: 'year', label: 'Built', any: 'Any year', values: BuiltYears },
  ],
  unmatched: {
    title: 'No properties match your search criteria.',
    clear: 'Clear search and filters',
  },
  empty: { title: 'No properties yet', hint: 'Add your first property, then its units.' },
}
const savedParameters = ['search', 'type', 'year', 'sort']

/** The tab of projects: the list, and over it one project or its form. All of its state is in the address. */
export default function PropertiesTab() {
  const list = useListAddress(adminPath('properties'))
  const { permissions } = useStaff()
  const remove = useDeleteProject()
  const query = readProjects(list)
  const { search, type, year } = query
  const found = useQuery(projectsQuery(query))
  const listed = { kind, list, found }
  const isMap = list.get('view') === 'map'
  return (
    <div className="grid grid-cols-1 gap-3">
      <RecordListTitle {...listed} add={{ label: 'Add Project' }}>
        <ImportButtons
          kind="projects"
          other={{
            label: 'Add New Property',
            icon: 'icon-plus',
            onSelect: () => list.open({ quick: 1 }),
          }}
        />
      </RecordListTitle>
      <RecordFilters {...listed}>
        <Views list={list} isMap={isMap} />
        <SavedFilters list="properties" query={list.query(savedParameters)} />
      </RecordFilters>
      {!isMap && (
        <RecordTable
          {...listed}
          columns={projectColumns}
          rowName={({ name }) => name}
          card={(project, isFirst) => <ProjectCard project={project} isFirst={isFirst} />}
          cardHeight="6.875rem"
          {...(permissions.deleteProjects && { remove })}
        />
      )}
      <AfterHydration>
        {isMap && <ProjectsMap filters={{ search, type, year }} />}
        <AddProperty open={list.get('quick') !== ''} onClose={() => list.close({ quick: null })} />
      </AfterHydration>
      <OpenRecord
        list={list}
        kind="property"
        useRecord={useProject}
        detail={(props) => <ProjectDetail {...props} />}
        form={(props) => <ProjectForm {...props} />}
      />
    </div>
  )
}

const views = [
  { view: null, label: 'List' },
  { view: 'map', label: 'Map' },
]

function Views({ list, isMap }: { list: ListState; isMap: boolean }) {
  return (
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
  )
}
