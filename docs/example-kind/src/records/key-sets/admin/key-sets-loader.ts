import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { type ListAddress, readListAddress } from '../../../admin/record-list/list-address.ts'

export const keySets = recordCalls('key sets', '/api/key-sets')

/** Prefetches the queries of the tab at an address: the list, and the key set opened over it. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const open = readId(params.id ?? list.get('edit'))
  await Promise.all([
    prefetch(keySets.list(readKeySets(list))),
    open !== null && prefetch(keySets.one(open)),
  ])
}

/** The search in the list's address. */
export function readKeySets({ get, window }: Pick<ListAddress, 'get' | 'window'>) {
  return { search: get('search'), ...window }
}
