import * as z from 'zod/mini'
import { PublicProject, StaffFields } from './project.ts'

/**
 * The units of a project on the website: their numbers, the lowest price and monthly rent in baht, and how many units
 * these are the lowest of: the available ones, or the reserved ones where there is no other.
 */
export const ProjectUnitCount = z.object({
  total: z.int(),
  available: z.int(),
  forSale: z.int(),
  forRent: z.int(),
  priceFrom: z.nullable(z.int()),
  rentFrom: z.nullable(z.int()),
  toBuy: z.int(),
  toRent: z.int(),
})
export type ProjectUnitCount = z.output<typeof ProjectUnitCount>

/** A project as visitors get it on its own, not nested in a unit. */
export const ProjectWithUnitCounts = z.extend(PublicProject, { homes: ProjectUnitCount })
export type ProjectWithUnitCounts = z.output<typeof ProjectWithUnitCounts>

/** A project as GET returns it: to visitors with its units on offer, to staff with staff-only fields. */
export const ProjectResponse = z.extend(PublicProject, {
  homes: z.optional(ProjectUnitCount),
  ...z.partial(StaffFields).shape,
})
