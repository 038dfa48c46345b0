import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../admin/calls/call.ts'
import { recordCalls } from '../../../../admin/calls/record-calls.ts'
import { useSave } from '../../../../admin/calls/use-save.ts'
import type { CannedReplyInput, CannedReplyRecord } from '../../rules/canned-reply.ts'

const answers = recordCalls('answers', '/api/inbox/canned-replies')

/** One's own canned answers and the agency's, by title. */
export const cannedRepliesQuery = queryOptions({
  queryKey: ['answers', 'list'],
  queryFn: ({ signal, meta }) => call('get /api/inbox/canned-replies', { signal, meta }),
})

/** Adds or changes a canned answer; the form shows errors. */
export function useSaveCannedReply() {
  return useSave({
    send: ({ answer, input }: { answer: CannedReplyRecord | null; input: CannedReplyInput }) =>
      answer
        ? answers.change(answer.id, { ...input, version: answer.version })
        : answers.create(input),
    done: ({ title }, { answer }) => ({
      title: answer ? 'Answer changed' : 'Answer added',
      text: title,
    }),
    failed: 'The answer could not be saved',
    isShownByForm: true,
  })
}

/** Deletes a canned answer; Undo adds it again. */
export function useDeleteCannedReply() {
  return useSave({
    send: ({ id }: CannedReplyRecord) => answers.remove(id),
    done: (_, { title, content, isAgency }) => ({
      title: 'Answer deleted',
      text: title,
      undo: () => answers.create({ title, content, isAgency }),
    }),
    failed: 'The answer could not be deleted',
    nameOf: ({ title }) => title,
  })
}
