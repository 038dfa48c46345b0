import { developerRoutes } from './developers/api.ts'
import type { Route } from './http/route.ts'
import { mediaRoutes } from './media/api.ts'

/** Every route of the API, domain by domain. */
export const routes: readonly Route[] = [
  // staff
  ...mediaRoutes,
  // places
  ...developerRoutes,
  // projects
  // contacts
  // units
  // deals
  // inbox
  // inquiries
]
