import * as z from 'zod/mini'
import { modelForCustomers } from '../writing/model/model-for-customers.ts'
import { modelJob } from '../writing/model/model-job.ts'
import { ModelReading, NOT_ASKED, readByModel } from './model-reader.ts'
import { readText } from './reading.ts'
import { DraftKinds } from './rules/draft.ts'
import { draftVocabulary } from './vocabulary.ts'

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
    return readByModel(model, readText(text, await draftVocabulary(context)), kind, during)
  },
})
