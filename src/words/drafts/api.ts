import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { JobId } from '../../platform/jobs/rules/job.ts'
import { staff } from '../../team/staff/guard.ts'
import { modelForCustomers } from '../writing/model/model-for-customers.ts'
import { FAILURES } from '../writing/rules/rewrite.ts'
import { draftJob } from './draft-job.ts'
import { makeDraft } from './make-draft.ts'
import { isForModel, NOT_ASKED } from './model-reader.ts'
import { Draft, DraftInput, FinishedDraft, StartedDraft } from './rules/draft.ts'

const tag = 'Words'

export const draftRoutes = [
  route(
    {
      method: 'post',
      path: '/api/ai/draft',
      tag,
      summary:
        'What a pasted chat says of a home or of a contact, with the words for it; waits for a model, writes nothing',
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
      summary: 'The same by the built-in reader, and the job of the model that reads it too',
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
      summary: 'A draft of one’s own with what the model found',
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
      summary: 'Stop the model that reads a text of one’s own',
      guard: staff(),
      params: JobId,
      responses: { 204: 'It is stopped' },
    },
    async (context, { params: { id } }, call) => {
      await draftJob.stop(context, id)
      return call.body(null, 204)
    },
  ),
]

/** The model that reads a pasted text; null without one. */
async function readerOf(context: Context, { text }: DraftInput) {
  return isForModel(text) ? modelForCustomers(context) : null
}
