import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../admin/calls/call.ts'
import { recordCalls } from '../../../../admin/calls/record-calls.ts'
import { useSave } from '../../../../admin/calls/use-save.ts'
import type { CannedReplyInput, CannedReplyRecord } from '../../rules/canned-reply.ts'

const replies = recordCalls('cannedReplies', '/api/inbox/canned-replies')

/** One's own canned replies and the agency's, by title. */
export const cannedRepliesQuery = queryOptions({
  queryKey: ['cannedReplies', 'list'],
  queryFn: ({ signal, meta }) => call('get /api/inbox/canned-replies', { signal, meta }),
})

/** Adds or changes a canned reply; the form shows errors. */
export function useSaveCannedReply() {
  return useSave({
    send: ({ reply, input }: { reply: CannedReplyRecord | null; input: CannedReplyInput }) =>
      reply
        ? replies.change(reply.id, { ...input, version: reply.version })
        : replies.create(input),
    done: ({ title }, { reply }) => ({
      title: reply ? 'Canned reply updated' : 'Canned reply added',
      text: title,
    }),
    failed: 'Couldn’t save the canned reply',
    isShownByForm: true,
  })
}

/** Deletes a canned reply; Undo adds it again. */
export function useDeleteCannedReply() {
  return useSave({
    send: ({ id }: CannedReplyRecord) => replies.remove(id),
    done: (_, { title, content, isAgency }) => ({
      title: 'Canned reply deleted',
      text: title,
      undo: () => replies.create({ title, content, isAgency }),
    }),
    failed: 'Couldn’t delete the canned reply',
    nameOf: ({ title }) => title,
  })
}
