import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readId } from '../../../admin/calls/read-id.ts'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { planMessage, planSubject } from '../rules/client-texts.ts'
import type { ViewedHome, ViewingRecord } from '../rules/viewing.ts'
import { AskOwner } from './ask-owner.tsx'
import { useViewingState, viewingQuery } from './viewing-calls.ts'
import { WriteToClient } from './write-to-client.tsx'

/** The viewing that the address says is to be cancelled; beside the list, which it may leave. */
export function CancelViewing() {
  const list = useListAddress()
  const id = readId(list.get('cancel'))
  if (id === null) return null
  return (
    <AfterHydration>
      <CancelDialog key={id} id={id} onClose={() => list.close({ cancel: null })} />
    </AfterHydration>
  )
}

/** Asks before a viewing is cancelled, and then has the messages for the client and for the owners who were asked. */
function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: viewing } = useQuery(viewingQuery(id))
  const change = useViewingState()
  if (!viewing) return null
  // Not what is painted before the answer: only what was cancelled is told.
  const isCancelled = viewing.state === 'cancelled' && !change.isPending
  return (
    <Dialog open onClose={onClose} title={isCancelled ? 'Viewing cancelled' : 'Cancel viewing'}>
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-4 text-sm">
          <RefusalAlert save={change} />
          {isCancelled ? (
            <Messages viewing={viewing} onClose={onClose} />
          ) : (
            <Question
              viewing={viewing}
              isBusy={change.isPending}
              onYes={() => change.mutateOnce({ viewing, state: 'cancelled' })}
              onNo={onClose}
            />
          )}
        </div>
      </DialogBody>
    </Dialog>
  )
}

function Question({
  viewing: { contact, startsAt, homes },
  isBusy,
  onYes,
  onNo,
}: {
  viewing: ViewingRecord
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}) {
  const language = useLanguage()
  const what = homes.length === 1 ? homes[0]?.name : `${homes.length} homes`
  return (
    <>
      <p className="wrap-anywhere">
        {`Cancel the viewing of ${what} with ${contact?.name ?? 'a deleted contact'} on ${formatDate(startsAt, language)}, ${formatTime(startsAt)}?`}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="small" onClick={onNo}>
          Keep it
        </Button>
        <Button variant="danger" size="small" disabled={isBusy} onClick={onYes}>
          Cancel viewing
        </Button>
      </div>
    </>
  )
}

function Messages({ viewing, onClose }: { viewing: ViewingRecord; onClose: () => void }) {
  const { id, contact, contactId, agentId, startsAt, homes } = viewing
  const [spoken, setSpoken] = useState<ShortlistLanguage>(
    /\p{Script=Thai}/u.test(contact?.name ?? '') ? 'th' : 'en',
  )
  const asked = homes.filter((home) => home.isOwnerAsked || home.ownerConfirmedAt !== null)
  return (
    <>
      {contact && (
        <WriteToClient
          viewingId={id}
          contactId={contactId}
          about="plan"
          agentId={agentId}
          subject={planSubject(startsAt, spoken)}
          compose={(tag, parties) => planMessage(viewing, tag, parties)}
          language={spoken}
          onLanguage={setSpoken}
        />
      )}
      {asked.length > 0 && <AskedOwners viewingId={id} homes={asked} />}
      <Button variant="quiet" size="small" className="justify-self-end" onClick={onClose}>
        Done
      </Button>
    </>
  )
}

/** The owners who expect somebody. */
function AskedOwners({ viewingId, homes }: { viewingId: number; homes: readonly ViewedHome[] }) {
  const [told, setTold] = useState<ViewedHome | null>(null)
  return (
    <section aria-label="Owners who were asked" className="grid grid-cols-1 gap-1">
      <h3 className="text-base">Owners who were asked</h3>
      <ul className="grid grid-cols-1 gap-1">
        {homes.map((home) => (
          <li key={home.unitId} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="wrap-anywhere">{`${formatTime(home.startsAt)} ${home.name}`}</span>
            {home.owner ? (
              <Button variant="quiet" size="small" onClick={() => setTold(home)}>
                <span className="icon-send before:size-4" />
                Tell the owner<span className="sr-only"> of {home.unitNumber}</span>
              </Button>
            ) : (
              <span className="text-ink-3">No owner on record</span>
            )}
          </li>
        ))}
      </ul>
      {told?.owner && (
        <AskOwner
          {...{ viewingId, home: told, owner: told.owner }}
          news="cancelled"
          onClose={() => setTold(null)}
        />
      )}
    </section>
  )
}
