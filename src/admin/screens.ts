import { adminLoginPath, adminPath } from '../shared/paths.ts'

/** The addresses of the back office besides its tabs; any other under `/admin` is answered 404. */
export const adminScreens = {
  dashboard: adminPath(),
  login: adminLoginPath(),
  kit: adminPath('kit'),
} as const
