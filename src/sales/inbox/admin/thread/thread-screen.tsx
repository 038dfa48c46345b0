import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../admin/calls/call.ts'
import { refetchAffected } from '../../../../admin/calls/stale-queries.ts'
import { LinkButton } from '../../../../admin/record-list/link-button.tsx'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { ApiError } from '../../../../shared/api-client.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { trackKeyboardHeight } from '../../../../ui/overlays/track-keyboard-height.ts'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { AboutContact, AboutSheet } from '../about/about-contact.tsx'
import { Composer } from '../composer/composer.tsx'
import { useOutbox } from '../composer/outbox.ts'
import { OutboxItems } from '../composer/outbox-items.tsx'
import { useFileDrop } from '../composer/use-file-drop.ts'
import { threadQuery, threadsQuery, useDeleteThread, useMarkUnread } from '../inbox-calls.ts'
import { threadName } from '../thread-name.ts'
import { readThreads } from '../thread-search.ts'
import { usePublishPresence } from '../use-presence-calls.ts'
import { MessageList } from './message-list.tsx'
import { ThreadHead } from './thread-head.tsx'
import { LeftTexts } from './unsent-texts.tsx'
import { useMessages } from './use-messages.ts'

/** One conversation; `id` is null when the address has none. */
export function ThreadScreen({
  id,
  list,
  inboxAddress,
  isAboutOpen,
  onAbout,
}: {
  id: number | null
  list: ListState
  /** The address of the list without a conversation. */
  inboxAddress: string
  /** Whether the panel about the contact stands beside it, where there is room. */
  isAboutOpen: boolean
  onAbout: (isOpen: boolean) => void
}) {
  const thread = useQuery(threadQuery(id))
  const { data, error, isError } = thread
  const isHydrated = useHydrated()
  const isGone = id === null || (error instanceof ApiError && error.status === 404)
  if (isGone) {
    return (
      <div className="grid content-center p-6">
        <EmptyState title="This conversation doesn’t exist or was deleted.">
          <LinkButton variant="quiet" size="small" to={inboxAddress}>
            All conversations
          </LinkButton>
          {id !== null && isHydrated && <LeftTexts threadId={id} />}
        </EmptyState>
      </div>
    )
  }
  if (isError && !data) {
    return (
      <div className="grid content-center p-6">
        <ErrorState title="Couldn’t load the conversation." retry={() => void thread.refetch()} />
      </div>
    )
  }
  if (!data) {
    return (
      <div aria-busy="true" className="grid content-start gap-4 p-6">
        <Skeleton className="h-10 w-60" />
        <Skeleton className="h-60 w-full" />
      </div>
    )
  }
  return <Known thread={data} {...{ list, inboxAddress, isAboutOpen, onAbout }} />
}

type Props = {
  thread: ThreadRecord
  list: ListState
  inboxAddress: string
  isAboutOpen: boolean
  onAbout: (isOpen: boolean) => void
}

