import { Link } from 'react-router'
import { Channels, type ThreadRecord } from '../../../../sales/inbox/rules/thread.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../../ui/language.tsx'

/** A conversation of a contact: the channel, the last words and their day. */
export function ThreadLine({
  thread: { id, channel, lastMessage, lastMessageTime },
}: {
  thread: Pick<ThreadRecord, 'id' | 'channel' | 'lastMessage' | 'lastMessageTime'>
}) {
  const language = useLanguage()
  return (
    <Link to={adminPath(`inbox/${id}`)} className="group flex gap-3 py-2 leading-snug">
      <span className="grid min-w-0 flex-1">
        <b className="font-medium group-hover:underline">{labelOf(Channels, channel, language)}</b>
        <span className="truncate text-ink-2" title={lastMessage}>
          {lastMessage}
        </span>
      </span>
      <span className="flex-none text-ink-2">{formatDate(lastMessageTime, language)}</span>
    </Link>
  )
}
