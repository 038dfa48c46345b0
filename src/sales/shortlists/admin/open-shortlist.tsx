import { lazy } from 'react'
import { readId } from '../../../admin/calls/read-id.ts'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { SearchListingTypes } from '../../../records/units/rules/search.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { readShortlistAddress } from './shortlist-address.ts'

const SendHomes = lazy(() => import('./send-homes.tsx'))
const SentHomes = lazy(() => import('./sent-homes.tsx'))
const OpenedShortlist = lazy(() => import('./opened/opened-shortlist.tsx'))

/** What the address of a list opens over it: the sheet that sends homes, the pages that were sent, or one of them. */
export function OpenShortlist({
  list,
  from,
  dealId = null,
}: {
  list: ListState
  from: string
  /** The deal for which they are sent, unless the address names one. */
  dealId?: number | null
}) {
  const address = readShortlistAddress(list)
  const opened = readId(list.get('page-sent'))
  return (
    <AfterHydration>
      {address.unitIds.length > 0 && (
        <SendHomes
          key={address.unitIds.join()}
          {...address}
          dealId={address.dealId ?? dealId}
          from={from}
          asked={SearchListingTypes.read(list.get('listingType')) ?? undefined}
          onClose={() => list.close({ send: null, chosen: null, by: null })}
          onOpen={(id) => list.swap({ send: null, chosen: null, by: null, 'page-sent': id })}
        />
      )}
      {list.get('sent') !== '' && opened === null && (
        <SentHomes
          onClose={() => list.close({ sent: null })}
          onOpen={(id) => list.open({ 'page-sent': id })}
        />
      )}
      {opened !== null && (
        <OpenedShortlist
          key={opened}
          id={opened}
          onClose={() => list.close({ 'page-sent': null })}
          linkOf={(id) => list.address({ 'page-sent': id })}
        />
      )}
    </AfterHydration>
  )
}
