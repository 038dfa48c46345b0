import * as z from 'zod/mini'
import { UnitStatuses } from './unit-sets.ts'

const figure = z.nullable(z.number())
const status = z.enum(UnitStatuses.ids)
const made = { at: z.string(), by: z.nullable(z.string()) }

/**
 * A step in the history of a unit's figures and status: `listed` with its first figures, a changed price or rent in
 * baht, a changed status, or the availability confirmed. `by` is the name of who did it, null if that is not recorded.
 */
export const UnitStep = z.discriminatedUnion('kind', [
  z.object({ ...made, kind: z.literal('listed'), price: figure, rent: figure }),
  z.object({ ...made, kind: z.literal('price'), before: figure, after: figure }),
  z.object({ ...made, kind: z.literal('rent'), before: figure, after: figure }),
  z.object({ ...made, kind: z.literal('status'), before: status, after: status }),
  z.object({ ...made, kind: z.literal('confirmed') }),
])
export type UnitStep = z.output<typeof UnitStep>
