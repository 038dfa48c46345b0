import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../../../admin/record-list/link-button.tsx'
import { firstName } from '../../../../records/contacts/rules/first-name.ts'
import { ApiError } from '../../../../shared/api-client.ts'
import { formatDate, formatTime } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath, sentSheetPath } from '../../../../shared/paths.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Sheet, SheetBody } from '../../../../ui/overlays/sheet.tsx'
import { useLeaveGuard } from '../../../../ui/overlays/use-leave-guard.ts'
import { ScheduleViewing } from '../../../viewings/admin/schedule-viewing.tsx'
import type { ShortlistDetail } from '../../rules/reader.ts'
import { isOver, ShareWays } from '../../rules/shortlist.ts'
import { SentBefore } from '../person/sent-before.tsx'
import { shortlistQuery } from '../shortlist-calls.ts'
import { ChangeHomes } from './change-homes.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { OpenedFigures } from './opened-figures.tsx'
import { OpenedHomes } from './opened-homes.tsx'
import { OpenedLink } from './opened-link.tsx'
import { OpenedPerson } from './opened-person.tsx'
import { openedTexts } from './opened-texts.ts'
import { RecordSent } from './record-sent.tsx'

/** A page that was sent: how often it was opened, what its readers did, and what comes next. */
export default function OpenedShortlist({
  id,
  onClose,
  linkOf,
}: {
  id: number
  onClose: () => void
  /** Where another page that was sent opens. */
  linkOf: (id: number) => string
}) {
  const language = useLanguage()
  const read = useQuery(shortlistQuery(id))
  const [isChanging, setIsChanging] = useState(false)
  const [isScheduling, setIsScheduling] = useState(false)
  const send = read.data
  const person = send?.contact ?? null
  const isGone = read.error instanceof ApiError && read.error.status === 404
  return (
    <Sheet
      open
      leaveGuard={useLeaveGuard(0, onClose)}
      title={
        send ? openedTexts.title(send.unitIds.length, person?.name ?? null) : openedTexts.loading
      }
      description={send && headOf(send, language)}
      width="wide"
    >
      <div className="flex min-h-0 flex-1 flex-col text-sm">
        <SheetBody
          side={
            send && (
              <div className="grid grid-cols-1 gap-3.5">
                <OpenedPerson person={person} />
                <OpenedLink send={send} onChange={() => setIsChanging(true)} />
                {person && (
                  <SentBefore
                    person={person}
                    without={send.id}
                    title={openedTexts.before(firstName(person.name) ?? person.name)}
                    linkOf={(other) => linkOf(other.id)}
                  />
                )}
              </div>
            )
          }
        >
          {send ? (
            <div className="grid grid-cols-1 gap-6">
              <RecordSent send={send} />
              <OpenedFigures send={send} />
              {isChanging ? (
                <ChangeHomes send={send} onDone={() => setIsChanging(false)} />
              ) : (
                <OpenedHomes send={send} />
              )}
              <DeliveryLog send={send} answerPath={(threadId) => answerPath(send, threadId)} />
            </div>
          ) : isGone ? (
            <p className="py-8 text-center">{openedTexts.gone}</p>
          ) : read.isError ? (
            <ErrorState title={openedTexts.unread} retry={() => void read.refetch()} />
          ) : (
            <div aria-busy="true" className="grid gap-4">
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-60 w-full" />
              <Skeleton className="h-40 w-full" />
            </div>
          )}
        </SheetBody>
      </div>
      {send && (
        <footer
          data-foot
          className="flex min-h-17 flex-none flex-wrap items-center gap-3 border-t border-line bg-card px-6 py-3 max-sm:px-4"
        >
          {!isOver(send, new Date()) && (
            <ButtonLink variant="plain" size="small" href={sentSheetPath(send.url)} download>
              <span className="icon-printer before:size-4" />
              {openedTexts.print}
            </ButtonLink>
          )}
          <div className="ml-auto flex gap-3 max-sm:w-full max-sm:*:flex-1">
            <Button variant="quiet" onClick={() => setIsScheduling(true)}>
              <span className="icon-calendar-plus before:size-4" />
              {openedTexts.schedule}
            </Button>
            {answerPath(send, threadOf(send)) && (
              <LinkButton to={answerPath(send, threadOf(send))}>
                <span className="icon-message-circle before:size-4" />
                {openedTexts.answer}
              </LinkButton>
            )}
          </div>
        </footer>
      )}
      {send && isScheduling && (
        <ScheduleViewing
          contactId={send.contact?.id ?? null}
          unitIds={homesToSee(send)}
          onClose={() => setIsScheduling(false)}
        />
      )}
    </Sheet>
  )
}

/** The homes that they ask to see, else the first one. */
function homesToSee({ reactions, unitIds }: ShortlistDetail): number[] {
  const asked = reactions.filter((each) => each.asked).map(({ unitId }) => unitId)
  return asked.length > 0 ? asked : unitIds.slice(0, 1)
}

function headOf(send: ShortlistDetail, language: Parameters<typeof formatDate>[1]): string {
  const { createdAt, delivery, by, sentBy } = send
  const way = labelOf(ShareWays, delivery?.by ?? by, language)
  const state = delivery && delivery.state !== 'noted' && openedTexts.states[delivery.state]
  return [
    openedTexts.sentAt(formatDate(createdAt, language), formatTime(createdAt)),
    state ? `${way}, ${state.toLowerCase()}` : way,
    openedTexts.by(sentBy.name),
  ].join(' · ')
}

/** The conversation in which the readers asked last. */
function threadOf({ visits }: ShortlistDetail): number | null {
  return visits.find(({ threadId }) => threadId !== null)?.threadId ?? null
}

/** Where the reader is answered: in the conversation, else on the contact's page; empty without either. */
function answerPath({ contact }: ShortlistDetail, threadId: number | null): string {
  if (threadId !== null) return adminPath(`inbox/${threadId}`)
  return contact ? adminPath(`contacts/${contact.id}`) : ''
}
