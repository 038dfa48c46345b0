import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import type { ThreadChange, ThreadRecord, ThreadSearch } from '../rules/thread.ts'

type Window = { limit: number; offset: number }

/** One page of conversations; while it loads, the rows of the previous page stay. */
export function threadsQuery(search: ThreadSearch, window: Window) {
  const query = { ...search, ...window }
  return queryOptions({
    queryKey: ['threads', 'list', query],
    queryFn: ({ signal, meta }) => callList('get /api/inbox/threads', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** How many conversations each filter has. */
export const threadCountsQuery = queryOptions({
  queryKey: ['threads', 'counts'],
  queryFn: ({ signal, meta }) => call('get /api/inbox/threads/counts', { signal, meta }),
})

/** One conversation; disabled without an id. */
export function threadQuery(id: number | null) {
  return queryOptions({
    queryKey: ['threads', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/inbox/threads/{id}', { params: { id: String(id) }, signal, meta }),
    enabled: id !== null,
  })
}

/** Which channels are connected. */
export const channelsQuery = queryOptions({
  queryKey: ['threads', 'channels'],
  queryFn: ({ signal, meta }) => call('get /api/inbox/channels', { signal, meta }),
  staleTime: 60_000,
})

/** A received e-mail with what it quotes. */
export function originalQuery(messageId: number) {
  return queryOptions({
    queryKey: ['threads', 'original', messageId],
    queryFn: ({ signal, meta }) =>
      call('get /api/inbox/messages/{id}/original', {
        params: { id: String(messageId) },
        signal,
        meta,
      }),
  })
}

/** The channel of a conversation; undefined until it is known. */
export function useChannel(thread: Pick<ThreadRecord, 'channel'>) {
  return useQuery(channelsQuery).data?.find(({ id }) => id === thread.channel)
}

export function changeThread({ id }: { id: number }, body: ThreadChange) {
  return call('put /api/inbox/threads/{id}', { params: { id: String(id) }, body })
}

type Change = { thread: ThreadRecord; fields: Omit<ThreadChange, 'version'>; title: string }

/** Changes fields of a conversation at once, with Undo. */
export function useChangeThread() {
  return useSave({
    send: ({ thread, fields }: Change) => changeThread(thread, fields),
    done: (_, { thread, fields, title }) => ({
      title,
      text: threadName(thread),
      undo: () => {
        const names = Object.keys(fields) as (keyof typeof fields & keyof ThreadRecord)[]
        return changeThread(thread, Object.fromEntries(names.map((name) => [name, thread[name]])))
      },
    }),
    keyOf: ({ id }) => ['threads', 'one', id],
    failed: 'Couldn’t update the conversation',
    nameOf: ({ thread }) => threadName(thread),
  })
}

export function useMarkUnread() {
  return useSave({
    send: (thread: ThreadRecord) => changeThread(thread, { unread: true }),
    done: (_, thread) => ({ title: 'Marked as unread', text: threadName(thread) }),
    failed: 'Couldn’t mark the conversation as unread',
    nameOf: threadName,
  })
}

export function useDeleteThread() {
  return useDeleteRecord<ThreadRecord>({
    kind: 'conversation',
    nameOf: threadName,
    remove: (params) => call('delete /api/inbox/threads/{id}', { params }),
    restore: (params) => call('post /api/inbox/threads/{id}/restore', { params }),
  })
}

type MessageAction = 'retry' | 'confirm' | 'delete'
const actionTitles: Record<MessageAction, string> = {
  retry: 'Sending again',
  confirm: 'Marked as sent',
  delete: 'Message deleted',
}

/** What is done with a message that was not sent, or perhaps not. */
export function useActOnMessage() {
  return useSave({
    send: ({ id, action }: { id: number; action: MessageAction }): Promise<unknown> => {
      const params = { id: String(id) }
      if (action === 'delete') return call('delete /api/inbox/messages/{id}', { params })
      return action === 'retry'
        ? call('post /api/inbox/messages/{id}/retry', { params })
        : call('post /api/inbox/messages/{id}/confirm', { params })
    },
    done: (_, { action }) => ({ title: actionTitles[action] }),
    failed: 'Something went wrong. Please try again.',
  })
}

/** The name by which a conversation is known: its contact's, else that on the channel. */
export function threadName({
  contactName,
  name,
}: Pick<ThreadRecord, 'contactName' | 'name'>): string {
  return contactName ?? name
}
