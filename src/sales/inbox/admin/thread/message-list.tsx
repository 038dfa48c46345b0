import { type ReactNode, useEffect, useRef, useState } from 'react'
import { endWriting } from '../../../../platform/events/admin/presence.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import type { MessageRecord } from '../../rules/message.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { dayHeading, isNewDay } from '../format-inbox-time.ts'
import { threadName } from '../thread-name.ts'
import { MessageItem } from './message-item.tsx'
import type { Messages } from './use-messages.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

/** Messages of one sender within so many milliseconds share the line below the last. */
const TOGETHER_MS = 5 * 60_000

/**
 * The messages of a conversation, opened at its end; older ones are loaded on the way up, and dropped back at
 * the end. `children` are
 * those that are not stored yet. `onSeen` gets the id of the last message in view.
 */
export function MessageList({
  thread,
  messages,
  sending,
  onSeen,
  children,
}: {
  thread: ThreadRecord
  messages: Messages
  /** The number of `children`: a new one is scrolled to. */
  sending: number
  onSeen: (lastId: number) => void
  children: ReactNode
}) {
  const { items, hasOlder, loadOlder, isLoadingOlder, keepNewest, hasFailed, retry } = messages
  const scroll = useThreadScroll(hasOlder && !hasFailed ? loadOlder : null, items?.length ?? 0)
  const last = items?.at(-1)
  const { toEnd, isAtEnd } = scroll
  // However many come or were loaded, a page at its end stays small.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also for each that comes
  useEffect(() => {
    if (isAtEnd) keepNewest()
  }, [isAtEnd, keepNewest, last?.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one is added
  useEffect(() => {
    if (sending > 0) toEnd()
  }, [sending])
  useEffect(() => {
    if (last && !last.isFromCustomer) endWriting(thread.id, last.senderName)
  }, [last, thread.id])
  const unseen = useSeen(items, scroll.isAtEnd, onSeen)
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroll.box}
        aria-label={`Messages with ${threadName(thread)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
        tabIndex={0}
        onScroll={scroll.onScroll}
        className="relative flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-4 -outline-offset-2! md:px-6"
      >
        <div className="grid grid-cols-1 py-4">
          <div ref={scroll.top} />
          {hasFailed ? (
            <ErrorState title="Couldn’t load messages." retry={retry} />
          ) : !items ? (
            <Loading />
          ) : (
            <>
              {hasOlder && (
                <Button
                  variant="quiet"
                  size="small"
                  className="mb-3 justify-self-center"
                  disabled={isLoadingOlder}
                  onClick={loadOlder}
                >
                  {isLoadingOlder ? 'Loading older messages...' : 'Older messages'}
                </Button>
              )}
              {items.length === 0 && (
                <p className="py-8 text-center text-ink-2">
                  No messages yet. Start the conversation.
                </p>
              )}
              <ol className="grid grid-cols-1">
                {items.map((message, i) => (
                  <DayAndMessage
                    key={message.id}
                    message={message}
                    before={items[i - 1]}
                    after={items[i + 1]}
                    thread={thread}
                  />
                ))}
              </ol>
            </>
          )}
          {children}
        </div>
      </section>
      {(unseen > 0 || !scroll.isAtEnd) && (
        <Button
          variant="quiet"
          size="small"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow-float"
          onClick={toEnd}
        >
          <span className="icon-arrow-down before:size-4" />
          {unseen === 0
            ? 'Latest messages'
            : unseen === 1
              ? '1 new message'
              : `${unseen} new messages`}
        </Button>
      )}
      <p role="status" className="sr-only">
        {last && unseen > 0 && `${last.senderName}: ${last.content}`}
      </p>
    </div>
  )
}

/**
 * The number of messages that came while the end was out of view. Those in view are seen as soon as this
 * page is in front.
 */
function useSeen(
  items: readonly MessageRecord[] | undefined,
  isAtEnd: boolean,
  onSeen: (lastId: number) => void,
): number {
  const lastId = items?.at(-1)?.id ?? null
  const [seenId, setSeenId] = useState(lastId)
  const report = useRef(onSeen)
  useEffect(() => {
    report.current = onSeen
  }, [onSeen])
  useEffect(() => {
    if (lastId === null || !isAtEnd) return
    const see = () => {
      if (document.visibilityState !== 'visible') return
      setSeenId(lastId)
      report.current(lastId)
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [lastId, isAtEnd])
  return seenId === null ? 0 : (items?.filter(({ id }) => id > seenId).length ?? 0)
}

function DayAndMessage({
  message,
  before,
  after,
  thread,
}: {
  message: MessageRecord
  before: MessageRecord | undefined
  after: MessageRecord | undefined
  thread: ThreadRecord
}) {
  const language = useLanguage()
  const { sentAt } = message
  const isFirst = isNewDay(sentAt, before?.sentAt)
  const today = bangkokDate(new Date())
  return (
    <>
      {isFirst && (
        <li className="flex items-center gap-3 py-2 text-center font-medium text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {dayHeading(bangkokDate(sentAt), today, language)}
        </li>
      )}
      <MessageItem
        message={message}
        thread={thread}
        isFirst={before === undefined || !areTogether(before, message)}
        isTight={after !== undefined && areTogether(message, after)}
      />
    </>
  )
}

/** Whether two messages are shown as one group. What needs a look keeps its own line. */
function areTogether(message: MessageRecord, after: MessageRecord): boolean {
  return (
    message.isFromCustomer === after.isFromCustomer &&
    message.senderHandle === after.senderHandle &&
    message.state === after.state &&
    message.why === null &&
    !message.isAutomatic &&
    !after.isAutomatic &&
    !isNewDay(after.sentAt, message.sentAt) &&
    Date.parse(after.sentAt) - Date.parse(message.sentAt) < TOGETHER_MS
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-11 w-64" />
      <Skeleton className="h-16 w-80 justify-self-end" />
      <Skeleton className="h-11 w-48" />
      <Skeleton className="h-11 w-72 justify-self-end" />
    </div>
  )
}
