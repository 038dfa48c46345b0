import { adminLoginPath, adminPath } from '../shared/paths.ts'

/** The paths of the back office besides its tabs; any other under `/admin` is a 404. */
export const adminScreens = {
  dashboard: adminPath(),
  login: adminLoginPath(),
} as const
