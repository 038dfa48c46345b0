import { useId, useState } from 'react'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { linkClass } from '../../../ui/style/link-class.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import type { HomeSentBefore } from '../rules/reader.ts'
import { MAX_SENT_HOMES } from '../rules/shortlist.ts'
import { HomeList } from './home-list.tsx'
import { HomeStrip } from './home-strip.tsx'
import { noteLink } from './note-link.ts'
import { SentToThem } from './sent-to-them.tsx'
import { useConfirmHome } from './shortlist-calls.ts'
import { shortlistTexts } from './shortlist-texts.ts'
import { daysUnconfirmed, homeName, type useChosenHomes } from './use-chosen-homes.ts'

/** The homes to send: their order, what was left out, and which should be confirmed first. */
export function HomesSection({
  chosen,
  chosenCount,
  before,
  searchedType,
}: {
  chosen: ReturnType<typeof useChosenHomes>
  /** How many were chosen; more than can be sent at once are left out. */
  chosenCount: number
  /** What the person got before. */
  before: readonly HomeSentBefore[]
  /** What they look for: its price is shown. */
  searchedType: UnitSearch['listingType']
}) {
  const id = useId()
  const isNarrow = useNarrow()
  const [isArranging, setIsArranging] = useState(false)
  const { homes, hidden, deletedCount, move, leaveOut } = chosen
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <div className="flex items-baseline gap-2.5">
        <h3 id={id} data-list-title tabIndex={-1} className="text-base outline-none">
          {shortlistTexts.homes}
        </h3>
        {isNarrow ? (
          <button
            type="button"
            aria-pressed={isArranging}
            onClick={() => setIsArranging(!isArranging)}
            className={`${linkClass} ml-auto`}
          >
            {isArranging ? shortlistTexts.arranged : shortlistTexts.arrange}
          </button>
        ) : (
          <span className="text-ink-2">{shortlistTexts.order(homes.length)}</span>
        )}
      </div>
      {chosenCount > MAX_SENT_HOMES && (
        <Alert tone="warning">{shortlistTexts.onlyFirst(chosenCount)}</Alert>
      )}
      {hidden.length > 0 && (
        <Alert tone="warning">{shortlistTexts.hidden(hidden.map(homeName))}</Alert>
      )}
      {deletedCount > 0 && <Alert tone="warning">{shortlistTexts.deleted(deletedCount)}</Alert>}
      {homes.length === 0 ? (
        <p className="rounded-card border border-dashed border-line px-4 py-6 text-center">
          {shortlistTexts.nothingLeft}
        </p>
      ) : isNarrow && !isArranging ? (
        <HomeStrip {...{ homes, searchedType }} />
      ) : (
        <HomeList {...{ homes, searchedType }} onMove={move} onLeaveOut={leaveOut} />
      )}
      <SentToThem {...{ homes, before }} onLeaveOut={leaveOut} />
      <Reserved homes={homes} onLeaveOut={leaveOut} />
      <Unconfirmed homes={homes} onLeaveOut={leaveOut} />
    </section>
  )
}

/** The homes that their reader will see as Reserved. */
function Reserved({
  homes,
  onLeaveOut,
}: {
  homes: ReturnType<typeof useChosenHomes>['homes']
  onLeaveOut: (id: number) => void
}) {
  return homes
    .filter(({ status }) => status !== 'available')
    .map(({ id, unitNumber }) => (
      <p
        key={id}
        className="icon-circle-exclamation-point flex gap-2 text-warning before:mt-1 before:size-4 pointer-coarse:before:mt-2.5"
      >
        <span>
          {shortlistTexts.shownAsReserved(unitNumber)} ·{' '}
          <button
            type="button"
            aria-label={`${shortlistTexts.leaveItOut}: ${unitNumber}`}
            onClick={() => onLeaveOut(id)}
            className={noteLink}
          >
            {shortlistTexts.leaveItOut}
          </button>
        </span>
      </p>
    ))
}

/** The homes that were not confirmed for two weeks: somebody may live there by now. */
function Unconfirmed({
  homes,
  onLeaveOut,
}: {
  homes: ReturnType<typeof useChosenHomes>['homes']
  onLeaveOut: (id: number) => void
}) {
  const confirm = useConfirmHome()
  const today = bangkokDate(new Date())
  return homes.map((unit) => {
    const days = daysUnconfirmed(unit, today)
    if (days === null) return null
    const { id, unitNumber, availabilityDate } = unit
    return (
      <p
        key={id}
        className="icon-circle-exclamation-point flex gap-2 text-warning before:mt-1 before:size-4 pointer-coarse:before:mt-2.5"
      >
        <span>
          {availabilityDate
            ? shortlistTexts.lastConfirmed(unitNumber, days)
            : shortlistTexts.neverConfirmed(unitNumber)}{' '}
          <button
            type="button"
            aria-label={`${shortlistTexts.confirm}: ${unitNumber}`}
            onClick={() => confirm.mutateOnce({ id, name: homeName(unit) })}
            className={noteLink}
          >
            {shortlistTexts.confirm}
          </button>
          {` ${shortlistTexts.or} `}
          <button
            type="button"
            aria-label={`${shortlistTexts.leaveItOut}: ${unitNumber}`}
            onClick={() => onLeaveOut(id)}
            className={noteLink}
          >
            {shortlistTexts.leaveItOut}
          </button>
          .
        </span>
      </p>
    )
  })
}
