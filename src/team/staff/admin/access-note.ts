import { DashboardAccess, permissionsOf, Roles, STAFF_ROLES, type User } from '../rules/staff.ts'

/** That a new user cannot open the dashboard, and why; null if they can. */
export function accessNote(user: User, access: DashboardAccess): string | null {
  const { username, role } = user
  if (permissionsOf(user, access).openDashboard) return null
  return STAFF_ROLES.includes(role)
    ? `${username} cannot open the dashboard yet: it is for ${DashboardAccess.labels[access].toLowerCase()} only.`
    : `${username} cannot open the dashboard: the role ${Roles.labels[role]} never can.`
}
