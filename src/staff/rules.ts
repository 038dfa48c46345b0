import * as z from 'zod/mini'
import { valueSet } from '../shared/value-set.ts'

export const Roles = valueSet({ admin: 'Admin', manager: 'Manager', agent: 'Agent', user: 'User' })
export type Role = (typeof Roles.ids)[number]

/** Who can open the dashboard, besides the rule that `user` never can. */
export const DashboardAccess = valueSet({
  admins: 'Admins',
  managers: 'Admins and managers',
  staff: 'All staff',
})
export type DashboardAccess = (typeof DashboardAccess.ids)[number]

/** What a person may do, as the screens receive it. */
export type Permissions = { [Name in PermissionName]: boolean }
export type PermissionName =
  | 'openDashboard'
  | 'manageUsers'
  | 'manageSettings'
  | 'deleteProjects'
  | 'deleteDevelopers'
  | 'deleteUnits'
  | 'deleteContacts'
  | 'deleteDeals'
  | 'undoImports'
  | 'restoreRecords'
  | 'seeAllTasks'
  | 'readAudit'

/** The signed-in person, as `GET /api/auth/check` answers them. */
export type Actor = {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  email: string | null
  role: Role
  isAdmin: boolean
  permissions: Permissions
}

export const ActorAnswer = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(Roles.ids),
  isAdmin: z.boolean(),
  permissions: z.record(z.string(), z.boolean()),
})

type Person = { role: Role; canDeleteUnits: boolean }

/** The permission table: one line a permission, read by every guard and answered to every screen. */
export function permissionsOf(person: Person, access: DashboardAccess): Permissions {
  const isAdmin = person.role === 'admin'
  const leads = isAdmin || person.role === 'manager'
  const open = { admins: isAdmin, managers: leads, staff: person.role !== 'user' }[access]
  return {
    openDashboard: open,
    manageUsers: open && isAdmin,
    manageSettings: open && isAdmin,
    deleteProjects: open && isAdmin,
    deleteDevelopers: open && isAdmin,
    deleteUnits: open && person.canDeleteUnits,
    deleteContacts: open && leads,
    deleteDeals: open && leads,
    undoImports: open && isAdmin,
    restoreRecords: open && isAdmin,
    seeAllTasks: open && leads,
    readAudit: open && isAdmin,
  }
}
