import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { JobId } from '../../platform/jobs/rules/job.ts'
import { ContactRecord } from '../../records/contacts/rules/contact.ts'
import { NewContactRecord } from '../../records/contacts/rules/duplicates.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { staff } from '../../team/staff/guard.ts'
import { modelForCustomers } from '../writing/model/model-for-customers.ts'
import { FAILURES } from '../writing/rules/rewrite.ts'
import { draftJob } from './draft-job.ts'
import { createFromChat, keepChat } from './keep-chat.ts'
import { makeDraft } from './make-draft.ts'
import { isForModel, NOT_ASKED } from './model-reader.ts'
import { Draft, DraftInput, FinishedDraft, StartedDraft } from './rules/draft.ts'
import { ChatOfKnown, ChatOfNew, KeptChat } from './rules/kept-chat.ts'

const tag = 'Words'

const contact = recordRoutes('contact', { path: '/api/leads', tag, record: ContactRecord })

export const draftRoutes = [
  route(
    {
      method: 'post',
      path: '/api/ai/draft',
      tag,
      summary:
        'Extract a home or contact from a pasted chat, with the source words; waits for a model, saves nothing',
      guard: staff(),
      body: DraftInput,
      responses: { 200: Draft },
    },
    async (context, { body }, call) => {
      if (!(await readerOf(context, body))) return call.json(await makeDraft(context, body))
      const reading = await draftJob.wait(context, await draftJob.start(context, body), {
        timeoutSeconds: call.var.services.env.model?.timeoutSeconds ?? 0,
        signal: call.req.raw.signal,
      })
      return call.json(
        await makeDraft(context, body, reading ?? { ...NOT_ASKED, refused: FAILURES.late }),
      )
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/ai/drafts',
      tag,
      summary: 'The same by the built-in reader, with the job of the model that also reads it',
      guard: staff(),
      body: DraftInput,
      responses: { 200: StartedDraft },
    },
    async (context, { body }, call) => {
      const draft = await makeDraft(context, body)
      const model = await readerOf(context, body)
      const jobId = model ? await draftJob.start(context, body) : null
      return call.json({ draft, jobId, model: model?.name ?? null })
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/ai/drafts/{id}',
      tag,
      summary: 'Your draft with what the model found',
      guard: staff(),
      params: JobId,
      responses: { 200: FinishedDraft, 404: 'No such draft of this user' },
    },
    async (context, { params: { id } }, call) => {
      const { input, result } = await draftJob.find(context, id)
      return call.json({ draft: result && (await makeDraft(context, input, result)) })
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/ai/drafts/{id}',
      tag,
      summary: 'Stop the model reading your text',
      guard: staff(),
      params: JobId,
      responses: { 204: 'Stopped' },
    },
    async (context, { params: { id } }, call) => {
      await draftJob.stop(context, id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/ai/drafts/contacts',
      tag,
      summary: 'Create a contact from a pasted chat, which is kept on their timeline',
      guard: staff(),
      once: true,
      body: ChatOfNew,
      responses: { 201: NewContactRecord },
    },
    async (context, { body }, call) => call.json(await createFromChat(context, body), 201),
  ),
  contact.verb(
    '/chats',
    'Keep a pasted chat on the timeline, once, and change what it says of the contact',
    ChatOfKnown,
    keepChat,
    {
      once: true,
      gives: KeptChat,
      refused: { 409: 'Changed since; the stored record is in current' },
    },
  ),
]

/** The model that reads a pasted text; null without one. */
async function readerOf(context: Context, { text }: DraftInput) {
  return isForModel(text) ? modelForCustomers(context) : null
}