function Known({ thread, list, inboxAddress, isAboutOpen, onAbout }: Props) {
  const { id } = thread
  const box = { user: useStaff().id, threadId: id }
  const messages = useMessages(id)
  const outbox = useOutbox(box)
  const isHydrated = useHydrated()
  const lastSeen = useRef<number | null>(null)
  const markRead = useMarkRead(thread)
  const drop = useFileDrop()
  const { remove, markUnread, leave } = useLeaving(inboxAddress)
  const showNext = useShowNext(thread, list, inboxAddress)
  usePublishPresence(id)

  function toggleAbout(): void {
    if (matchMedia('(width >= 75rem)').matches) onAbout(!isAboutOpen)
    else list.open({ about: 1 })
  }

  return (
    <div
      className={
        isAboutOpen
          ? 'grid min-h-0 min-w-0 grid-cols-1 min-[75rem]:grid-cols-[minmax(0,1fr)_19.5rem]'
          : 'grid min-h-0 min-w-0 grid-cols-1'
      }
    >
      <section
        aria-label={`Conversation with ${threadName(thread)}`}
        ref={trackKeyboardHeight}
        {...drop.handlers}
        className="flex min-h-0 min-w-0 flex-col max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:bottom-(--keyboard,0px) max-md:bg-paper"
      >
        <ThreadHead
          thread={thread}
          back={inboxAddress}
          isAboutOpen={isAboutOpen}
          onAbout={toggleAbout}
          onUnread={() => void leave(() => markUnread.mutate(thread))}
          onArchived={showNext}
          onDelete={() => void leave(() => remove.mutate(thread))}
        />
        <RefusalAlert save={remove} />
        <MessageList
          thread={thread}
          messages={messages}
          sending={outbox.length}
          onSeen={(lastId) => {
            lastSeen.current = lastId
            markRead(lastId)
          }}
        >
          <OutboxItems box={box} items={outbox} />
        </MessageList>
        {/* Its draft is in this browser only. */}
        {isHydrated ? (
          <Composer
            key={id}
            thread={thread}
            box={box}
            outbox={outbox}
            lastSeen={() => lastSeen.current}
            dropped={drop}
          />
        ) : (
          <div className="px-4 pb-4 md:px-6">
            <Skeleton className="h-28 w-full" />
          </div>
        )}
      </section>
      {isAboutOpen && (
        <aside
          aria-label="About this Contact"
          className="relative min-h-0 overflow-y-auto border-l border-line bg-wash max-[75rem]:hidden"
        >
          <AboutContact thread={thread} onClose={() => onAbout(false)} />
        </aside>
      )}
      {isHydrated && list.get('about') !== '' && (
        <AboutSheet thread={thread} onClose={() => list.close({ about: null })} />
      )}
    </div>
  )
}

/**
 * Marks the customer's messages as read up to one. The first time whatever the count says, which may have
 * been read long ago.
 */
function useMarkRead({ id, unreadCount }: ThreadRecord) {
  const queries = useQueryClient()
  const readUpTo = useRef(0)
  const unread = useRef(unreadCount)
  useEffect(() => {
    unread.current = unreadCount
  }, [unreadCount])
  return (lastId: number): void => {
    const isFirst = readUpTo.current === 0
    if (readUpTo.current >= lastId) return
    readUpTo.current = lastId
    const input = { params: { id: String(id) }, query: { upTo: lastId } }
    const read = { version: null, request: null }
    // What its reader was told about it is read with it.
    const changes = [
      { ...read, subject: 'thread' as const, ids: [id] },
      { ...read, subject: 'notification' as const, ids: null },
    ]
    call('post /api/inbox/threads/{id}/read', input)
      .then(() => {
        if (!isFirst && unread.current === 0) return undefined
        return refetchAffected(queries, changes)
      })
      // It is tried again with the next look at the conversation.
      .catch(() => {
        readUpTo.current = 0
      })
  }
}

/** Shows what follows a conversation in the list, else what is before it; the list alone on a phone. */
function useShowNext({ id }: ThreadRecord, list: ListState, inboxAddress: string) {
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const listed = useQuery(threadsQuery(readThreads(list), list.window)).data?.items ?? []
  // As the list was before the conversation left it.
  const order = useRef<number[]>([])
  const ids = listed.map((thread) => thread.id)
  if (ids.includes(id)) order.current = ids
  return () => {
    const at = order.current.indexOf(id)
    const next = order.current[at + 1] ?? order.current[at - 1]
    const to = isNarrow || at < 0 || next === undefined ? inboxAddress : list.recordAddress(next)
    void navigate(to, { replace: true })
  }
}

/** What is done from the list, because the conversation cannot stay open: deleting it, or marking it unread. */
function useLeaving(inboxAddress: string) {
  const navigate = useNavigate()
  async function leave(action: () => void): Promise<void> {
    await navigate(inboxAddress, { replace: true })
    action()
  }
  return { remove: useDeleteThread(), markUnread: useMarkUnread(), leave }
}
