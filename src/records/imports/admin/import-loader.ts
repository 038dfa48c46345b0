import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { readListAddress } from '../../../admin/record-list/list-address.ts'
import { screenAt } from '../../../admin/tabs.ts'
import { Verdicts } from '../rules/import.ts'
import { earlierImportsQuery, importQuery, importRowsQuery } from './import-calls.ts'
import { importValuesQuery } from './values/value-calls.ts'

/** Prefetches the queries of the page at an address: the imports of a kind, or one import with its rows. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const kind = screenAt(url.pathname)?.tab?.imports
  if (!kind) return
  const list = readListAddress(url.searchParams)
  if (params.id === undefined) {
    await prefetch(earlierImportsQuery(kind, list.window))
    return
  }
  const [record] = await Promise.all([
    prefetch(importQuery(readId(params.id) ?? 0)),
    prefetch(earlierImportsQuery(kind, null)),
  ])
  if (!record) return
  const verdict = Verdicts.read(list.get('verdict')) ?? null
  const leftEmpty = list.get('leftEmpty') === 'true'
  await Promise.all([
    prefetch(importRowsQuery(record, { verdict, leftEmpty, ...list.window })),
    ...(record.state === 'checked' ? [prefetch(importValuesQuery(record.id))] : []),
  ])
}
