import { lazy } from 'react'
import { readId } from '../../../admin/calls/read-id.ts'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import type { ScanOf } from './scan-calls.ts'

const ScanNote = lazy(() => import('./scan-note.tsx'))

/** What the address of a deal or contact opens over it: the photo of a note. */
export function OpenScan({
  list,
  of,
  name,
  person,
}: {
  list: ListState
  of: ScanOf
  name: string
  person: string | null
}) {
  const opened = list.get('scan')
  return (
    <AfterHydration>
      {opened !== '' && (
        <ScanNote
          {...{ of, name, person }}
          scanId={readId(opened)}
          onOpen={(id) => list.swap({ scan: id ?? 'new' })}
          onClose={() => list.close({ scan: null })}
        />
      )}
    </AfterHydration>
  )
}
