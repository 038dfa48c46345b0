import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedAlert } from '../../../../admin/record-list/failed-alert.tsx'
import { ConfirmSent } from '../../../../sales/shortlists/admin/confirm-sent.tsx'
import { isMailConnectedQuery } from '../../../../sales/shortlists/admin/shortlist-calls.ts'
import { useAskAvailability } from '../../../../sales/viewings/admin/viewing-calls.ts'
import { type OwnerText, WriteToOwner } from '../../../../sales/viewings/admin/write-to-owner.tsx'
import {
  availabilityMessage,
  availabilitySubject,
} from '../../../../sales/viewings/rules/availability-texts.ts'
import { counted } from '../../../../shared/counted.ts'
import type { UnitRecord } from '../../rules/unit.ts'

/** Asks an owner once whether all of these homes are still available; what was sent is recorded in their conversation. */
export function AskOwnerOfHomes({
  owner,
  units,
  onClose,
}: {
  owner: NonNullable<UnitRecord['ownerContact']>
  units: readonly UnitRecord[]
  onClose: () => void
}) {
  const { data: isMailConnected = false } = useQuery(isMailConnectedQuery)
  const ask = useAskAvailability()
  // What was opened elsewhere, as it was then, until it is known whether it was sent.
  const [unsure, setUnsure] = useState<OwnerText | null>(null)
  const record = (message: OwnerText) =>
    ask.mutateOnce(
      { contactId: owner.id, request: { ...message, unitIds: units.map(({ id }) => id) } },
      { onSuccess: onClose },
    )
  return (
    <WriteToOwner
      title="Ask the owner"
      {...{ owner, onClose }}
      about={counted(units.length, 'home')}
      compose={(language, parties) => availabilityMessage(units, language, parties)}
      subjectIn={(language) => availabilitySubject(units.length, language)}
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
