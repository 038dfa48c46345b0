import * as z from 'zod/mini'
import { route } from '../http/route.ts'
import { staff } from '../staff/guard.ts'
import { earlierTexts } from './earlier-texts.ts'
import { compare, normalize, rewrite } from './rewrite.ts'
import {
  ComparisonInput,
  EarlierText,
  EarlierTextsOf,
  FactComparison,
  ModelName,
  Normalized,
  RewriteInput,
  Rewritten,
} from './rules/rewrite.ts'

const tag = 'Words'

export const writingRoutes = [
  route(
    {
      method: 'post',
      path: '/api/ai/rewrite',
      tag,
      summary: 'Write a description or message anew, with the same facts',
      guard: staff(),
      body: RewriteInput,
      responses: { 200: Rewritten, 400: 'No text' },
    },
    async (context, { body }, call) =>
      call.json(await rewrite(context, body.text, call.req.raw.signal)),
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
