import * as z from 'zod/mini'
import { notModified } from '../../../platform/http/cache/etag.ts'
import { downloadOf } from '../../../platform/http/download-of.ts'
import { idempotencyKey } from '../../../platform/http/idempotency/respond-once.ts'
import { listResponse, Page } from '../../../platform/http/page.ts'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { queryBoolean } from '../../../shared/fields/fields.ts'
import { recordRoutes } from '../../../team/record/record-routes.ts'
import { staff } from '../../../team/staff/guard.ts'
import { rawMail } from '../mail/raw-mail.ts'
import { MessageInput, MessageRecord, MessageSearch, OriginalMail } from '../rules/message.ts'
import { deleteMessage } from './delete-message.ts'
import { messageList, messageListVersion } from './messages.ts'
import { originalMail, originalPage } from './original.ts'
import { confirmMessage, retryMessage } from './retry-message.ts'
import { writeMessage } from './write-message.ts'

const tag = 'inbox'

const message = recordRoutes('message', { path: '/api/inbox/messages', tag, record: MessageRecord })

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
  message.create(
    MessageInput,
    (context, body, call) => writeMessage(context, body, { key: idempotencyKey(call) }),
    {
      summary: 'Write in a conversation; sent if its channel is connected, otherwise recorded',
      refused: {
        404: 'No such conversation',
        409: 'There are newer messages than the last one seen',
      },
    },
  ),
  message.verb(
    '/retry',
    'Resend a message that failed or may have failed',
    undefined,
    retryMessage,
    { refused: { 409: 'Already sent or being sent' } },
  ),
  message.verb(
    '/confirm',
    'Confirm that a message of unknown status was delivered',
    undefined,
    confirmMessage,
    { refused: { 409: 'Its status is known' } },
  ),
  message.viewOf(
    '/original',
    'A received email with its quoted text and sanitized HTML',
    OriginalMail,
    ({ db }, id) => originalMail(db, id),
    { refused: { 404: 'No such email' } },
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
      method: 'get',
      path: '/api/inbox/messages/{id}/original/eml',
      tag,
      summary: 'A received email as it came, for as long as it is kept',
      guard: staff(),
      params: IdParams,
      responses: { 200: 'The email (message/rfc822)', 404: 'No such email, or no longer kept' },
    },
    async ({ db }, { params }, call) =>
      downloadOf(call, {
        name: `email-${params.id}.eml`,
        type: 'message/rfc822',
        bytes: await rawMail(db, params.id),
      }),
  ),
  message.remove(deleteMessage, {
    summary: 'Delete your own message that was not sent',
    refused: { 403: 'Someone else wrote it', 409: 'It was sent or may have been' },
  }),
]
