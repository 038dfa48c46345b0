import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { type ListAddress, readListAddress } from '../../../admin/record-list/list-address.ts'
import { BuiltYears, type ProjectSort, ProjectSorts, PropertyTypes } from '../rules/project-sets.ts'
import { projectQuery, projectsQuery } from './project-calls.ts'

/** Prefetches the queries of the tab at an address: the list, and the project opened over it. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const open = readId(params.id ?? list.get('edit'))
  await Promise.all([
    prefetch(projectsQuery(readProjects(list))),
    open !== null && prefetch(projectQuery(open)),
  ])
}

/** The project search in the list's address. */
export function readProjects({ get, window }: Pick<ListAddress, 'get' | 'window'>) {
  return {
    search: get('search'),
    type: PropertyTypes.read(get('type')),
    year: BuiltYears.read(get('year')),
    sort: readSort(get('sort')),
    ...window,
  }
}

/** The sort in an address, by default newest first. */
export function readSort(name: string): ProjectSort {
  return ProjectSorts.read(name) ?? 'newest'
}
