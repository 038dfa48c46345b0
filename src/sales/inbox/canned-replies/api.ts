import * as z from 'zod/mini'
import { recordRoutes } from '../../../team/record/record-routes.ts'
import { CannedReplyChange, CannedReplyInput, CannedReplyRecord } from '../rules/canned-reply.ts'
import {
  addCannedReply,
  cannedReplyList,
  changeCannedReply,
  deleteCannedReply,
} from './canned-replies.ts'

const answer = recordRoutes('canned_reply', {
  ...{
    path: '/api/inbox/canned-replies',
    tag: 'inbox',
    one: 'canned reply',
    record: CannedReplyRecord,
  },
})

export const answerRoutes = [
  answer.list('Canned replies, your own and the agency’s, by title', z.object({}), cannedReplyList),
  answer.create(CannedReplyInput, addCannedReply, {
    summary:
      'Add a canned reply; adding one for the agency needs the permission manageCannedReplies',
    refused: { 409: 'The maximum number is reached' },
  }),
  answer.change(CannedReplyChange, changeCannedReply),
  answer.remove(deleteCannedReply),
]
