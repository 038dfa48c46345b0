import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../../admin/calls/prefetch.ts'
import { readId } from '../../../../admin/calls/read-id.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { dealQuery } from '../deal-calls.ts'
import { contactOf, unitOf } from './subjects.ts'

/** Prefetches a deal, whose name is the title of its page, with its contact and its home. */
export async function loader({
  params,
  context,
}: LoaderFunctionArgs): Promise<{ title: string } | null> {
  const prefetch = context.get(prefetchContext)
  const id = readId(params.id)
  const deal = id === null ? undefined : await prefetch(dealQuery(id))
  if (!deal) return null
  await Promise.all([
    contactOf(deal) !== null && prefetch(contactQuery(contactOf(deal))),
    unitOf(deal) !== null && prefetch(unitQuery(unitOf(deal))),
  ])
  return { title: deal.dealName }
}
