import * as z from 'zod/mini'
import { recordRoutes } from '../../../team/record/record-routes.ts'
import { AnswerChange, AnswerInput, AnswerRecord } from '../rules/answer.ts'
import { addAnswer, answerList, changeAnswer, deleteAnswer } from './answers.ts'

const answer = recordRoutes('canned_answer', {
  ...{ path: '/api/inbox/answers', tag: 'inbox', one: 'canned answer', record: AnswerRecord },
})

export const answerRoutes = [
  answer.list('Canned answers, one’s own and the agency’s, by title', z.object({}), answerList),
  answer.create(AnswerInput, addAnswer, {
    summary: 'Add a canned answer; one of the agency’s needs the permission manageAnswers',
    refused: { 409: 'There are as many as may be' },
  }),
  answer.change(AnswerChange, changeAnswer),
  answer.remove(deleteAnswer),
]
