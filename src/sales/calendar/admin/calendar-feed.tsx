import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { YesNo } from '../../../ui/fields/yes-no.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { calendarQuery, useRenewCalendar } from './calendar-calls.ts'

/** The button of the calendar feed, and its popover: the address, who can read it, and its renewal. */
export function CalendarFeed() {
  return (
    <>
      <span className="max-md:hidden">
        <Popover
          label="Tasks in your calendar"
          trigger={
            <Button variant="quiet" size="small">
              <span className="icon-calendar-sync before:size-4" />
              Calendar feed
            </Button>
          }
        >
          {(close) => <Feed onClose={close} />}
        </Popover>
      </span>
      <span className="md:hidden">
        <Popover
          label="Tasks in your calendar"
          trigger={
            <IconButton label="Calendar feed">
              <span className="icon-calendar-sync" />
            </IconButton>
          }
        >
          {(close) => <Feed onClose={close} />}
        </Popover>
      </span>
    </>
  )
}

function Feed({ onClose }: { onClose: () => void }) {
  const address = useQuery(calendarQuery)
  const renew = useRenewCalendar()
  const isOnline = useOnline()
  return (
    <div className="dense grid gap-3">
      <div className="flex items-center justify-between">
        <h2 className="text-base">Tasks in your calendar</h2>
        <IconButton label="Close" onClick={onClose}>
          <span className="icon-x before:size-4" />
        </IconButton>
      </div>
      <p className="text-ink-2">
        Your tasks, kept up to date in the phone’s own calendar. It reads only; changes are made
        here.
      </p>
      {address.isError && !address.data && (
        <ErrorState title="The address could not be read." retry={() => void address.refetch()} />
      )}
      {address.isPending && <Skeleton className="h-9 w-full" />}
      {address.data?.url === null && (
        <Button
          size="small"
          disabled={renew.isPending || !isOnline}
          onClick={() => renew.mutateOnce({ isFirst: true })}
        >
          {renew.isPending ? 'Making the address...' : 'Make my address'}
        </Button>
      )}
      {address.data?.url && (
        <Address
          url={address.data.url}
          canRenew={isOnline && !renew.isPending}
          onRenew={() => renew.mutateOnce({ isFirst: false })}
        />
      )}
      <p className="text-ink-2">
        Google Calendar: Other calendars, From URL. It looks again every few hours.
      </p>
    </div>
  )
}

function Address({
  url,
  canRenew,
  onRenew,
}: {
  url: string
  canRenew: boolean
  onRenew: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const subscription = url.replace(/^https?:/, 'webcal:')
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <ButtonLink variant="quiet" size="small" className="flex-auto px-2.5!" href={subscription}>
          <span className="icon-calendar-plus before:size-4" />
          Add to a calendar
        </ButtonLink>
        <Button
          variant="quiet"
          size="small"
          className="flex-auto px-2.5!"
          onClick={() =>
            void copyText(
              url,
              { title: 'Address copied', text: 'Whoever has it can read your tasks.' },
              `It could not be copied. The address is ${url}`,
            )
          }
        >
          <span className="icon-copy before:size-4" />
          Copy address
        </Button>
      </div>
      <input
        readOnly
        aria-label="Address of your calendar"
        value={subscription}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="control w-full truncate rounded-control border border-line bg-hov px-3 text-ink-2"
      />
      {isAsking ? (
        <YesNo
          question="Renew? The old address stops at once."
          onYes={() => {
            setIsAsking(false)
            onRenew()
          }}
          onNo={() => setIsAsking(false)}
          onLeave={() => setIsAsking(false)}
        />
      ) : (
        <p className="flex gap-2">
          <span className="icon-lock mt-0.5 before:size-4" />
          <span>
            Who has this address can read your tasks.{' '}
            <button
              type="button"
              disabled={!canRenew}
              className="font-medium text-accent hover:underline disabled:opacity-60"
              onClick={() => setIsAsking(true)}
            >
              Renew it
            </button>{' '}
            and the old one stops at once.
          </span>
        </p>
      )}
    </>
  )
}
