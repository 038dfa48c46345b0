import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call, type Input } from '../../../../admin/calls/call.ts'
import { refetchAffected } from '../../../../admin/calls/stale-queries.ts'
import { reasonBesideTitle } from '../../../../admin/calls/use-save.ts'
import { clearDraft, readDraft, writeDraft } from '../../../../admin/drafts/draft-store.ts'
import { contacts } from '../../../../records/contacts/admin/contact-calls.ts'
import { ApiError } from '../../../../shared/api-client.ts'
import { randomUuid } from '../../../../shared/request-keys.ts'
import { showToast } from '../../../../ui/feedback/toast-store.ts'
import type { AttachmentRecord } from '../../rules/attachment.ts'
import type { MessageRecord } from '../../rules/message.ts'
import { changeThread } from '../inbox-calls.ts'
import { messagesQuery } from '../messages-query.ts'
import type { Addresses } from './recipients.tsx'
import { OUTBOX, OutboxDraft } from './unsent-messages.ts'

/*
 * What this browser is sending. A message stays here, and in the browser's storage, until the server
 * has stored it: no reload, crash or lost connection loses its text. Each has its key, by which the
 * server knows it again, so that it is never stored twice.
 */

/** A message on its way to the server. */
export type Outgoing = {
  /** Its Idempotency-Key. */
  key: string
  at: string
  body: Input<'post /api/inbox/messages'>['body']
  files: AttachmentRecord[]
  /** The addresses, if they were changed by hand. */
  addresses?: Addresses | null
  /** `refused` cannot be sent as it is; `meanwhile`: another message came first. */
  state: 'sending' | 'failed' | 'refused' | 'meanwhile'
  /** Why it was not stored. */
  reason: string | null
}

/** Whose messages in which conversation. */
export type OutboxKey = { user: number; threadId: number }

const none: readonly Outgoing[] = []
const boxes = new Map<string, readonly Outgoing[]>()
const listeners = new Set<() => void>()
/** The keys that this page has had: the storage may hold messages of other windows beside them. */
const known = new Set<string>()

/** The messages of a conversation that the server does not have yet, in order. */
export function useOutbox({ user, threadId }: OutboxKey): readonly Outgoing[] {
  return useSyncExternalStore(
    subscribe,
    () => itemsOf({ user, threadId }),
    () => none,
  )
}

/** Sends a new message. */
export function post(
  queries: QueryClient,
  box: OutboxKey,
  message: Pick<Outgoing, 'body' | 'files' | 'addresses'>,
): void {
  const item: Outgoing = {
    ...{ key: randomUuid(), at: new Date().toISOString(), state: 'sending', reason: null },
    ...message,
  }
  set(box, [...itemsOf(box), item])
  void send(queries, box, item)
}

/** Sends a message again, under its key. */
export function postAgain(queries: QueryClient, box: OutboxKey, item: Outgoing): void {
  if (item.state === 'sending') return
  change(box, item.key, { state: 'sending', reason: null })
  void send(queries, box, item)
}

/** Drops a message. */
export function takeOut(box: OutboxKey, key: string): void {
  set(
    box,
    itemsOf(box).filter((item) => item.key !== key),
  )
}

async function send(queries: QueryClient, box: OutboxKey, { key, body }: Outgoing): Promise<void> {
  const mutation = new MutationObserver(queries, {
    mutationFn: () => call('post /api/inbox/messages', { body, key }),
  })
  try {
    const message = await mutation.mutate()
    addToThread(queries, box.threadId, message)
    takeOut(box, key)
    if (message.assignsThread) sayAssigned(queries, box.threadId, message)
  } catch (error) {
    change(box, key, outcomeOf(error))
  }
  const written = { version: null, request: null }
  // An answer ends the notice that nobody took it.
  await refetchAffected(queries, [
    { ...written, subject: 'thread', ids: [box.threadId] },
    { ...written, subject: 'notification', ids: null },
  ])
}

/** Says that the conversation, and its contact if nobody had them, are the writer's now, with Undo. */
function sayAssigned(
  queries: QueryClient,
  threadId: number,
  { contactId, assignsContact }: MessageRecord,
): void {
  const contact = assignsContact ? contactId : null
  const text = contact
    ? 'Whoever answers is assigned, also to the contact.'
    : 'Whoever answers is assigned.'
  showToast('Assigned to you', text, 'plain', {
    label: 'Undo',
    hint: 'Assign it to somebody else in the conversation’s menu.',
    run: async () => {
      await changeThread({ id: threadId }, { assignedToId: null })
      if (contact) await contacts.change(contact, { assignedToId: null })
      const written = { version: null, request: null }
      await refetchAffected(queries, [
        { ...written, subject: 'thread', ids: [threadId] },
        { ...written, subject: 'contact', ids: contact ? [contact] : [] },
      ])
    },
  })
}

function outcomeOf(error: unknown): Pick<Outgoing, 'state' | 'reason'> {
  const reason =
    error instanceof TypeError ? 'no connection' : reasonBesideTitle(error, 'server error')
  if (!(error instanceof ApiError)) return { state: 'failed', reason }
  if (error.code === 'messages_came_meanwhile') return { state: 'meanwhile', reason }
  if (error.status === 401) return { state: 'failed', reason: 'you were signed out' }
  return { state: [400, 403, 404, 422].includes(error.status) ? 'refused' : 'failed', reason }
}

/** Shows a stored message at once, before the conversation is read again. */
function addToThread(queries: QueryClient, threadId: number, message: MessageRecord): void {
  queries.setQueryData(messagesQuery(threadId).queryKey, (data) => {
    if (!data || data.items.some(({ id }) => id === message.id)) return data
    return { items: [message, ...data.items], total: data.total + 1 }
  })
}

function change(box: OutboxKey, key: string, part: Partial<Outgoing>): void {
  set(
    box,
    itemsOf(box).map((item) => (item.key === key ? { ...item, ...part } : item)),
  )
}

function set(box: OutboxKey, items: readonly Outgoing[]): void {
  boxes.set(nameOf(box), items)
  for (const { key } of items) known.add(key)
  const all = [...written(box).filter(({ key }) => !known.has(key)), ...items]
  if (all.length === 0) clearDraft(draftOf(box))
  else writeDraft(draftOf(box), { items: all })
  for (const listener of listeners) listener()
}

function itemsOf(box: OutboxKey): readonly Outgoing[] {
  const held = boxes.get(nameOf(box))
  if (held) return held
  const items = stored(box)
  for (const { key } of items) known.add(key)
  boxes.set(nameOf(box), items)
  return items
}

/** What an earlier page left: nobody knows whether it was stored, which its key tells. */
function stored(box: OutboxKey): readonly Outgoing[] {
  return written(box).map((item) =>
    item.state === 'sending' ? { ...item, state: 'failed', reason: 'the page was closed' } : item,
  )
}

function written(box: OutboxKey): readonly Outgoing[] {
  return readDraft(draftOf(box), OutboxDraft)?.typed.items.filter(isOutgoing) ?? none
}

// Safe: only this file writes them; another version of it may have.
function isOutgoing(item: unknown): item is Outgoing {
  return (
    typeof item === 'object' &&
    item !== null &&
    ['key', 'at', 'body', 'files', 'state'].every((name) => name in item)
  )
}

function draftOf({ user, threadId }: OutboxKey) {
  return { user, form: OUTBOX, record: threadId }
}

function nameOf({ user, threadId }: OutboxKey): string {
  return `${user} ${threadId}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
