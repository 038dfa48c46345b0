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
    one: 'canned answer',
    record: CannedReplyRecord,
  },
})

export const answerRoutes = [
  answer.list(
    'Canned answers, one’s own and the agency’s, by title',
    z.object({}),
    cannedReplyList,
  ),
  answer.create(CannedReplyInput, addCannedReply, {
    summary: 'Add a canned answer; one of the agency’s needs the permission manageAnswers',
    refused: { 409: 'There are as many as may be' },
  }),
  answer.change(CannedReplyChange, changeCannedReply),
  answer.remove(deleteCannedReply),
]
