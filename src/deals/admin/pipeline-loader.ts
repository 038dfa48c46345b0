import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../admin/calls/prefetch.ts'
import { readId } from '../../admin/calls/read-id.ts'
import { readListAddress } from '../../admin/record-list/list-address.ts'
import { colleaguesQuery } from '../../staff/admin/colleague-calls.ts'
import { boardQuery, dealQuery, dealsQuery } from './deal-calls.ts'
import { figuresQuery, readFigures } from './figures/figure-calls.ts'
import { readPipeline } from './pipeline-address.ts'

/** Prefetches the queries of the tab at an address: a deal's page, whose name is its title, or the board or the table. */
export async function loader({
  url,
  params,
  context,
}: LoaderFunctionArgs): Promise<{ title: string } | null> {
  const prefetch = context.get(prefetchContext)
  if (params.id !== undefined) {
    const deal = await prefetch(dealQuery(readId(params.id)))
    return deal ? { title: deal.dealName } : null
  }
  const list = readListAddress(url.searchParams)
  const { view, filters, search } = readPipeline(list)
  const edit = readId(list.get('edit'))
  await Promise.all([
    prefetch(boardQuery(filters)),
    prefetch(colleaguesQuery),
    view === 'figures' && prefetch(figuresQuery(readFigures(list))),
    view === 'table' && prefetch(dealsQuery(search, list.window)),
    edit !== null && prefetch(dealQuery(edit)),
  ])
  return null
}
