import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { linkClass } from '../../../ui/style/link-class.ts'
import { notificationsQuery, unreadQuery, useReadNotifications } from './notification-calls.ts'
import { NotificationLine } from './notification-line.tsx'

/** Notifications, newest first, in one of four states. `head` gets the button that marks all as read. */
export function NotificationList({
  window,
  unread,
  head,
  isCard = false,
  foot,
  className,
  onLeave,
}: {
  window: { limit: number; offset: number }
  unread?: true | undefined
  head: (actions: ReactNode) => ReactNode
  /** Whether it is in a card of its own, below the head. */
  isCard?: boolean
  foot?: (total: number) => ReactNode
  className?: string
  onLeave?: () => void
}) {
  const notices = useQuery(notificationsQuery(window, unread))
  const { data: waiting = 0 } = useQuery(unreadQuery)
  const read = useReadNotifications()
  const items = notices.data?.items ?? []
  const [newest] = window.offset === 0 ? items : []
  const markAll = waiting > 0 && newest && (
    <button
      type="button"
      className={linkClass}
      onClick={() => read.mutate({ upTo: newest.createdAt })}
      disabled={read.isPending}
    >
      Mark all read
    </button>
  )
  const list = notices.isError ? (
    <div className="p-4">
      <ErrorState title="The notices could not be read." retry={() => void notices.refetch()} />
    </div>
  ) : notices.isPending ? (
    <Loading />
  ) : items.length === 0 ? (
    <p className="px-4 py-3.5 text-ink-2">Nothing new.</p>
  ) : (
    <ul className={classNames('*:border-b *:border-line *:last:border-b-0', className)}>
      {items.map((notice) => (
        <li key={notice.id}>
          <NotificationLine
            notice={notice}
            onOpen={({ id, readAt }) => {
              if (readAt === null) read.mutate({ ids: [id] })
              onLeave?.()
            }}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {head(markAll)}
      {isCard ? (
        <section
          aria-label="Notices"
          className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-card"
        >
          {list}
        </section>
      ) : (
        list
      )}
      {notices.data && foot?.(notices.data.total)}
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
          <Skeleton className="size-8.5 rounded-full!" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-4.5 w-2/3" />
            <Skeleton className="h-4.5 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
