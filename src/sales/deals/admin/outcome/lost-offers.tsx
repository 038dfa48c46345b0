import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { inMonth } from '../../../../shared/calendar-days.ts'
import { bangkokDate, formatDate } from '../../../../shared/dates.ts'
import { MAX_TITLE, type TaskInput } from '../../../../team/tasks/rules/task.ts'
import { rivalsQuery } from '../deal-calls.ts'
import type { EndingDeal } from './ask-outcome.tsx'

/** Months until a client whose deal was lost is contacted again. */
const ASK_AGAIN_MONTHS = 3

/** What a lost deal offers: to ask again later, and to call the next one who is interested in the home. */
export function useLostOffers(deal: EndingDeal, isShown: boolean, assignedToId: number) {
  const [asksAgain, setAsksAgain] = useState(false)
  const [callsNext, setCallsNext] = useState(false)
  const rivals = useQuery({ ...rivalsQuery(deal.unitId), enabled: isShown && deal.unitId !== null })
  const next = rivals.data?.items.find(
    ({ id, contactId }) => id !== deal.id && contactId !== deal.contactId,
  )
  const today = bangkokDate(new Date())
  const later = inMonth(today, ASK_AGAIN_MONTHS, Number(today.slice(8)))
  const { contactId, contactName, unitId, unitName } = deal
  const tasks: TaskInput[] = []
  if (asksAgain) {
    tasks.push({
      title: `Ask ${contactName} again`,
      ...{ dueDate: later, contactId, dealId: deal.id, assignedToId },
    })
  }
  if (callsNext && next) {
    tasks.push({
      title: `Call ${next.contactName} about ${unitName ?? deal.dealName}`.slice(0, MAX_TITLE),
      ...{ dueDate: today, contactId: next.contactId, dealId: next.id, unitId, assignedToId },
    })
  }
  return {
    tasks,
    element: (
      <div className="grid gap-2">
        <Tick isOn={asksAgain} onChange={setAsksAgain}>
          Ask again in {ASK_AGAIN_MONTHS} months: a task for me on <b>{formatDate(later)}</b>
        </Tick>
        {next && (
          <Tick isOn={callsNext} onChange={setCallsNext}>
            Call <b>{next.contactName}</b>, the next one interested in {unitName}: a task for me
            today
          </Tick>
        )}
      </div>
    ),
  }
}

/** A checkbox whose label is a sentence. */
export function Tick({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="flex min-h-(--press) items-center gap-2.5 [&_b]:font-strong [&_b]:tabular-nums">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="tick -mx-0.75"
      />
      <span>{children}</span>
    </label>
  )
}
