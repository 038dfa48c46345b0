import * as z from 'zod/mini'
import {
  queryBoolean,
  queryList,
  recordVersion,
  requiredText,
  searchText,
  text,
} from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { described, oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { staffRefusals } from '../../../shared/refusals/staff.ts'
import type { RecordKind } from '../../activity/rules/activity.ts'
import { Profile, profileFields } from './profile.ts'

export const Roles = valueSet('Roles', {
  admin: 'Admin',
  manager: 'Manager',
  agent: 'Agent',
  user: 'User',
})
export type Role = (typeof Roles.ids)[number]

/** The roles of people who work here: work can be assigned to them. */
export const STAFF_ROLES: readonly Role[] = Roles.ids.filter((role) => role !== 'user')

/** Whether work can be assigned to somebody; those who have some and may not left it behind. */
export function mayHoldWork({ role, isActive }: Pick<User, 'role' | 'isActive'>): boolean {
  return isActive && STAFF_ROLES.includes(role)
}

/** The roles that can open the dashboard; `user` never can. */
export const DashboardAccess = valueSet('DashboardAccess', {
  admins: 'Admins',
  managers: 'Admins and managers',
  staff: 'All staff',
})
export type DashboardAccess = (typeof DashboardAccess.ids)[number]

/** The permissions of a user. */
export type Permissions = { [Name in PermissionName]: boolean }
const permissionNames = [
  'openDashboard',
  'manageUsers',
  'manageSettings',
  'deleteProjects',
  'deleteDevelopers',
  'deleteUnits',
  'deleteContacts',
  'mergeContacts',
  'deleteDeals',
  'undoImports',
  'restoreRecords',
  'seeAllTasks',
  'changeAllTasks',
  'readAudit',
  'manageJobs',
  'exportPhones',
  'changeAllShortlists',
  'deleteThreads',
  'manageCannedReplies',
  'manageInquiries',
  'managePipeline',
  'seeAllDeals',
] as const
export type PermissionName = (typeof permissionNames)[number]

/** The permission to delete records of a kind, and so to undo one's own deletion. */
export const mayDelete: Record<RecordKind, PermissionName> = {
  contact: 'deleteContacts',
  // An agent deletes those assigned to them: src/sales/deals/delete-deal.ts
  deal: 'openDashboard',
  developer: 'deleteDevelopers',
  project: 'deleteProjects',
  // Which ones, of which tasks: src/team/tasks/rules/may-change-task.ts
  task: 'openDashboard',
  thread: 'deleteThreads',
  unit: 'deleteUnits',
  user: 'manageUsers',
}

/** The signed-in user, as returned by `GET /api/auth/check`. */
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

export const ActorResponse = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(Roles.ids),
  isAdmin: z.boolean(),
  permissions: z.record(z.enum(permissionNames), z.boolean()),
})

type Person = { role: Role; canDeleteUnits: boolean }

/** The permission table, one line per permission; used by every guard and sent to every screen. */
export function permissionsOf(person: Person, access: DashboardAccess): Permissions {
  const isAdmin = person.role === 'admin'
  const isManager = isAdmin || person.role === 'manager'
  const isStaff = STAFF_ROLES.includes(person.role)
  const canOpenDashboard = { admins: isAdmin, managers: isManager, staff: isStaff }[access]
  return {
    openDashboard: canOpenDashboard,
    manageUsers: canOpenDashboard && isAdmin,
    manageSettings: canOpenDashboard && isAdmin,
    deleteProjects: canOpenDashboard && isAdmin,
    deleteDevelopers: canOpenDashboard && isAdmin,
    deleteUnits: canOpenDashboard && person.canDeleteUnits,
    deleteContacts: canOpenDashboard && isManager,
    mergeContacts: canOpenDashboard && isManager,
    deleteDeals: canOpenDashboard && isManager,
    undoImports: canOpenDashboard && isAdmin,
    restoreRecords: canOpenDashboard && isAdmin,
    seeAllTasks: canOpenDashboard && isManager,
    changeAllTasks: canOpenDashboard && isManager,
    readAudit: canOpenDashboard && isAdmin,
    manageJobs: canOpenDashboard && isAdmin,
    exportPhones: canOpenDashboard && isManager,
    changeAllShortlists: canOpenDashboard && isManager,
    deleteThreads: canOpenDashboard && isManager,
    manageCannedReplies: canOpenDashboard && isManager,
    manageInquiries: canOpenDashboard && isManager,
    managePipeline: canOpenDashboard && isManager,
    // In figures; every deal itself is for all staff.
    seeAllDeals: canOpenDashboard && isManager,
  }
}

export const MIN_PASSWORD = 8
/** Long enough for a passphrase, short enough to hash cheaply. */
const MAX_PASSWORD = 200
const MAX_USERNAME = 60

/** A username: one word, to avoid invisible spaces. */
const newUsername = () =>
  requiredText(MAX_USERNAME, staffRefusals.username_required).check(
    z.regex(/^\S*$/, staffRefusals.username_with_spaces),
  )

