import * as z from 'zod/mini'
import { notModified } from '../../../platform/http/cache/etag.ts'
import { idempotencyKey } from '../../../platform/http/idempotency/respond-once.ts'
import { listResponse, Page } from '../../../platform/http/page.ts'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { queryBoolean } from '../../../shared/fields/fields.ts'
import { staff } from '../../../team/staff/guard.ts'
import { MessageInput, MessageRecord, MessageSearch, OriginalMail } from '../rules/message.ts'
import { deleteMessage } from './delete-message.ts'
import { messageList, messageListVersion } from './messages.ts'
import { originalMail, originalPage } from './original.ts'
import { confirmMessage, retryMessage } from './retry-message.ts'
import { writeMessage } from './write-message.ts'

const tag = 'inbox'

/** The version is read before the list: a change in between is sent twice, never missed. */
export const messageRoutes = [
  route(
    {
      method: 'get',
      path: '/api/inbox/messages',
      tag,
      summary: 'Messages of all conversations or of one, newest first',
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
  route(
    {
      method: 'post',
      path: '/api/inbox/messages',
      tag,
      summary: 'Write in a conversation; sent if its channel is connected, otherwise recorded',
      guard: staff(),
      once: true,
      body: MessageInput,
      responses: {
        201: MessageRecord,
        404: 'No such conversation',
        409: 'There are newer messages than the last one seen',
      },
    },
    async (context, { body }, call) =>
      call.json(await writeMessage(context, body, idempotencyKey(call)), 201),
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/messages/{id}/retry',
      tag,
      summary: 'Resend a message that failed or may have failed',
      guard: staff(),
      params: IdParams,
      responses: { 200: MessageRecord, 404: 'No such message', 409: 'Already sent or being sent' },
    },
    async (context, { params }, call) => call.json(await retryMessage(context, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/messages/{id}/confirm',
      tag,
      summary: 'Confirm that a message of unknown status was delivered',
      guard: staff(),
      params: IdParams,
      responses: { 200: MessageRecord, 404: 'No such message', 409: 'Its status is known' },
    },
    async (context, { params }, call) => call.json(await confirmMessage(context, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/messages/{id}/original',
      tag,
      summary: 'A received email with its quoted text and sanitized HTML',
      guard: staff(),
      params: IdParams,
      responses: { 200: OriginalMail, 404: 'No such email' },
    },
    async ({ db }, { params }, call) => call.json(await originalMail(db, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/messages/{id}/original/page',
      tag,
      summary: 'A received email as a page; remote pictures only on request',
      guard: staff(),
      params: IdParams,
      query: z.object({ pictures: z._default(queryBoolean(), false) }),
      responses: { 200: 'The page (text/html), sandboxed', 404: 'No such email' },
    },
    async ({ db }, { params, query }, call) => {
      const { page, policy } = await originalPage(db, params.id, query)
      return call.body(page, 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        // In a frame of our own screens.
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      })
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/inbox/messages/{id}',
      tag,
      summary: 'Delete your own message that was not sent',
      guard: staff(),
      params: IdParams,
      responses: {
        204: 'Deleted',
        403: 'Someone else wrote it',
        404: 'No such message',
        409: 'It was sent or may have been',
      },
    },
    async (context, { params }, call) => {
      await deleteMessage(context, params.id)
      return call.body(null, 204)
    },
  ),
]
