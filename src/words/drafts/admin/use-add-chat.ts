import { call, type Input } from '../../../admin/calls/call.ts'
import { undoEntries } from '../../../admin/calls/undo.ts'
import { PartlyUndone, useSave } from '../../../admin/calls/use-save.ts'

type Chat = Input<'post /api/leads/{id}/chats'>['body']

/** Keeps a chat on a contact, with what it adds to their record; Undo takes both back. */
export function useAddChat() {
  return useSave({
    send: ({ id, chat }: { id: number; name: string; chat: Chat }) =>
      call('post /api/leads/{id}/chats', { params: { id: String(id) }, body: chat }),
    done: ({ undoIds }, { name }) => ({
      title: undoIds.length > 0 ? 'Chat added' : 'This chat was added before',
      text: name,
      ...(undoIds.length > 0 && { undo: () => undone(undoIds) }),
    }),
    failed: 'Couldn’t add the chat. Please try again.',
    isShownByForm: true,
  })
}

async function undone(ids: number[]): Promise<void> {
  const { refused } = await undoEntries(ids)
  const [first] = refused
  if (first) throw new PartlyUndone(first.message)
}
