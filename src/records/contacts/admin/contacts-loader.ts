import { type LoaderFunctionArgs, redirect } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { type ListAddress, readListAddress } from '../../../admin/record-list/list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { colleaguesQuery, leaversQuery } from '../../../team/staff/admin/colleague-calls.ts'
import { ContactTypes, LeadSources, LeadStatuses } from '../rules/contact.ts'
import { type ContactSearch, ContactSorts, QUIET_DAYS } from '../rules/contact-search.ts'
import { contactCountsQuery, contactQuery, contactsQuery } from './contact-calls.ts'
import { pairsOfContactQuery, pairsQuery } from './duplicates/duplicate-calls.ts'

/** Prefetches the queries of the tab at an address: a contact's page, whose name is its title, the pairs, or the list. */
export async function loader({
  url,
  params,
  context,
}: LoaderFunctionArgs): Promise<{ title: string } | null> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const id = readId(params.id)
  if (params.id !== undefined) {
    const [contact] = await Promise.all([
      prefetch(contactQuery(id)),
      id !== null && prefetch(pairsOfContactQuery(id)),
    ])
    // A merged contact redirects to the kept one, whose page takes over the draft of its note.
    if (contact && contact.id !== id)
      throw redirect(`${adminPath(`contacts/${contact.id}`)}?merged=${id}`)
    return contact ? { title: contact.name } : null
  }
  if (list.get('duplicates') !== '') {
    await prefetch(pairsQuery(list.window))
    return null
  }
  const search = readContacts(list)
  const { sort: _, ...filters } = search
  const edit = readId(list.get('edit'))
  await Promise.all([
    prefetch(contactsQuery(search, list.window)),
    prefetch(contactCountsQuery(filters)),
    prefetch(colleaguesQuery),
    prefetch(leaversQuery),
    edit !== null && prefetch(contactQuery(edit)),
  ])
  return null
}

/** The search of contacts in the list's address. */
export function readContacts({ get }: Pick<ListAddress, 'get'>): ContactSearch {
  const search = get('search').trim()
  const type = ContactTypes.read(get('type'))
  const status = LeadStatuses.read(get('status'))
  const source = LeadSources.read(get('source'))
  const assigned = get('assigned')
  const assignedTo = assigned === 'me' || assigned === 'none' ? assigned : readId(assigned)
  return {
    ...(search && { search }),
    ...(type && { type: [type] }),
    ...(status && { status: [status] }),
    ...(source && { source: [source] }),
    ...(assignedTo && { assignedTo }),
    ...(get('quiet') !== '' && { quietDays: QUIET_DAYS }),
    sort: ContactSorts.read(get('sort')) ?? 'newest',
  }
}