const notTooLong = z.maxLength(
  MAX_PASSWORD,
  fieldRefusals.at_most_characters({ most: MAX_PASSWORD }),
)
/** A password entered for verification. */
const typedPassword = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), notTooLong)

export const SignInInput = z.object({
  username: requiredText(MAX_USERNAME, staffRefusals.username_required),
  password: typedPassword(staffRefusals.password_required),
})
export type SignInInput = z.output<typeof SignInInput>

const lengths = [
  z.minLength(MIN_PASSWORD, fieldRefusals.at_least_characters({ least: MIN_PASSWORD })),
  notTooLong,
] as const

/** The input to change one's own password. */
export const PasswordChange = z.object({
  current: typedPassword(staffRefusals.current_password_required),
  next: z.string({ error: staffRefusals.new_password_required }).check(...lengths),
})
export type PasswordChange = z.output<typeof PasswordChange>

const passwordRequired = staffRefusals.password_required_for_new_users

/** A new password; null and blank keep the current one. */
const newPassword = z.optional(
  described(
    z.pipe(
      z.transform((value: unknown) =>
        value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
      ),
      z.optional(z.string({ error: fieldRefusals.must_be_text }).check(...lengths)),
    ),
    { type: ['string', 'null'], minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD },
  ),
)

const fields = {
  ...profileFields,
  role: z.optional(oneOf(Roles)),
  isActive: z.optional(z.boolean({ error: fieldRefusals.must_be_true_or_false })),
  canDeleteUnits: z.optional(z.boolean({ error: fieldRefusals.must_be_true_or_false })),
}

/** The input of a new user. The role defaults to `user`; without the flag only admins may delete units. */
export const NewUser = z.object({
  username: newUsername(),
  password: z.string({ error: passwordRequired }).check(
    z.refine((value) => value.trim() !== '', { error: passwordRequired, abort: true }),
    ...lengths,
  ),
  ...fields,
})
export type NewUser = z.output<typeof NewUser>

/** The changes of a user: absent fields and a blank password stay. */
export const UserChanges = z.object({
  username: z.optional(newUsername()),
  password: newPassword,
  /** Required to change one's own password. */
  current: z.optional(z.nullable(z.string().check(notTooLong))),
  ...fields,
  version: recordVersion(),
})
export type UserChanges = z.output<typeof UserChanges>

/** A user as admins see it, without the password hash. */
export const User = z.extend(Profile, {
  role: z.enum(Roles.ids),
  isActive: z.boolean(),
  canDeleteUnits: z.boolean(),
  createdAt: z.string(),
})
export type User = z.output<typeof User>

/** Sorts, descending with `_desc`; ties are newest first. Roles are ordered by their permissions. */
export const UserSorts = valueSet('UserSorts', {
  newest: 'Newest first',
  username: 'Username A-Z',
  username_desc: 'Username Z-A',
  name: 'Name A-Z',
  name_desc: 'Name Z-A',
  role: 'Role, admins first',
  role_desc: 'Role, admins last',
})
export type UserSort = (typeof UserSorts.ids)[number]

/** The filters (combined with and) and sort of GET /api/admin/users. */
export const UserSearch = z.object({
  /** A part of the name, the username or the e-mail address, in any letter case. */
  search: z.optional(searchText()),
  role: z.optional(queryList(oneOf(Roles), { type: 'string', enum: [...Roles.ids] })),
  isActive: z.optional(queryBoolean()),
  sort: z._default(oneOf(UserSorts), 'newest'),
})
export type UserSearch = z.output<typeof UserSearch>

/** A colleague as shown in pickers. */
export const Colleague = z.object({ id: z.int(), name: z.string() })
export type Colleague = z.output<typeof Colleague>

export const Settings = z.object({
  dashboardAccess: z.enum(DashboardAccess.ids),
  /** Whether what customers wrote may be sent to the configured model. */
  modelReadsCustomers: z.boolean(),
  version: z.int(),
})
export type Settings = z.output<typeof Settings>

export const SettingsChanges = z.object({
  dashboardAccess: z.optional(oneOf(DashboardAccess)),
  modelReadsCustomers: z.optional(z.boolean()),
  version: recordVersion(),
})
export type SettingsChanges = z.output<typeof SettingsChanges>

/** The lists with saved filters, by tab. */
export const FilteredLists = valueSet('FilteredLists', {
  search: 'Search',
  listings: 'Listings',
  properties: 'Properties',
})
export type FilteredList = (typeof FilteredLists.ids)[number]

const savedFields = {
  name: requiredText(60, 'Enter a name'),
  /** The query parameters of the list: `status=available&sort=price_desc`. */
  query: text(2000),
}
export const SavedFilterInput = z.object({ list: oneOf(FilteredLists), ...savedFields })
export type SavedFilterInput = z.output<typeof SavedFilterInput>

/** A user's named filters. */
export const SavedFilter = z.object({
  id: z.int(),
  list: z.enum(FilteredLists.ids),
  name: z.string(),
  query: z.string(),
})
export type SavedFilter = z.output<typeof SavedFilter>
