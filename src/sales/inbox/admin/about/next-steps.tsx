import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../../../admin/record-list/link-button.tsx'
import { adminPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { contactDealsQuery } from '../../../deals/admin/of-record/deals-of.tsx'
import { ScheduleViewing } from '../../../viewings/admin/schedule-viewing.tsx'
import { askedAboutQuery } from './asked-about.ts'

/** A task and a viewing for the person who writes, with the home that they asked about and their open deal. */
export function NextSteps({ contactId }: { contactId: number }) {
  const enabled = useHydrated()
  const [isScheduling, setScheduling] = useState(false)
  const asked = useQuery({ ...askedAboutQuery(contactId), enabled }).data ?? []
  const deals = useQuery({ ...contactDealsQuery(contactId), enabled }).data?.items ?? []
  const [home] = asked
  const open = deals.filter(({ status }) => status === 'open')
  const deal = open.find(({ unitId }) => unitId === home?.id) ?? open[0]
  const unitIds = home ? [home.id] : deal?.unitId ? [deal.unitId] : []
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
      {isScheduling && (
        <ScheduleViewing
          contactId={contactId}
          dealId={deal?.id ?? null}
          unitIds={unitIds}
          onClose={() => setScheduling(false)}
        />
      )}
    </div>
  )
}
