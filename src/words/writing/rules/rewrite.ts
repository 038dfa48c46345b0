import * as z from 'zod/mini'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'

/** What `by` says of an answer that no model gave. */
export const BUILT_IN = 'built-in'

/** Why a model gave no answer, as it is told. */
export const FAILURES = {
  busy: 'The model is busy.',
  late: 'The model did not answer in time.',
  refused: 'The model refused the request.',
  unreachable: 'The model could not be reached.',
  empty: 'The model answered nothing.',
  endless: 'The model’s answer had no end.',
} as const
export type ModelFailure = keyof typeof FAILURES

/** Whether a model gave no answer; else its answer was refused for what it says. */
export function isFailure(refused: string): boolean {
  return Object.values<string>(FAILURES).includes(refused)
}

/** Letters of a text that is rewritten or normalised: no field that staff write takes more. */
const MAX_CHARS = 10_000

const Text = z
  .string()
  .check(z.maxLength(MAX_CHARS, fieldRefusals.at_most_characters({ most: MAX_CHARS })))

export const RewriteInput = z.object({ text: Text })

export const Rewritten = z.object({
  rewrittenText: z.string(),
  /** Percent of the words that differ, 0 to 100. */
  changePercentage: z.number(),
  /** `built-in`, or the model's name. */
  by: z.string(),
  /** Why the model's answer was not taken; null if it was, or none was asked. */
  refused: z.nullable(z.string()),
})
export type Rewritten = z.output<typeof Rewritten>

export const Normalized = z.object({ text: z.string(), changed: z.boolean() })
export type Normalized = z.output<typeof Normalized>

// A text whose shorthand is written out is longer.
const WrittenOut = z.string().check(z.maxLength(5 * MAX_CHARS))

export const ComparisonInput = z.object({ text: Text, rewrittenText: WrittenOut })

/** The facts of two texts, in their words: those of both, and what the second lost and added. */
export const FactComparison = z.object({
  kept: z.array(z.string()),
  lost: z.array(z.string()),
  added: z.array(z.string()),
})
export type FactComparison = z.output<typeof FactComparison>

/** The fields whose earlier texts can be put back. */
export const EarlierTextsOf = z.object({
  subject: z.enum(['unit', 'project', 'developer', 'contact', 'deal', 'task']),
  id: z.pipe(
    z.transform(Number),
    z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  ),
  field: z.enum(['description', 'notes', 'requirements']),
})
export type EarlierTextsOf = z.output<typeof EarlierTextsOf>

export const EarlierText = z.object({
  at: z.string(),
  by: z.nullable(z.string()),
  text: z.string(),
})
export type EarlierText = z.output<typeof EarlierText>

export const ModelName = z.object({ name: z.nullable(z.string()), host: z.nullable(z.string()) })

/** A text that is written anew: by the job, or done. */
export const StartedRewrite = z.object({
  jobId: z.nullable(z.string()),
  rewritten: z.nullable(Rewritten),
})
