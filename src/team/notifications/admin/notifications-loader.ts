import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readListAddress } from '../../../admin/record-list/list-address.ts'
import { notificationsQuery } from './notification-calls.ts'

/** Prefetches the page of notifications at an address. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<void> {
  const list = readListAddress(url.searchParams)
  const unread = list.get('unread') === '' ? undefined : true
  await context.get(prefetchContext)(notificationsQuery(list.window, unread))
}
