import { DashboardAccess, permissionsOf, Roles, STAFF_ROLES, type User } from '../rules/staff.ts'

/** That a new user cannot open the dashboard, and why; null if they can. */
export function accessNote(
  user: Pick<User, 'username' | 'role' | 'canDeleteUnits'>,
  access: DashboardAccess,
): string | null {
  const { username, role } = user
  if (permissionsOf(user, access).openDashboard) return null
  return STAFF_ROLES.includes(role)
    ? `${username} can’t open the dashboard yet: only ${DashboardAccess.labels[access].toLowerCase()} can.`
    : `${username} can’t open the dashboard: the role ${Roles.labels[role]} has no access.`
}
