import * as z from 'zod/mini'
import {
  recordId,
  recordVersion,
  requiredText,
  wholeNumber,
} from '../../../shared/fields/fields.ts'
import { dealRefusals } from '../../../shared/refusals/deals.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { DealOutcomes, openColumns } from './deal.ts'

const MAX_REASONS = 30

/** Why a deal was won or lost. */
export const DealReason = z.object({
  id: z.int(),
  outcome: z.enum(DealOutcomes.ids),
  name: z.string(),
  /** Whether it has to be explained in words. */
  needsWords: z.boolean(),
})
export type DealReason = z.output<typeof DealReason>

/** The settings of the pipeline: for each stage the days after which a deal is stale and its probability in percent, and the reasons offered. */
export const PipelineSettings = z.object({
  staleDays: z.record(z.string(), z.int()),
  probability: z.record(z.string(), z.int()),
  reasons: z.array(DealReason),
  version: z.int(),
})
export type PipelineSettings = z.output<typeof PipelineSettings>

const perColumn = (least: number, most: number) => {
  const figure = z.optional(wholeNumber(least, most))
  // Safe: an entry for each of these ids.
  return z.optional(
    z.object(
      Object.fromEntries(openColumns.map((id) => [id, figure])) as Record<string, typeof figure>,
    ),
  )
}

const reasonInput = z.object({
  /** Without one it is a new reason. */
  id: z.optional(recordId()),
  name: requiredText(100),
  needsWords: z.optional(z.boolean()),
})
const reasons = z.optional(
  z.array(reasonInput).check(
    z.minLength(1, fieldRefusals.at_least({ least: 1 })),
    z.maxLength(MAX_REASONS, fieldRefusals.at_most_entries({ most: MAX_REASONS })),
    z.superRefine((list, context) => {
      const known = new Set<string | number | symbol>()
      for (const [place, { id, name }] of list.entries()) {
        const said = { id: id ?? Symbol(), name: name.toLowerCase() }
        const twice = known.has(said.name) ? 'name' : known.has(said.id) ? 'id' : null
        if (twice) {
          const message = dealRefusals.reason_twice({ name })
          const params = refusal('reason_twice', { name })
          context.addIssue({ code: 'custom', path: [place, twice], message, params })
        }
        known.add(said.name).add(said.id)
      }
    }),
  ),
)

/** Changes of the pipeline's settings: what is absent stays; a list of reasons replaces the one offered. */
export const PipelineSettingsChanges = z.object({
  staleDays: perColumn(1, 1000),
  probability: perColumn(0, 100),
  wonReasons: reasons,
  lostReasons: reasons,
  version: recordVersion(),
})
export type PipelineSettingsChanges = z.output<typeof PipelineSettingsChanges>
