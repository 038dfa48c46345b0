import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Part } from '../../../ui/part.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { CancelViewing } from './cancel-viewing.tsx'
import { viewingsQuery } from './viewing-calls.ts'
import { ViewingLine } from './viewing-line.tsx'

const STEP = 5

/** The viewings of a contact or a deal, latest first. */
export function ViewingsOf({
  contactId,
  dealId = null,
  onSchedule,
}: {
  contactId: number
  dealId?: number | null
  /** Opens the sheet, which outlives a change of the layout. */
  onSchedule: () => void
}) {
  const [limit, setLimit] = useState(STEP)
  const subject = dealId === null ? { contactId } : { dealId }
  const { data, isError, refetch } = useQuery({
    ...viewingsQuery({ ...subject, sort: 'last' }, limit),
    enabled: useHydrated(),
  })
  return (
    <Part
      as="h2"
      title="Viewings"
      isCard
      {...(data && data.total > 0 && { count: formatNumber(data.total) })}
      actions={
        <button
          type="button"
          aria-label="Schedule Viewing"
          onClick={onSchedule}
          className="icon-plus -my-2 grid size-(--press) place-items-center rounded-control text-ink-2 hover:bg-hov hover:text-ink"
        />
      }
    >
      {isError && !data ? (
        <ErrorState title="Couldn’t load viewings." retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-16 w-full" />
      ) : data.total === 0 ? (
        <p className="text-ink-2">None yet</p>
      ) : (
        <ul className="-mx-3.5">
          {data.items.map((viewing) => (
            <ViewingLine key={viewing.id} viewing={viewing} />
          ))}
        </ul>
      )}
      {data && data.items.length < data.total && (
        <Button variant="quiet" size="small" onClick={() => setLimit(limit + STEP * 4)}>
          Show more
        </Button>
      )}
      <CancelViewing />
    </Part>
  )
}
