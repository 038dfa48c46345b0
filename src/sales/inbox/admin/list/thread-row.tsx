import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ListState, OPENED } from '../../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { colleaguesQuery } from '../../../../team/staff/admin/colleague-calls.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { Count } from '../../../../ui/tables/count.tsx'
import { Channels, type ThreadRecord } from '../../rules/thread.ts'
import { inboxTime } from '../format-inbox-time.ts'
import { threadName, threadTitle } from '../thread-name.ts'

/** A conversation in the list: who, what was said last and by whom, the channel, and whose it is. */
export function ThreadRow({
  thread,
  isOpen,
  list,
}: {
  thread: ThreadRecord
  isOpen: boolean
  list: ListState
}) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const { id, channel, priority, unreadCount, unsentCount, lastMessageTime } = thread
  const name = threadName(thread)
  const title = threadTitle(thread)
  const isUnread = unreadCount > 0
  return (
    <Link
      to={list.recordAddress(id)}
      // On a phone Back leads to the list again.
      {...(isNarrow && { state: OPENED })}
      preventScrollReset
      aria-current={isOpen ? 'page' : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-line px-4 py-2.5 leading-normal -outline-offset-2! hover:bg-hov aria-[current]:border-l-3 aria-[current]:border-l-accent aria-[current]:bg-accent-wash aria-[current]:*:first:bg-card md:pl-7 md:aria-[current]:pl-[1.5625rem]"
    >
      <Avatar name={name} size="large" />
      <span className="grid min-w-0 grid-cols-1">
        <span className="flex items-baseline gap-2">
          <b
            className={classNames('truncate', isUnread ? 'font-strong' : 'font-medium')}
            title={title}
          >
            {title}
          </b>
          {priority === 'important' && (
            <span className="icon-star-filled self-center text-warning before:size-3.5">
              <span className="sr-only">Important</span>
            </span>
          )}
          <time dateTime={lastMessageTime} className="ml-auto flex-none text-ink-2 tabular-nums">
            {inboxTime(lastMessageTime, new Date(), language)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <LastMessage thread={thread} />
          {unsentCount > 0 && (
            <span className="icon-circle-exclamation-point inline-flex flex-none items-center gap-1 font-medium text-danger before:size-4">
              Not sent
            </span>
          )}
          {isUnread && (
            <span className="flex-none leading-normal">
              <Count value={unreadCount} waits />
              <span className="sr-only">unread</span>
            </span>
          )}
        </span>
        <span className="truncate text-ink-3">
          {`${labelOf(Channels, channel, language)} · ${thread.isUnassigned ? 'unassigned' : thread.assignedTo}`}
        </span>
      </span>
    </Link>
  )
}

/** The last message, after the name of the colleague who wrote it. */
function LastMessage({ thread }: { thread: ThreadRecord }) {
  const me = useStaff().id
  const { lastMessage, lastMessageFromCustomer, lastMessageById, unreadCount } = thread
  const colleagues = useQuery(colleaguesQuery).data?.items
  const writer = colleagues?.find(({ id }) => id === lastMessageById)?.name
  const by = lastMessageFromCustomer
    ? ''
    : lastMessageById === me
      ? 'You: '
      : writer && `${writer}: `
  return (
    <span
      className={classNames('min-w-0 flex-1 truncate', unreadCount > 0 ? 'text-ink' : 'text-ink-2')}
      title={lastMessage}
    >
      {`${by ?? ''}${lastMessage || 'No messages yet'}`}
    </span>
  )
}
