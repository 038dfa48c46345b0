import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { readListAddress } from '../../../admin/record-list/list-address.ts'
import { colleaguesQuery, leaversQuery } from '../../../team/staff/admin/colleague-calls.ts'
import { signedInQuery } from '../../../team/staff/admin/signed-in.ts'
import { boardQuery, dealQuery, dealsQuery } from './deal-calls.ts'
import { faultOfFigures, figuresQuery, readFigures } from './figures/figure-calls.ts'
import { readPipeline } from './pipeline-address.ts'
import { whoseDeals, whoseDealsQuery } from './whose-deals.ts'

/** Prefetches the queries of the tab at an address: the board and the table. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const [kept, actor] = await Promise.all([prefetch(whoseDealsQuery), prefetch(signedInQuery)])
  const { view, filters, search } = readPipeline(list, whoseDeals(kept, actor))
  const days = readFigures(list)
  const edit = readId(list.get('edit'))
  await Promise.all([
    prefetch(boardQuery(filters)),
    prefetch(colleaguesQuery),
    prefetch(leaversQuery),
    view === 'figures' && faultOfFigures(days) === null && prefetch(figuresQuery(days)),
    view === 'table' && prefetch(dealsQuery(search, list.window)),
    edit !== null && prefetch(dealQuery(edit)),
  ])
}
