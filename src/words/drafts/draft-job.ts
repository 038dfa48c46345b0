import * as z from 'zod/mini'
import { modelForCustomers } from '../writing/model/model-for-customers.ts'
import { modelJob } from '../writing/model/model-job.ts'
import { ModelReading, NOT_ASKED, readByModel } from './model-reader.ts'
import { readingOf } from './read-pasted.ts'
import { DraftKinds } from './rules/draft.ts'
import { draftKnowledge } from './vocabulary.ts'

/** Pasted texts that the model reads. */
export const draftJob = modelJob({
  name: 'draft',
  label: 'Reading of a pasted text',
  input: z.object({ text: z.string(), kind: z.enum(DraftKinds.ids) }),
  result: ModelReading,
  async work(context, { text, kind }, during) {
    // An admin may have taken the permission back meanwhile.
    const model = await modelForCustomers(context)
    if (!model) return NOT_ASKED
    return readByModel(model, readingOf(text, await draftKnowledge(context)), kind, during)
  },
})
