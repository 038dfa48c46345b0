import { activityRoutes } from './activity/api.ts'
import { developerRoutes } from './developers/api.ts'
import type { Route } from './http/route.ts'
import { mediaRoutes } from './media/api.ts'
import { staffRoutes } from './staff/api.ts'

/** Every route of the API, domain by domain. */
export const routes: readonly Route[] = [
  ...staffRoutes,
  ...activityRoutes,
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
