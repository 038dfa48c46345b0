import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { readListAddress } from '../../../admin/record-list/list-address.ts'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { firstAnswersQuery } from '../../../team/duty/admin/duty-calls.ts'
import { colleaguesQuery, leaversQuery } from '../../../team/staff/admin/colleague-calls.ts'
import { channelsQuery, threadCountsQuery, threadQuery, threadsQuery } from './inbox-calls.ts'
import { messagesQuery } from './messages-query.ts'
import { readThreads } from './thread-search.ts'

/** Prefetches the queries of the tab at an address: the list, and the conversation that is open. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const id = readId(params.id)
  await Promise.all([
    prefetch(threadsQuery(readThreads(list), list.window)),
    prefetch(threadCountsQuery),
    prefetch(channelsQuery),
    prefetch(colleaguesQuery),
    prefetch(leaversQuery),
    prefetch(firstAnswersQuery),
    id !== null && prefetch(messagesQuery(id)),
    id !== null &&
      prefetch(threadQuery(id)).then((thread) =>
        thread ? prefetch(contactQuery(thread.contactId)) : undefined,
      ),
  ])
}
