import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { readListAddress } from '../../../admin/record-list/list-address.ts'
import { readSearch } from './search-address.ts'
import { choiceQueries } from './search-choices.ts'
import { unitQuery, unitsQuery } from './unit-calls.ts'

/** Prefetches the queries of the tab at an address: results, filter names and the open unit. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const search = readSearch(list.get)
  const { lines, parks, malls, project, names } = choiceQueries(search, list.get('panel') !== '')
  const open = readId(list.get('edit') || list.get('unit') || params.id)
  await Promise.all([
    prefetch(unitsQuery(search, list.window)),
    prefetch(lines),
    parks.enabled && prefetch(parks),
    malls.enabled && prefetch(malls),
    project.enabled && prefetch(project),
    names.enabled && prefetch(names),
    open !== null && prefetch(unitQuery(open)),
  ])
}
