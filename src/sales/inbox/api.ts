import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { publishPresence } from '../../platform/events/notify.ts'
import { notModified } from '../../platform/http/cache/etag.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { queryId } from '../../shared/fields/fields.ts'
import { personName } from '../../shared/person-name.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { staff } from '../../team/staff/guard.ts'
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

const thread = recordRoutes('thread', {
  ...{ path: '/api/inbox/threads', tag, one: 'conversation', record: ThreadRecord },
})

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
      summary: 'Begin a conversation, or open the one with this person again',
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
  thread.view('/counts', 'How many conversations each filter has', ThreadCounts, threadCounts),
  route(
    {
      method: 'get',
      path: '/api/inbox/channels',
      tag,
      summary: 'Which channels are connected, and why the others are not',
      guard: staff(),
      responses: { 200: z.array(ChannelRecord) },
    },
    async (context, _input, call) => call.json(await channelList(context)),
  ),
  thread.read(({ db }, id) => threadRecord(db, id)),
  thread.change(ThreadChange, changeThread, {
    summary: 'Archive, assign or mark a conversation, or give it a contact',
  }),
  thread.remove(deleteThread),
  thread.restore(restoreThread, { refused: { 409: 'There is a newer one' } }),
  route(
    {
      method: 'post',
      path: '/api/inbox/threads/{id}/read',
      tag,
      summary: "Mark the customer's messages as read, with upTo those up to one",
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
  thread.verb(
    '/writing',
    'Tell the others that one is writing in this conversation',
    undefined,
    (context, id) => notifyColleagues(context, 'writing', id),
    { silent: 'Sent to the others' },
  ),
  thread.verb(
    '/presence',
    'Tell the others that one has this conversation open',
    undefined,
    (context, id) => notifyColleagues(context, 'presence', id),
    { silent: 'Sent to the others' },
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
