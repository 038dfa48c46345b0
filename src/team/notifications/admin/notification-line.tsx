import { Link } from 'react-router'
import type { ResponseBody } from '../../../admin/calls/call.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { NotificationKind } from '../rules/notification.ts'
import {
  notificationBody,
  notificationPath,
  notificationTitle,
} from '../rules/notification-texts.ts'
import { notificationTime } from './notification-time.ts'

type Notice = ResponseBody<'get /api/notifications'>[number]

const looks: Record<NotificationKind, { icon: string; tone?: string }> = {
  inquiry: { icon: 'icon-file-text' },
  message: { icon: 'icon-message-square' },
  unassigned: { icon: 'icon-circle-exclamation-point', tone: 'bg-warning-wash! text-warning' },
  unanswered: { icon: 'icon-clock', tone: 'bg-warning-wash! text-warning' },
  assigned: { icon: 'icon-user-round' },
  homes_opened: { icon: 'icon-eye' },
  task_due: { icon: 'icon-list-checks' },
  viewing_soon: { icon: 'icon-calendar', tone: 'bg-warning-wash! text-warning' },
  viewing_feedback: { icon: 'icon-heart' },
  confirm: { icon: 'icon-clock' },
}

/** A notification as a link to what it is about; pressing it reads it. */
export function NotificationLine({
  notice,
  onOpen,
}: {
  notice: Notice
  onOpen: (notice: Notice) => void
}) {
  const language = useLanguage()
  const { kind, subject, subjectId, createdAt, readAt } = notice
  const isUnread = readAt === null
  const { icon, tone } = looks[kind]
  const body = notificationBody(notice, language)
  return (
    <Link
      to={notificationPath(subject, subjectId)}
      onClick={() => onOpen(notice)}
      className={classNames(
        'grid grid-cols-[2.125rem_minmax(0,1fr)_0.5rem] gap-3 px-4 py-2.5 leading-normal hover:bg-hov focus-visible:-outline-offset-2',
        isUnread && 'bg-accent-wash hover:bg-accent-wash!',
      )}
    >
      <span
        className={classNames(
          icon,
          'grid size-8.5 place-items-center rounded-full border border-line bg-card text-ink-2 before:size-4',
          tone,
        )}
      />
      <span className="grid min-w-0 grid-cols-1 content-start">
        <span className="flex items-baseline gap-3">
          <b
            className="line-clamp-2 min-w-0 flex-1 font-strong wrap-anywhere text-ink"
            title={notificationTitle(notice, language)}
          >
            {notificationTitle(notice, language)}
          </b>
          <time
            dateTime={createdAt}
            title={`${formatDate(createdAt, language)}, ${formatTime(createdAt)}`}
            className="flex-none text-ink-2 tabular-nums"
          >
            {notificationTime(createdAt, new Date(), language)}
          </time>
        </span>
        {body && <span className="line-clamp-2 wrap-anywhere text-ink-2">{body}</span>}
      </span>
      {isUnread && (
        <span className="mt-1.5 size-2 rounded-full bg-accent forced-colors:bg-[CanvasText]">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </Link>
  )
}
