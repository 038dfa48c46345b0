import { useState } from 'react'
import { bangkokDate, formatTime } from '../../../../shared/dates.ts'
import { ScheduleViewing } from '../../../viewings/admin/schedule-viewing.tsx'
import type { MailInvitation } from '../../rules/message.ts'
import { useAskedHome } from '../about/use-asked-home.ts'
import { Act } from '../message/message-action.tsx'

/** Takes an invitation that came by e-mail as a viewing, at its day and time. */
export function ScheduleInvitation({
  contactId,
  threadId,
  invitation: { startsAt, isWholeDay },
}: {
  contactId: number
  threadId: number
  invitation: MailInvitation
}) {
  const [isOpen, setIsOpen] = useState(false)
  const { isKnown, deal, unitIds } = useAskedHome(contactId, threadId)
  const time = isWholeDay ? undefined : formatTime(startsAt)
  return (
    <>
      <Act onClick={() => setIsOpen(true)}>Schedule this viewing</Act>
      {isOpen && isKnown && (
        <ScheduleViewing
          {...{ contactId, threadId }}
          dealId={deal?.id ?? null}
          unitIds={unitIds}
          at={{ day: bangkokDate(startsAt), time }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
