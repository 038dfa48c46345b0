import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { publishPresence } from '../../platform/events/notify.ts'
import { notModified } from '../../platform/http/cache/etag.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { queryId } from '../../shared/fields/fields.ts'
import { personName } from '../../shared/person-name.ts'
import { mayRestore, staff } from '../../team/staff/guard.ts'
import { beginThread } from './begin-thread.ts'
import { changeThread } from './change-thread.ts'
import { channelList } from './channels/channels.ts'
import { deleteThread, restoreThread } from './delete-thread.ts'
import { readThread } from './read-thread.ts'
import { ChannelRecord } from './rules/channel.ts'
import {
  NewThread,
  ThreadChange,
  ThreadCounts,
  ThreadRecord,
  ThreadSearch,
} from './rules/thread.ts'
import { threadCounts } from './thread-counts.ts'
import { findThreads, threadList, threadRecord } from './threads.ts'

const tag = 'inbox'

/** The version is read before the list: a change in between is sent twice, never missed. */
export const inboxRoutes = [
  route(
    {
      method: 'get',
      path: '/api/inbox/threads',
      tag,
      summary: 'Conversations, latest first',
      guard: staff(),
      query: z.extend(ThreadSearch, Page.shape),
      responses: { 200: z.array(ThreadRecord), 304: 'Nothing changed' },
    },
    async ({ db, actor }, { query }, call) => {
      const threadQuery = { ...query, actorId: actor?.id ?? null }
      const { ids, total, version } = await findThreads(db, threadQuery)
      return (
        notModified(call, `${total}-${version}`) ??
        listResponse(call, await threadList(db, ids), total, query)
      )
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/threads',
      tag,
      summary: 'Start a conversation, or reopen the one with this person',
      guard: staff(),
      once: true,
      body: NewThread,
      responses: { 201: ThreadRecord, 200: ThreadRecord },
    },
    async (context, { body }, call) => {
      const { thread, isNew } = await beginThread(context, body)
      return call.json(thread, isNew ? 201 : 200)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/threads/counts',
      tag,
      summary: 'How many conversations each filter has',
      guard: staff(),
      responses: { 200: ThreadCounts },
    },
    async (context, _input, call) => call.json(await threadCounts(context)),
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/channels',
      tag,
      summary: 'Which channels are connected, and why others are not',
      guard: staff(),
      responses: { 200: z.array(ChannelRecord) },
    },
    async (context, _input, call) => call.json(await channelList(context)),
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/threads/{id}',
      tag,
      summary: 'A conversation',
      guard: staff(),
      params: IdParams,
      responses: { 200: ThreadRecord, 404: 'No such conversation' },
    },
    async ({ db }, { params }, call) => call.json(await threadRecord(db, params.id)),
  ),
  route(
    {
      method: 'put',
      path: '/api/inbox/threads/{id}',
      tag,
      summary: 'Archive, assign or mark a conversation, or link it to a contact',
      guard: staff(),
      params: IdParams,
      body: ThreadChange,
      responses: { 200: ThreadRecord, 404: 'No such conversation', 409: 'Changed since' },
    },
    async (context, { params, body }, call) =>
      call.json(await changeThread(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/inbox/threads/{id}',
      tag,
      summary: 'Delete a conversation',
      guard: staff('deleteThreads'),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such conversation' },
    },
    async (context, { params }, call) => {
      await deleteThread(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/threads/{id}/restore',
      tag,
      summary: 'Restore a conversation deleted in the last 30 days',
      guard: mayRestore('thread'),
      params: IdParams,
      responses: {
        200: ThreadRecord,
        404: 'Nothing to restore',
        409: 'There is a newer conversation',
      },
    },
    async (context, { params }, call) => call.json(await restoreThread(context, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/threads/{id}/read',
      tag,
      summary: 'Mark the customer’s messages as read, with upTo only those up to a message',
      guard: staff(),
      params: IdParams,
      query: z.object({ upTo: z.optional(queryId()) }),
      responses: { 204: 'Read', 404: 'No such conversation' },
    },
    async (context, { params, query }, call) => {
      await readThread(context, params.id, query)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/threads/{id}/writing',
      tag,
      summary: 'Show others that you are typing in this conversation',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Others were notified', 404: 'No such conversation' },
    },
    async (context, { params }, call) => {
      await notifyColleagues(context, 'writing', params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/threads/{id}/presence',
      tag,
      summary: 'Show others that you have this conversation open',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Others were notified', 404: 'No such conversation' },
    },
    async (context, { params }, call) => {
      await notifyColleagues(context, 'presence', params.id)
      return call.body(null, 204)
    },
  ),
]

async function notifyColleagues(
  context: Context,
  subject: 'presence' | 'writing',
  threadId: number,
): Promise<void> {
  const { id } = await threadRecord(context.db, threadId)
  if (context.actor) await publishPresence(context, subject, id, personName(context.actor))
}
