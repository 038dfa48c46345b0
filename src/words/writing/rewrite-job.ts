import * as z from 'zod/mini'
import { modelJob } from './model/model-job.ts'
import { rewriteByModel } from './rewrite.ts'
import { Rewritten } from './rules/rewrite.ts'

/** Texts that the model rewrites. */
export const rewriteJob = modelJob({
  name: 'rewrite',
  label: 'Rewriting of a text',
  input: z.object({ text: z.string() }),
  result: Rewritten,
  work: (context, { text }, during) => rewriteByModel(context, text, during),
})
