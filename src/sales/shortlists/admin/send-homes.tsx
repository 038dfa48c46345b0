import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigationGuard } from '../../../admin/record-form/use-navigation-guard.ts'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Sheet, SheetBody } from '../../../ui/overlays/sheet.tsx'
import { linkClass } from '../../../ui/style/link-class.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { MAX_SENT_HOMES, type ShareWay } from '../rules/shortlist.ts'
import { HomesSection } from './homes-section.tsx'
import { MessageField } from './message-field.tsx'
import { messageTexts } from './message-texts.ts'
import { PagePreview } from './page-preview.tsx'
import { MissingWay } from './person/missing-way.tsx'
import { personTexts } from './person/person-texts.ts'
import { SentBefore } from './person/sent-before.tsx'
import { ToPerson } from './person/to-person.tsx'
import { SendFooter } from './send-footer.tsx'
import { sentBeforeQuery } from './shortlist-calls.ts'
import { shortlistTexts } from './shortlist-texts.ts'
import { useChosenHomes } from './use-chosen-homes.ts'
import { isTouch, useShortlist } from './use-shortlist.ts'
import { VisibilityFields } from './visibility-fields.tsx'
import { WayChoice } from './way-choice.tsx'

/** Sends up to ten homes: makes their page, and opens or copies the message that leads to it. */
export default function SendHomes({
  unitIds,
  chosenCount = unitIds.length,
  from,
  by,
  to = null,
  threadId = null,
  dealId = null,
  asked,
  onClose,
  onOpen,
}: {
  unitIds: readonly number[]
  /** How many were chosen, if these are only the first of them. */
  chosenCount?: number
  /** Where they were chosen: `from Listings`. */
  from?: string
  /** How they are sent unless something else is chosen. */
  by?: ShareWay | undefined
  /** The contact whom they are for, unless somebody else is chosen. */
  to?: number | null
  /** The conversation in which the message is written; by default that of the way. */
  threadId?: number | null
  /** The deal for which they are sent: they are among its homes afterwards. */
  dealId?: number | null
  /** Whether the homes were searched to rent or to buy. */
  asked?: UnitSearch['listingType']
  onClose: () => void
  /** Opens the page that was sent, instead of this sheet. */
  onOpen: (id: number) => void
}) {
  const [order, setOrder] = useState(() => [...new Set(unitIds)].slice(0, MAX_SENT_HOMES))
  const chosen = useChosenHomes(order, setOrder)
  const { homes, read } = chosen
  const count = read.data ? homes.length : unitIds.length
  const send = useShortlist(
    homes.map(({ id }) => id),
    { chosen: unitIds, count, by, to, threadId, dealId },
  )
  const { person, contact, missing } = send
  const searchedType = send.searchedType ?? asked
  const { data: sentBefore = [] } = useQuery(sentBeforeQuery(person?.id ?? null))
  // Once their page is made, these homes are among them.
  const before = send.made || send.unsure ? [] : sentBefore
  const { leaveGuard } = useNavigationGuard(send.changes, onClose, send.discard)
  const device = isTouch() ? 'touch' : 'mouse'

  function sendByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send.send()
  }

  return (
    <Sheet
      open
      leaveGuard={leaveGuard}
      title={shortlistTexts.title(count)}
      description={from}
      width="wide"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the fields within */}
      <div onKeyDown={sendByKey} className="flex min-h-0 flex-1 flex-col">
        <SheetBody
          side={<Side {...{ send, homes, searchedType }} isRead={read.data !== undefined} />}
        >
          <div className="grid grid-cols-1 gap-6">
            <ToPerson
              {...{ person, contact }}
              place={send.place}
              writer={send.writer}
              isUnread={send.isContactUnread}
              onChange={send.choosePerson}
            />
            <div className="grid grid-cols-1 gap-2.5">
              <WayChoice
                value={send.by}
                onChange={send.setBy}
                {...{ device, contact }}
                isMailConnected={send.isMailConnected}
              />
              {contact && missing && <MissingWay contact={contact} way={missing} />}
            </div>
            {read.isError ? (
              <ErrorState title={shortlistTexts.unread} retry={() => void read.refetch()} />
            ) : read.data ? (
              <HomesSection {...{ chosen, chosenCount, before, searchedType }} />
            ) : (
              <HomesSkeleton count={unitIds.length} />
            )}
            <Choices send={send} homes={homes.length} />
          </div>
        </SheetBody>
        <SendFooter
          {...{ send, leaveGuard, device, onOpen }}
          canSend={homes.length > 0 && missing === null}
        />
      </div>
    </Sheet>
  )
}

type Send = ReturnType<typeof useShortlist>

function Side({
  send,
  homes,
  searchedType,
  isRead,
}: {
  send: Send
  searchedType: UnitSearch['listingType']
  homes: ReturnType<typeof useChosenHomes>['homes']
  isRead: boolean
}) {
  const id = useId()
  const isNarrow = useNarrow()
  return (
    <div className="grid grid-cols-1 gap-6">
      <MessageField
        label={shortlistTexts.message}
        languageLabel={shortlistTexts.messageLanguage}
        name="send-language"
        rows={9}
        hint={shortlistTexts.markHint(messageTexts[send.language].mark)}
        language={send.language}
        onLanguage={send.setLanguage}
        value={send.text}
        onChange={send.edit}
        onRestoreText={send.isEdited ? send.restoreText : null}
      />
      {send.person && (
        <SentBefore
          person={send.person}
          without={send.made?.id ?? null}
          title={personTexts.before(send.person.name)}
        />
      )}
      {!isNarrow && (
        <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
          <div className="flex items-baseline justify-between">
            <h3 id={id} className="text-base">
              {shortlistTexts.theirPage}
            </h3>
            <button type="button" onClick={send.openPage} className={linkClass}>
              {shortlistTexts.open}
            </button>
          </div>
          {isRead ? (
            <PagePreview {...send} {...{ homes, searchedType }} />
          ) : (
            <Skeleton className="h-52 w-full" />
          )}
          <p className="icon-clock flex gap-2 pt-1 text-ink-2 before:mt-0.5 before:size-4">
            {shortlistTexts.pageNote}
          </p>
        </section>
      )}
    </div>
  )
}

/** What is shown; on a phone it is one line that opens. */
function Choices({ send, homes }: { send: Send; homes: number }) {
  const isNarrow = useNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const { showUnitNumbers, showProjectNames } = send
  const choices = (
    <VisibilityFields {...{ homes, showUnitNumbers, showProjectNames }} onChange={send.show} />
  )
  if (!isNarrow) return choices
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line px-3.5 py-2 text-left"
      >
        <span className="grid">
          <b className="font-medium">{shortlistTexts.onPhone(showUnitNumbers, showProjectNames)}</b>
          <span className="text-ink-2">{shortlistTexts.onPhoneNever}</span>
        </span>
        <span className={`before:size-4 ${isOpen ? 'icon-chevron-up' : 'icon-chevron-down'}`} />
      </button>
      {isOpen && choices}
    </div>
  )
}

function HomesSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid gap-2.5">
      <Skeleton className="h-6 w-24" />
      {Array.from({ length: Math.min(count, 10) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
        <Skeleton key={i} className="h-14 w-full" />
      ))}
    </div>
  )
}
