import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { type ListAddress, readListAddress } from '../../../admin/record-list/list-address.ts'
import { type DeveloperSort, DeveloperSorts } from '../rules/developer.ts'
import { developerQuery, developersQuery } from './developer-calls.ts'

/** Prefetches the queries of the tab at an address: the list, and the developer opened over it. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const open = readId(params.id ?? list.get('edit'))
  await Promise.all([
    prefetch(developersQuery(readDevelopers(list))),
    open !== null && prefetch(developerQuery(open)),
  ])
}

/** The developer search in the list's address. */
export function readDevelopers({ get, window }: Pick<ListAddress, 'get' | 'window'>) {
  return { search: get('search'), sort: readSort(get('sort')), ...window }
}

/** The sort in an address, by default newest first. */
export function readSort(name: string): DeveloperSort {
  return DeveloperSorts.read(name) ?? 'newest'
}
