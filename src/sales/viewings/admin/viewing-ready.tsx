import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { SheetBody } from '../../../ui/overlays/sheet.tsx'
import { useDeal } from '../../deals/admin/deal-calls.ts'
import { useMoveDeal } from '../../deals/admin/move-deal-call.ts'
import { DealColumns } from '../../deals/rules/deal.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { planMessage, planSubject } from '../rules/client-texts.ts'
import type { ViewingRecord } from '../rules/viewing.ts'
import { ClashNote } from './clash-note.tsx'
import { HomeAccess } from './home-access.tsx'
import { viewingQuery } from './viewing-calls.ts'
import { WriteToClient } from './write-to-client.tsx'

const BEFORE = DealColumns.ids.slice(0, DealColumns.ids.indexOf('viewingschedule'))

/** What follows a viewing that was scheduled: telling the client, the calendars, and the deal's stage. */
export function ViewingReady({
  viewing,
  threadId = null,
  isMoved,
  onClose,
}: {
  viewing: ViewingRecord
  /** The conversation from which it was scheduled. */
  threadId?: number | null
  /** Whether its time was another before. */
  isMoved: boolean
  onClose: () => void
}) {
  const language = useLanguage()
  const { contact, contactId, startsAt, homes, agent } = viewing
  const [spoken, setSpoken] = useState<ShortlistLanguage>(
    /\p{Script=Thai}/u.test(contact?.name ?? '') ? 'th' : 'en',
  )
  const { data } = useQuery(viewingQuery(viewing.id))
  return (
    <div className="flex min-h-0 flex-1 flex-col text-sm">
      <SheetBody>
        <div className="grid grid-cols-1 gap-5">
          <Alert tone="success">
            {`${isMoved ? 'New time' : 'Viewing booked'}: ${contact?.name ?? 'the client'}, ${homes.length === 1 ? homes[0]?.name : `${homes.length} homes`} on ${formatDate(startsAt, language)}, ${formatTime(startsAt)}, with ${agent.name}.`}
          </Alert>
          {data && <ClashNote clashes={data.clashes} />}
          <MoveDeal dealId={viewing.dealId} />
          <WriteToClient
            viewingId={viewing.id}
            {...{ contactId, threadId }}
            about="plan"
            agentId={agent.id}
            subject={planSubject(startsAt, spoken)}
            compose={(tag, parties) => planMessage({ ...viewing, isMoved }, tag, parties)}
            language={spoken}
            onLanguage={setSpoken}
          />
          <Owners viewing={data ?? viewing} isMoved={isMoved} />
          <CalendarLinks viewing={viewing} language={spoken} />
        </div>
      </SheetBody>
      <footer
        data-foot
        className="flex flex-none justify-end border-t border-line bg-card px-6 py-3 max-sm:px-4"
      >
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      </footer>
    </div>
  )
}

/** The homes, whose owners are asked whether they can be seen then. */
function Owners({
  viewing: { id, homes },
  isMoved,
}: {
  viewing: Pick<ViewingRecord, 'id' | 'homes'>
  isMoved: boolean
}) {
  return (
    <section aria-label="Owners" className="grid grid-cols-1 gap-1">
      <h3 className="text-base">Owners</h3>
      <ul className="grid grid-cols-1 gap-1">
        {homes.map((home) => (
          <li key={home.unitId} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{`${formatTime(home.startsAt)} ${home.name}`}</span>
            <HomeAccess viewingId={id} home={home} isMoved={isMoved} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The files that put a viewing into calendars. */
export function CalendarLinks({
  viewing: { id },
  language,
}: {
  viewing: Pick<ViewingRecord, 'id'>
  language: ShortlistLanguage
}) {
  const path = `/api/viewings/${id}/calendar`
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="quiet" size="small" href={`${path}?for=agent`} download>
        <span className="icon-calendar-plus before:size-4" />
        For my calendar
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        size="small"
        href={`${path}?for=client&language=${language}`}
        download
      >
        <span className="icon-calendar-plus before:size-4" />
        For the client’s calendar
      </ButtonLink>
    </div>
  )
}

/** Offers to move the deal on, if it stands before Viewing Schedule. */
function MoveDeal({ dealId }: { dealId: number | null }) {
  const { data: deal } = useDeal(dealId)
  const move = useMoveDeal()
  if (!deal || !BEFORE.includes(deal.column)) return null
  return (
    <Alert
      tone="warning"
      title={`This deal is in ${DealColumns.labels[deal.column]}`}
      action={
        <Button
          size="small"
          disabled={move.isPending}
          onClick={() => move.mutateOnce({ deal, move: { stage: 'viewingschedule' } })}
        >
          Move to Viewing Schedule
        </Button>
      }
    />
  )
}
