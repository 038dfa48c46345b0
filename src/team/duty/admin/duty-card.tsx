import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { type Inquiries, inquirySettingsQuery } from './duty-calls.ts'
import { openingWords } from './format-opening-hours.ts'

const DutyDialog = lazy(() => import('./duty-dialog.tsx'))

/** Who gets new inquiries: the same for everybody, changed by managers and admins. */
export function DutyCard({ mayChange }: { mayChange: boolean }) {
  const settings = useQuery(inquirySettingsQuery)
  const [isChanging, setIsChanging] = useState(false)
  if (settings.isError) {
    return (
      <ErrorState
        title="Couldn’t load who gets new inquiries."
        retry={() => void settings.refetch()}
      />
    )
  }
  const { data } = settings
  if (!data) return <Skeleton className="h-52 w-full" />
  return (
    <section
      aria-labelledby="duty-title"
      className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-card"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
        <h2 id="duty-title" className="mr-auto text-base font-strong">
          Who gets new inquiries
        </h2>
        <Badge>For the whole team, set by managers</Badge>
      </header>
      <ol>
        <Step
          number={1}
          title="The unit’s agent"
          text="if the unit is assigned to a member of staff"
        />
        <Step
          number={2}
          title="Otherwise the next person on duty (round robin)"
          text={`${peopleWords(data)} · ${openingWords(data)}`}
        >
          {mayChange && (
            <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
              Change
              <span className="sr-only"> who is on duty</span>
            </Button>
          )}
        </Step>
        <Step
          number={3}
          title="Otherwise unassigned"
          text="everyone is notified, those on duty also by push and email; reminder after 15 minutes"
        />
      </ol>
      <p className="border-t border-line px-4 py-2.5 text-ink-2">
        {data.answerAssigns
          ? 'Whoever answers an unassigned conversation owns it, and its contact if nobody has them. '
          : 'An answer leaves an unassigned conversation unassigned. '}
        {`Managers are notified when an assigned inquiry has no response after ${data.escalateMinutes} minutes of working hours.`}
      </p>
      {isChanging && (
        <AfterHydration>
          <DutyDialog settings={data} onClose={() => setIsChanging(false)} />
        </AfterHydration>
      )}
    </section>
  )
}

function peopleWords({ people }: Inquiries): string {
  if (people.length === 0) return 'Nobody added yet'
  return people.map(({ name, isAvailable }) => (isAvailable ? name : `${name} (away)`)).join(', ')
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
      <span
        aria-hidden="true"
        className="grid h-6 w-6 flex-none place-items-center rounded-full bg-hov text-ink-2 tabular-nums"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-medium text-ink">{title}</h3>
        <p className="wrap-anywhere text-ink-2 tabular-nums">{text}</p>
      </div>
      {children}
    </li>
  )
}
