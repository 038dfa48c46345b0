import * as z from 'zod/mini'
import { ProjectDocument, StaffFields } from './rules.ts'

/** What of a project is on the website: how many homes, and from which price and monthly rent, baht. */
export const ProjectHomes = z.object({
  total: z.int(),
  available: z.int(),
  forSale: z.int(),
  forRent: z.int(),
  priceFrom: z.nullable(z.int()),
  rentFrom: z.nullable(z.int()),
})
export type ProjectHomes = z.output<typeof ProjectHomes>

/** A project as visitors get it by itself. */
export const PublicProject = z.extend(ProjectDocument, { homes: ProjectHomes })
export type PublicProject = z.output<typeof PublicProject>

/** A project as GET answers it: to a visitor with its homes, to staff with what only they get. */
export const ProjectAnswer = z.extend(ProjectDocument, {
  homes: z.optional(ProjectHomes),
  ...z.partial(StaffFields).shape,
})
