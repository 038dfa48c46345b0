import type { Route } from './http/route.ts'

/** Every route of the API, domain by domain. */
export const routes: readonly Route[] = [
  // staff
  // places
  // developers
  // projects
  // contacts
  // units
  // deals
  // inbox
  // inquiries
]
