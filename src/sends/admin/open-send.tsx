import { lazy } from 'react'
import type { ListState } from '../../admin/record-list/use-list-address.ts'
import { AfterHydration } from '../../ui/feedback/after-hydration.tsx'
import { readSendAddress } from './send-address.ts'

const SendHomes = lazy(() => import('./send-homes.tsx'))
const SentHomes = lazy(() => import('./sent-homes.tsx'))

/** What the address of a list opens over it: the sheet that sends homes, or the pages that were sent. */
export function OpenSend({ list, from }: { list: ListState; from: string }) {
  const address = readSendAddress(list)
  return (
    <AfterHydration>
      {address.unitIds.length > 0 && (
        <SendHomes
          key={address.unitIds.join()}
          {...address}
          from={from}
          onClose={() => list.close({ send: null, chosen: null, by: null })}
        />
      )}
      {list.get('sent') !== '' && <SentHomes onClose={() => list.close({ sent: null })} />}
    </AfterHydration>
  )
}
