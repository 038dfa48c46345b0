import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedAlert } from '../../../admin/record-list/failed-alert.tsx'
import { ConfirmSent } from '../../shortlists/admin/confirm-sent.tsx'
import { isMailConnectedQuery } from '../../shortlists/admin/shortlist-calls.ts'
import { type OwnerNews, ownerMessage, ownerSubject } from '../rules/owner-texts.ts'
import type { ViewedHome } from '../rules/viewing.ts'
import { useAskOwner } from './viewing-calls.ts'
import { type OwnerText, WriteToOwner } from './write-to-owner.tsx'

/** Asks the owner of a home whether it can be seen at its time, or tells them that nobody comes; what was sent is recorded in their conversation. */
export function AskOwner({
  viewingId,
  home,
  owner,
  news = 'ask',
  onClose,
}: {
  viewingId: number
  home: ViewedHome
  owner: { id: number; name: string }
  news?: OwnerNews
  onClose: () => void
}) {
  const { data: isMailConnected = false } = useQuery(isMailConnectedQuery)
  const ask = useAskOwner()
  // What was opened elsewhere, as it was then, until it is known whether it was sent.
  const [unsure, setUnsure] = useState<OwnerText | null>(null)
  const record = (message: OwnerText) =>
    ask.mutateOnce(
      { id: viewingId, message: { ...message, unitId: home.unitId } },
      { onSuccess: onClose },
    )
  return (
    <WriteToOwner
      {...{ owner, onClose }}
      title={news === 'cancelled' ? 'Tell the owner' : 'Ask the owner'}
      about={home.name}
      compose={(language, parties) => ownerMessage(home, language, parties, news)}
      subjectIn={(language) => ownerSubject(home, language)}
      isBusy={ask.isPending}
      onOpen={setUnsure}
      onMail={isMailConnected ? record : null}
    >
      {ask.error && <FailedAlert title="Failed to write to the owner" error={ask.error} />}
      {unsure && (
        <ConfirmSent
          isBusy={ask.isPending}
          onAnswer={(wasSent) => (wasSent ? record(unsure) : setUnsure(null))}
        />
      )}
    </WriteToOwner>
  )
}
