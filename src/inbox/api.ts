import * as z from 'zod/mini'
import { notModified } from '../http/cache/etag.ts'
import { listResponse, Page } from '../http/page.ts'
import { route } from '../http/route.ts'
import { staff } from '../staff/guard.ts'
import { messageList, messageListVersion } from './messages.ts'
import { MessageRecord, MessageSearch, ThreadRecord, ThreadSearch } from './rules/thread.ts'
import { threadCount, threadList, threadListVersion } from './threads.ts'

const tag = 'inbox'

/** The version is read before the list: a change in between is sent twice, never missed. */
export const inboxRoutes = [
  route(
    {
      method: 'get',
      path: '/api/inbox/threads',
      tag,
      summary: 'Conversations, the latest first',
      guard: staff(),
      query: z.extend(ThreadSearch, Page.shape),
      responses: { 200: z.array(ThreadRecord), 304: 'Nothing changed' },
    },
    async ({ db, actor }, { query }, call) => {
      const threadQuery = { ...query, actorId: actor?.id ?? null }
      const total = await threadCount(db, threadQuery)
      const version = `${total}-${await threadListVersion(db, threadQuery)}`
      return (
        notModified(call, version) ??
        listResponse(call, await threadList(db, threadQuery), total, query)
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
      responses: { 200: z.array(MessageRecord), 304: 'Nothing changed' },
    },
    async ({ db }, { query }, call) => {
      const version = await messageListVersion(db, query)
      const response = notModified(call, version)
      if (response) return response
      const { messages, total } = await messageList(db, query)
      return listResponse(call, messages, total, query)
    },
  ),
]
