import * as z from 'zod/mini'
import { notModified } from '../../../platform/http/cache/etag.ts'
import { idempotencyKey } from '../../../platform/http/idempotency/respond-once.ts'
import { listResponse, Page } from '../../../platform/http/page.ts'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { queryBoolean } from '../../../shared/fields/fields.ts'
import { recordRoutes } from '../../../team/record/record-routes.ts'
import { staff } from '../../../team/staff/guard.ts'
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
  message.create(
    MessageInput,
    (context, body, call) => writeMessage(context, body, idempotencyKey(call)),
    {
      summary: 'Write in a conversation: sent where its channel is connected, else recorded',
      refused: {
        404: 'No such conversation',
        409: 'Others wrote after the last message that was seen',
      },
    },
  ),
  message.verb(
    '/retry',
    'Send a message again that was not sent, or perhaps not',
    undefined,
    retryMessage,
    { refused: { 409: 'It is sent or on its way' } },
  ),
  message.verb(
    '/confirm',
    'Somebody found out that a message did arrive, of which this was not known',
    undefined,
    confirmMessage,
    { refused: { 409: 'It is known' } },
  ),
  message.viewOf(
    '/original',
    'A received e-mail with what it quotes, and its sanitized HTML',
    OriginalMail,
    ({ db }, id) => originalMail(db, id),
    { refused: { 404: 'No such e-mail' } },
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/messages/{id}/original/page',
      tag,
      summary: 'A received e-mail as a page, with pictures from elsewhere only when asked',
      guard: staff(),
      params: IdParams,
      query: z.object({ pictures: z._default(queryBoolean(), false) }),
      responses: { 200: 'The page (text/html), sandboxed', 404: 'No such e-mail' },
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
  message.remove(deleteMessage, {
    summary: 'Delete one’s own message that was not sent',
    refused: { 403: 'Somebody else wrote it', 409: 'It was sent, or perhaps was' },
  }),
]
