import * as z from 'zod/mini'
import { route } from '../../platform/http/route.ts'
import { JobId } from '../../platform/jobs/rules/job.ts'
import { staff } from '../../team/staff/guard.ts'
import { earlierTexts } from './earlier-texts.ts'
import { compare, isForModel, normalize, requireWords, rewriteBuiltIn } from './rewrite.ts'
import { rewriteJob } from './rewrite-job.ts'
import {
  ComparisonInput,
  EarlierText,
  EarlierTextsOf,
  FAILURES,
  FactComparison,
  ModelName,
  Normalized,
  RewriteInput,
  Rewritten,
  StartedRewrite,
} from './rules/rewrite.ts'

const tag = 'Words'

export const writingRoutes = [
  route(
    {
      method: 'post',
      path: '/api/ai/rewrite',
      tag,
      summary: 'Write a description or message anew, with the same facts; waits for a model',
      guard: staff(),
      body: RewriteInput,
      responses: { 200: Rewritten, 400: 'No text' },
    },
    async (context, { body: { text } }, call) => {
      requireWords(text)
      if (!isForModel(context, text)) return call.json(await rewriteBuiltIn(context, text))
      const rewritten = await rewriteJob.wait(context, await rewriteJob.start(context, { text }), {
        timeoutSeconds: call.var.services.env.model?.timeoutSeconds ?? 0,
        signal: call.req.raw.signal,
      })
      return call.json(rewritten ?? (await rewriteBuiltIn(context, text, FAILURES.late)))
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/ai/rewrites',
      tag,
      summary:
        'Begin to write a text anew: the answer where it is at hand, else the job to ask for',
      guard: staff(),
      body: RewriteInput,
      responses: { 200: StartedRewrite, 400: 'No text' },
    },
    async (context, { body: { text } }, call) => {
      requireWords(text)
      if (!isForModel(context, text))
        return call.json({ jobId: null, rewritten: await rewriteBuiltIn(context, text) })
      return call.json({ jobId: await rewriteJob.start(context, { text }), rewritten: null })
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/ai/rewrites/{id}',
      tag,
      summary: 'What became of a text of one’s own that is written anew',
      guard: staff(),
      params: JobId,
      responses: { 200: StartedRewrite, 404: 'No such text of this user' },
    },
    async (context, { params: { id } }, call) =>
      call.json({ jobId: id, rewritten: (await rewriteJob.find(context, id)).result }),
  ),
  route(
    {
      method: 'delete',
      path: '/api/ai/rewrites/{id}',
      tag,
      summary: 'Stop writing a text of one’s own anew',
      guard: staff(),
      params: JobId,
      responses: { 204: 'It is stopped' },
    },
    async (context, { params: { id } }, call) => {
      await rewriteJob.stop(context, id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/ai/normalize',
      tag,
      summary: 'Put a text into the house format: spacing, punctuation, values and names',
      guard: staff(),
      body: RewriteInput,
      responses: { 200: Normalized, 400: 'No text' },
    },
    async (context, { body }, call) => call.json(await normalize(context, body.text)),
  ),
  route(
    {
      method: 'post',
      path: '/api/ai/facts',
      tag,
      summary: 'Compare the facts of a text and a rewritten one',
      guard: staff(),
      body: ComparisonInput,
      responses: { 200: FactComparison },
    },
    async (context, { body }, call) =>
      call.json(await compare(context, body.text, body.rewrittenText)),
  ),
  route(
    {
      method: 'get',
      path: '/api/ai/model',
      tag,
      summary: 'The configured model and where it is; without one both are null',
      guard: staff(),
      responses: { 200: ModelName },
    },
    async ({ model }, _input, call) => {
      const { model: settings } = call.var.services.env
      const host = settings && new URL(settings.baseUrl).host
      return call.json({ name: model?.name ?? null, host })
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/ai/texts',
      tag,
      summary: 'The texts that a field of a record was saved with, the newest first',
      guard: staff(),
      query: EarlierTextsOf,
      responses: { 200: z.array(EarlierText) },
    },
    async ({ db }, { query }, call) => call.json(await earlierTexts(db, query)),
  ),
]
