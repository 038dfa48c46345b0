import * as z from 'zod/mini'
import { DealUnit } from './deal-record.ts'

/** A home like the one of a deal, and how it differs from it. */
export const Alternative = z.object({
  ...DealUnit.shape,
  /** Metres between the two buildings. */
  distance: z.int(),
  /** Bedrooms more, or fewer. */
  moreBedrooms: z.int(),
  /** Percent dearer, or cheaper; of the rent when the deal is about renting. */
  dearerPercent: z.int(),
  /** Square metres more, or fewer. */
  moreSqm: z.number(),
})
export type Alternative = z.output<typeof Alternative>
