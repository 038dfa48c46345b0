import { useState } from 'react'
import { FailedAlert } from '../../../../admin/record-list/failed-alert.tsx'
import type { ShortlistDetail } from '../../rules/reader.ts'
import { ChannelWays, isOver } from '../../rules/shortlist.ts'
import { ConfirmSent } from '../confirm-sent.tsx'
import { messageWith } from '../message.ts'
import { useDeliver } from '../shortlist-calls.ts'
import { shortlistTexts } from '../shortlist-texts.ts'

/** Asks whether a page that was made for somebody was sent to them, where nobody said so yet. */
export function RecordSent({ send }: { send: ShortlistDetail }) {
  const [isNot, setIsNot] = useState(false)
  const deliver = useDeliver()
  const { id, url, text, contact, delivery } = send
  const by = ChannelWays.read(send.by)
  if (!by || !contact || delivery || isNot || isOver(send, new Date())) return null
  const record = () =>
    deliver.mutate({ id, by, text: messageWith(text, url), threadId: null, name: contact.name })
  return (
    <div className="grid gap-2">
      {deliver.error && <FailedAlert title={shortlistTexts.notDelivered} error={deliver.error} />}
      <ConfirmSent
        isBusy={deliver.isPending}
        onAnswer={(wasSent) => (wasSent ? record() : setIsNot(true))}
      />
    </div>
  )
}
