import * as z from 'zod/mini'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { staff } from '../../../team/staff/guard.ts'
import { CannedReplyChange, CannedReplyInput, CannedReplyRecord } from '../rules/canned-reply.ts'
import {
  addCannedReply,
  cannedReplyList,
  changeCannedReply,
  deleteCannedReply,
} from './canned-replies.ts'

const tag = 'inbox'

export const answerRoutes = [
  route(
    {
      method: 'get',
      path: '/api/inbox/canned-replies',
      tag,
      summary: 'Canned replies, your own and the agency’s, by title',
      guard: staff(),
      responses: { 200: z.array(CannedReplyRecord) },
    },
    async (context, _input, call) => call.json(await cannedReplyList(context)),
  ),
  route(
    {
      method: 'post',
      path: '/api/inbox/canned-replies',
      tag,
      summary: 'Add a canned reply; adding one for the agency needs the permission manageAnswers',
      guard: staff(),
      once: true,
      body: CannedReplyInput,
      responses: { 201: CannedReplyRecord, 409: 'The maximum number is reached' },
    },
    async (context, { body }, call) => call.json(await addCannedReply(context, body), 201),
  ),
  route(
    {
      method: 'put',
      path: '/api/inbox/canned-replies/{id}',
      tag,
      summary: 'Change a canned reply',
      guard: staff(),
      params: IdParams,
      body: CannedReplyChange,
      responses: { 200: CannedReplyRecord, 404: 'No such canned reply', 409: 'Changed since' },
    },
    async (context, { params, body }, call) =>
      call.json(await changeCannedReply(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/inbox/canned-replies/{id}',
      tag,
      summary: 'Delete a canned reply',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such canned reply' },
    },
    async (context, { params }, call) => {
      await deleteCannedReply(context, params.id)
      return call.body(null, 204)
    },
  ),
]
