import { route } from '../http/route.ts'
import { staff } from '../staff/guard.ts'
import { makeDraft } from './make-draft.ts'
import { Draft, DraftInput } from './rules/draft.ts'

export const draftRoutes = [
  route(
    {
      method: 'post',
      path: '/api/ai/draft',
      tag: 'words',
      summary:
        'What a pasted chat says of a home or of a contact, with the words for it; writes nothing',
      guard: staff(),
      body: DraftInput,
      responses: { 200: Draft },
    },
    async (context, { body }, call) => call.json(await makeDraft(context, body)),
  ),
]
