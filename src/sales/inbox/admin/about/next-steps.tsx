import { useState } from 'react'
import { LinkButton } from '../../../../admin/record-list/link-button.tsx'
import { adminPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { ScheduleViewing } from '../../../viewings/admin/schedule-viewing.tsx'
import { useAskedHome } from './use-asked-home.ts'

/** A task and a viewing for the person who writes, with the home that they asked about and their open deal. */
export function NextSteps({ contactId, threadId }: { contactId: number; threadId: number }) {
  const [isScheduling, setScheduling] = useState(false)
  const { isKnown, home, deal, unitIds } = useAskedHome(contactId, threadId)
  const about = `${deal ? `&deal=${deal.id}` : ''}${home ? `&unit=${home.id}` : ''}`
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton
        variant="quiet"
        size="small"
        to={`${adminPath('tasks')}?add=1&contact=${contactId}${about}`}
      >
        <span className="icon-list-checks before:size-4" />
        Add task
      </LinkButton>
      <Button variant="quiet" size="small" onClick={() => setScheduling(true)}>
        <span className="icon-calendar-plus before:size-4" />
        Schedule Viewing
      </Button>
      {isScheduling && isKnown && (
        <ScheduleViewing
          {...{ contactId, threadId }}
          dealId={deal?.id ?? null}
          unitIds={unitIds}
          onClose={() => setScheduling(false)}
        />
      )}
    </div>
  )
}
