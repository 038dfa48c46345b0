import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { bangkokDate, daysAgo, formatDate, timeAgo } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/language.ts'
import { adminPath } from '../../../shared/paths.ts'
import { useSignedIn } from '../../../team/staff/admin/signed-in.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { TwoLines } from '../../../ui/two-lines.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import type { FollowUpItem, FollowUpKind } from '../rules/follow-up.ts'
import { ConfirmAction } from './confirm-action.tsx'
import type { ConfirmedHomes } from './use-confirmed-homes.ts'

type Props = {
  kind: FollowUpKind
  item: FollowUpItem
  list: ListState
  confirmed: ConfirmedHomes
}

/** One thing without a next step, with its action. */
export function FollowUpLine({ kind, item, list, confirmed }: Props) {
  const language = useLanguage()
  const { title, detail, contact, contactId } = item
  const isConfirmed = kind === 'confirm' && confirmed.versions.has(item.id)
  return (
    <li className="flex min-h-14.5 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-sm last:border-b-0 max-md:px-3">
      <span className="min-w-0 flex-1 basis-60">
        <TwoLines
          strong
          first={
            <Link to={pathOf(kind, item)} className={`${thumbHigh} hover:underline`}>
              {title}
            </Link>
          }
          second={
            detail ??
            (contact && (
              <Link
                to={adminPath(`contacts/${contactId}`)}
                className={`${thumbHigh} text-accent hover:underline`}
              >
                {contact}
              </Link>
            ))
          }
        />
      </span>
      <Whose item={item} />
      {/* Hidden, it keeps its room: the rows below must not move. */}
      <span className={classNames('text-ink-2 tabular-nums', isConfirmed && 'invisible')}>
        {waits(kind, item, language)}
      </span>
      <span className="ml-auto">
        <Action {...{ kind, item, list, confirmed }} />
      </span>
    </li>
  )
}

/** Who should do it, unless that is the reader. */
function Whose({ item: { assignedToId, assignee } }: { item: FollowUpItem }) {
  const me = useSignedIn()
  if (assignedToId === me?.id) return null
  return <span className="text-ink-2">{assignee ?? 'Unassigned'}</span>
}

const thumbHigh = 'pointer-coarse:block pointer-coarse:truncate pointer-coarse:py-3'

function Action({ kind, item, list, confirmed }: Props) {
  const isOnline = useOnline()
  const { id, title, contactId } = item
  if (kind === 'unanswered') {
    return (
      <Link to={pathOf(kind, item)} aria-label={`Reply to ${title}`} className={linkLook}>
        Reply
      </Link>
    )
  }
  if (kind === 'confirm') return <ConfirmAction {...{ item, confirmed }} />
  const about =
    kind === 'deal' ? { deal: id, unit: null, what: null } : { deal: null, unit: id, what: 'lease' }
  const label = kind === 'deal' ? 'Add task' : 'Add renewal task'
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${label}: ${title}`}
      disabled={!isOnline}
      onClick={() => list.open({ add: 1, ...about, contact: contactId })}
    >
      {label}
    </Button>
  )
}

const linkLook =
  'inline-flex min-h-(--press) items-center rounded-control border border-line bg-card px-3.5 font-medium hover:border-field'

function pathOf(kind: FollowUpKind, { id }: FollowUpItem): string {
  if (kind === 'unanswered') return adminPath(`inbox/${id}`)
  return kind === 'deal' ? adminPath(`pipeline/${id}`) : `${adminPath('listings')}?unit=${id}`
}

/** What the time is of. */
const since = { unanswered: 'Wrote', deal: 'Moved', confirm: 'Confirmed' }

/** How long it has waited, or when the rent ends. */
function waits(kind: FollowUpKind, { at }: FollowUpItem, language: Language): ReactNode {
  if (at === null) return 'Never confirmed'
  if (kind !== 'lease') return `${since[kind]} ${timeAgo(at, new Date(), language)}`
  const isOver = daysAgo(at, bangkokDate(new Date())) > 0
  const day = formatDate(at, language)
  return isOver ? <span className="text-danger">{`Ended ${day}`}</span> : `Ends ${day}`
}
