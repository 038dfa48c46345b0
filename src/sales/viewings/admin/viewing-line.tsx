import { useState } from 'react'
import { Link } from 'react-router'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { reachOf } from '../../../records/contacts/admin/reach.ts'
import { ReachLink } from '../../../records/contacts/admin/reach-link.tsx'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { mapLink } from '../../../shared/map-link.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { mayChangeViewing } from '../rules/may-change-viewing.ts'
import { type ViewingRecord, ViewingStates } from '../rules/viewing.ts'
import { AnswerHome } from './answer-home.tsx'
import { AskClient } from './ask-client.tsx'
import { GoneHome } from './gone-home.tsx'
import { HomeAccess } from './home-access.tsx'
import { ScheduleViewing } from './schedule-viewing.tsx'
import { useViewingState } from './viewing-calls.ts'

/** A viewing with its homes; after it, what was thought of each. */
export function ViewingLine({
  viewing,
  isMarked = false,
}: {
  viewing: ViewingRecord
  /** The one that a link leads to. */
  isMarked?: boolean
}) {
  const language = useLanguage()
  const staff = useStaff()
  const isOnline = useOnline()
  const change = useViewingState()
  const list = useListAddress()
  // In the address, so that Back closes it; of the lines of one viewing, that which was pressed.
  const [isPressed, setPressed] = useState(false)
  const isChanging = isPressed && list.get('change') === String(viewing.id)
  const [isAsking, setAsking] = useState(false)
  const { contact, contactId, agent, startsAt, endsAt, state, homes, note } = viewing
  const isOwn = mayChangeViewing(staff, viewing)
  const now = Date.now()
  const hasBegun = Date.parse(startsAt) <= now
  const isOver = Date.parse(endsAt) <= now
  const isUpcoming = state === 'planned' && !isOver
  const mayAnswer = hasBegun && (state === 'planned' || state === 'done')
  const set = (next: ViewingRecord['state'], label: string, icon: string) => ({
    label,
    icon,
    disabled: !isOnline || change.isPending,
    onSelect: () => change.mutateOnce({ viewing, state: next }),
  })
  const items = [
    ...(state === 'planned' || state === 'cancelled'
      ? [
          {
            label: state === 'cancelled' ? 'Reschedule' : 'Change',
            icon: 'icon-pencil',
            disabled: !isOnline,
            onSelect() {
              setPressed(true)
              list.open({ change: viewing.id })
            },
          },
        ]
      : []),
    ...(hasBegun && state !== 'done' && state !== 'cancelled'
      ? [set('done', 'Completed', 'icon-check')]
      : []),
    ...(hasBegun && state !== 'missed' && state !== 'cancelled'
      ? [set('missed', 'No-show', 'icon-x')]
      : []),
    ...(isOver && state !== 'cancelled' && state !== 'missed'
      ? [
          {
            label: 'Ask for feedback',
            icon: 'icon-send',
            disabled: !isOnline,
            onSelect: () => setAsking(true),
          },
        ]
      : []),
    ...(state === 'planned'
      ? [
          {
            label: 'Cancel viewing',
            icon: 'icon-trash',
            disabled: !isOnline,
            // In the address: the line may leave its list.
            onSelect: () => list.open({ cancel: viewing.id }),
          },
        ]
      : []),
  ]
  const title = contact?.name ?? 'A deleted contact'
  return (
    <li
      className={classNames(
        'grid grid-cols-1 gap-2 border-b border-line px-4 py-3 text-sm last:border-b-0 max-md:px-3',
        isMarked && 'bg-accent-wash',
      )}
    >
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <time dateTime={startsAt} className="font-strong tabular-nums">
              {`${formatDate(startsAt, language)}, ${formatTime(startsAt)}–${formatTime(endsAt)}`}
            </time>
            <Link
              to={adminPath(`contacts/${contactId}`)}
              className="inline-flex min-h-6 items-center font-medium wrap-anywhere text-accent hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </Link>
            {state !== 'planned' && <Badge>{labelOf(ViewingStates, state, language)}</Badge>}
          </p>
          <p className="wrap-anywhere text-ink-2">
            {[`Agent: ${agent.name}`, viewing.deal?.name, note].filter(Boolean).join(' · ')}
          </p>
        </div>
        {isUpcoming && contact && <ReachClient contact={contact} />}
        {isOwn && items.length > 0 && (
          <Menu label={`More for the viewing with ${title}`} items={items} />
        )}
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {homes.map((home) => (
          <li key={home.unitId} className="grid grid-cols-1 gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-ink-2 tabular-nums">{formatTime(home.startsAt)}</span>
              <Link
                to={`${adminPath('listings')}?unit=${home.unitId}`}
                className="inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11"
              >
                {home.name}
              </Link>
              {isUpcoming && <GoneHome home={home} contact={contact} />}
              {isUpcoming && (
                <a
                  href={mapLink(home)}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-6 items-baseline gap-1 text-accent hover:underline pointer-coarse:min-h-11 pointer-coarse:pt-2.5"
                >
                  <span className="icon-map-pin self-center before:size-4" />
                  Map<span className="sr-only"> of {home.name}</span>
                </a>
              )}
            </p>
            {isOwn && isUpcoming && <HomeAccess viewingId={viewing.id} home={home} />}
            {(mayAnswer || home.client || home.agent) && (
              <AnswerHome viewing={viewing} home={home} isOwn={isOwn && mayAnswer} />
            )}
          </li>
        ))}
      </ul>
      {isChanging && (
        <ScheduleViewing
          viewing={viewing}
          unitIds={homes.map(({ unitId }) => unitId)}
          onClose={() => list.close({ change: null })}
        />
      )}
      {isAsking && <AskClient viewing={viewing} onClose={() => setAsking(false)} />}
    </li>
  )
}

const way =
  'grid size-(--press) flex-none place-items-center rounded-control border border-line text-accent hover:border-field'

/** The ways to reach a client who is late. */
function ReachClient({ contact }: { contact: NonNullable<ViewingRecord['contact']> }) {
  return (
    <span className="flex flex-none gap-1.5">
      {reachOf({ ...contact, email: null }).map((each) => (
        <ReachLink key={each.id} way={each} name={contact.name} className={way}>
          <span className={`${each.icon} before:size-4.5`} />
        </ReachLink>
      ))}
    </span>
  )
}
