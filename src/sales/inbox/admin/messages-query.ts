import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callList } from '../../../admin/calls/call.ts'
import type { MessageRecord, MessageState } from '../rules/message.ts'

/** The newest messages of a conversation, newest first and without a gap, and how many there are. */
export type LoadedMessages = { items: MessageRecord[]; total: number }

/** Messages loaded at a time. */
const MESSAGES = 40
/** The most that are kept while the end is in view. */
const MAX_AT_END = 3 * MESSAGES
/** The most that are kept of what comes while older messages are read. */
const MAX_KEPT = 2_000
/** Pages read to catch up with what came since; after more, what was loaded before is dropped. */
const MAX_PAGES = 5

type Options = Pick<Parameters<typeof callList<'get /api/inbox/messages'>>[1], 'signal' | 'meta'>

/**
 * The messages of a conversation. Read again, only the newest are: older ones stay as they were loaded,
 * however many there are, except those whose sending is not over.
 */
export function messagesQuery(threadId: number) {
  const queryKey = ['threads', 'messages', threadId]
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal, meta }): Promise<LoadedMessages> => {
      const options = { signal, meta }
      // Read where it is used: older ones may be loaded meanwhile.
      const loaded = () => client.getQueryData<LoadedMessages>(queryKey)?.items ?? []
      const newest = await readPage(threadId, null, options)
      let items = newest.items
      for (let pages = 1; pages < MAX_PAGES && hasGap(items, newest.total, loaded()); pages++) {
        const before = items.at(-1)?.id ?? null
        items = [...items, ...(await readPage(threadId, before, options)).items]
      }
      if (hasGap(items, newest.total, loaded())) return { ...newest, items }
      const lastId = items.at(-1)?.id ?? 0
      const settled = await settle(threadId, loaded(), lastId, options)
      const older = loaded().filter(({ id }) => id < lastId)
      const kept = older.flatMap((message) => settled.get(message.id) ?? message)
      const most = Math.max(MAX_KEPT, loaded().length)
      return { ...newest, items: [...items, ...kept].slice(0, most) }
    },
  })
}

/** Loads the page before the oldest loaded message. */
export async function loadOlderMessages(client: QueryClient, threadId: number): Promise<void> {
  const { queryKey } = messagesQuery(threadId)
  const oldest = client.getQueryData(queryKey)?.items.at(-1)?.id
  if (oldest === undefined) return
  const { items } = await readPage(threadId, oldest, {})
  client.setQueryData(queryKey, (data) =>
    data?.items.at(-1)?.id === oldest ? { ...data, items: [...data.items, ...items] } : data,
  )
}

/** Drops the older ones of many loaded messages; they load again on the way up. */
export function keepNewestMessages(client: QueryClient, threadId: number): void {
  client.setQueryData(messagesQuery(threadId).queryKey, (data) =>
    data && data.items.length > MAX_AT_END
      ? { ...data, items: data.items.slice(0, MESSAGES) }
      : data,
  )
}

/** Whether messages between those read and those loaded before are missing. */
function hasGap(
  read: readonly MessageRecord[],
  total: number,
  loaded: readonly MessageRecord[],
): boolean {
  const [newestLoaded] = loaded
  const lastRead = read.at(-1)
  if (!newestLoaded || !lastRead || read.length >= total) return false
  return lastRead.id > newestLoaded.id
}

const unsettled: readonly MessageState[] = ['queued', 'sending', 'failed', 'unsure']

/**
 * Reads those messages before an id again of which something may still become: each as it is now, or none when it
 * was deleted.
 */
async function settle(
  threadId: number,
  messages: readonly MessageRecord[],
  before: number,
  options: Options,
): Promise<Map<number, MessageRecord[]>> {
  const open = messages.filter(({ id, state }) => id < before && unsettled.includes(state))
  const read = open.map(async ({ id }): Promise<[number, MessageRecord[]]> => {
    const { items } = await readPage(threadId, id + 1, options, 1)
    return [id, items.filter((found) => found.id === id)]
  })
  return new Map(await Promise.all(read))
}

function readPage(
  threadId: number,
  before: number | null,
  options: Options,
  limit = MESSAGES,
): Promise<LoadedMessages> {
  const query = { threadId, limit, ...(before !== null && { before }) }
  return callList('get /api/inbox/messages', { query, ...options })
}
