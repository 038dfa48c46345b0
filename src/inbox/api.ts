import * as z from 'zod/mini'
import { unchanged } from '../http/etag.ts'
import { listAnswer, Page } from '../http/page.ts'
import { route } from '../http/route.ts'
import { staff } from '../staff/guard.ts'
import { messageList, messageListVersion } from './messages.ts'
import { MessageRecord, MessageSearch, ThreadRecord, ThreadSearch } from './rules.ts'
import { threadCount, threadList, threadListVersion } from './threads.ts'

const tag = 'inbox'

/** The version is read before the list: a change between the two is sent again, never missed. */
export const inboxRoutes = [
  route(
    {
      method: 'get',
      path: '/api/inbox/threads',
      tag,
      summary: 'Conversations, the latest first',
      guard: staff(),
      query: z.extend(ThreadSearch, Page.shape),
      answers: { 200: z.array(ThreadRecord), 304: 'Nothing changed' },
    },
    async ({ db, actor }, { query }, call) => {
      const wanted = { ...query, actorId: actor?.id ?? null }
      const total = await threadCount(db, wanted)
      const version = `${total}-${await threadListVersion(db, wanted)}`
      return (
        unchanged(call, version) ?? listAnswer(call, await threadList(db, wanted), total, query)
      )
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/messages',
      tag,
      summary: 'Messages of every conversation or of one, newest first',
      guard: staff(),
      query: z.extend(MessageSearch, Page.shape),
      answers: { 200: z.array(MessageRecord), 304: 'Nothing changed' },
    },
    async ({ db }, { query }, call) => {
      const version = await messageListVersion(db, query)
      const same = unchanged(call, version)
      if (same) return same
      const { messages, total } = await messageList(db, query)
      return listAnswer(call, messages, total, query)
    },
  ),
]
