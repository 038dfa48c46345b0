import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import type { ThreadChange, ThreadRecord, ThreadSearch } from '../rules/thread.ts'
import { threadName } from './thread-name.ts'

const threads = recordCalls('threads', '/api/inbox/threads', { listsWhole: true })
const messages = recordCalls('threads', '/api/inbox/messages')

type Window = { limit: number; offset: number }

/** One page of conversations. */
export const threadsQuery = (search: ThreadSearch, window: Window) =>
  threads.list({ ...search, ...window })

/** How many conversations each filter has. */
export const threadCountsQuery = threads.view('/counts', {})

/** One; disabled without an id. */
export const threadQuery = threads.one

/** Which channels are connected. */
export const channelsQuery = queryOptions({
  queryKey: ['threads', 'channels'],
  queryFn: ({ signal, meta }) => call('get /api/inbox/channels', { signal, meta }),
  staleTime: 60_000,
})

/** A received e-mail with what it quotes. */
export const originalQuery = (messageId: number) => messages.viewOf(messageId, '/original')

/** The channel of a conversation; undefined until it is known. */
export function useChannel(thread: Pick<ThreadRecord, 'channel'>) {
  return useQuery(channelsQuery).data?.find(({ id }) => id === thread.channel)
}

export function changeThread({ id }: { id: number }, body: ThreadChange) {
  return threads.change(id, body)
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
    paints: ({ thread, fields }) => ({ subject: 'threads', ids: [thread.id], fields }),
    keyOf: threads.keyOf,
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
    calls: threads,
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
    send: ({ id, action }: { id: number; action: MessageAction }): Promise<unknown> =>
      action === 'delete' ? messages.remove(id) : messages.verb(id, `/${action}`, {}),
    done: (_, { action }) => ({ title: actionTitles[action] }),
    failed: 'Something went wrong. Please try again.',
  })
}
