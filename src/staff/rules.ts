import * as z from 'zod/mini'
import {
  clearableForm,
  clearableText,
  email,
  queryBoolean,
  queryList,
  recordVersion,
  requiredText,
  searchText,
  text,
} from '../shared/fields.ts'
import { described, oneOf, valueSet } from '../shared/value-set.ts'

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
const permissionNames = [
  'openDashboard',
  'manageUsers',
  'manageSettings',
  'deleteProjects',
  'deleteDevelopers',
  'deleteUnits',
  'deleteContacts',
  'deleteDeals',
  'undoImports',
  'restoreRecords',
  'seeAllTasks',
  'readAudit',
] as const
export type PermissionName = (typeof permissionNames)[number]

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
  permissions: z.record(z.enum(permissionNames), z.boolean()),
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

export const MIN_PASSWORD = 8
/** Long enough for any phrase; short enough that hashing it costs nothing. */
const MAX_PASSWORD = 200
const MAX_USERNAME = 60

/** What somebody signs in with: one word, so that a blank nobody sees is no part of it. */
const newUsername = () =>
  requiredText(MAX_USERNAME, 'Username is required').check(
    z.regex(/^\S*$/, 'A username has no spaces'),
  )

const notTooLong = z.maxLength(MAX_PASSWORD, `At most ${MAX_PASSWORD} characters`)
/** A password as it is typed to be checked. */
const typedPassword = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), notTooLong)

export const SignInInput = z.object({
  username: requiredText(MAX_USERNAME, 'Username is required'),
  password: typedPassword('Password is required'),
})
export type SignInInput = z.output<typeof SignInInput>

const lengths = [
  z.minLength(MIN_PASSWORD, `At least ${MIN_PASSWORD} characters`),
  notTooLong,
] as const

/** What somebody sends to change their own password. */
export const PasswordChange = z.object({
  current: typedPassword('Enter your current password'),
  next: z.string({ error: 'Enter a new password' }).check(...lengths),
})
export type PasswordChange = z.output<typeof PasswordChange>

const passwordRequired = 'Password is required for new users'

/** Null and blank keep the current one. */
const newPassword = z.optional(
  described(
    z.pipe(
      z.transform((typed: unknown) =>
        typed === null || (typeof typed === 'string' && typed.trim() === '') ? undefined : typed,
      ),
      z.optional(z.string({ error: 'Must be text' }).check(...lengths)),
    ),
    { type: ['string', 'null'], minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD },
  ),
)

const fields = {
  email: clearableForm(email(), { format: 'email', maxLength: 254 }),
  firstName: clearableText(100),
  lastName: clearableText(100),
  role: z.optional(oneOf(Roles)),
  isActive: z.optional(z.boolean({ error: 'Must be true or false' })),
  canDeleteUnits: z.optional(z.boolean({ error: 'Must be true or false' })),
}

/** A new user. Without a role it is `user`; without the flag only admins may delete units. */
export const NewUser = z.object({
  username: newUsername(),
  password: z.string({ error: passwordRequired }).check(
    z.refine((typed) => typed.trim() !== '', { error: passwordRequired, abort: true }),
    ...lengths,
  ),
  ...fields,
})
export type NewUser = z.output<typeof NewUser>

/** What changes of a user: an absent field stays, and so does the password when blank. */
export const UserChanges = z.object({
  username: z.optional(newUsername()),
  password: newPassword,
  /** Asked of those who change their own password. */
  current: z.optional(z.nullable(z.string().check(notTooLong))),
  ...fields,
  version: recordVersion(),
})
export type UserChanges = z.output<typeof UserChanges>

/** A user as admins see them; the password's hash never leaves the database. */
export const User = z.object({
  id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: z.enum(Roles.ids),
  isActive: z.boolean(),
  canDeleteUnits: z.boolean(),
  createdAt: z.string(),
  version: z.int(),
})
export type User = z.output<typeof User>

/** Plain is ascending, `_desc` the other way; ties of each end in the newest first. Roles stand by what they may. */
export const UserSorts = valueSet({
  newest: 'Newest first',
  username: 'Username A-Z',
  username_desc: 'Username Z-A',
  name: 'Name A-Z',
  name_desc: 'Name Z-A',
  role: 'Role, admins first',
  role_desc: 'Role, admins last',
})
export type UserSort = (typeof UserSorts.ids)[number]

/** What GET /api/admin/users filters and sorts by; all filters combine. */
export const UserSearch = z.object({
  /** A part of the name, the username or the e-mail address, in any letter case. */
  search: z.optional(searchText()),
  role: z.optional(queryList(oneOf(Roles), { type: 'string', enum: [...Roles.ids] })),
  isActive: z.optional(queryBoolean()),
  sort: z._default(oneOf(UserSorts), 'newest'),
})
export type UserSearch = z.output<typeof UserSearch>

/** A colleague as pickers show them. */
export const Colleague = z.object({ id: z.int(), name: z.string() })
export type Colleague = z.output<typeof Colleague>

export const Settings = z.object({
  dashboardAccess: z.enum(DashboardAccess.ids),
  version: z.int(),
})
export type Settings = z.output<typeof Settings>

export const SettingsChanges = z.object({
  dashboardAccess: z.optional(oneOf(DashboardAccess)),
  version: recordVersion(),
})
export type SettingsChanges = z.output<typeof SettingsChanges>

/** The lists whose filters can be kept, by their tabs. */
export const FilteredLists = valueSet({
  search: 'Search',
  listings: 'Listings',
  properties: 'Properties',
})
export type FilteredList = (typeof FilteredLists.ids)[number]

const savedFields = {
  name: requiredText(60, 'Give it a name'),
  /** The list's parameters, as its address has them: `status=available&sort=price_desc`. */
  query: text(2000),
}
export const SavedFilterInput = z.object({ list: oneOf(FilteredLists), ...savedFields })
export type SavedFilterInput = z.output<typeof SavedFilterInput>

/** Filters that somebody keeps under a name. */
export const SavedFilter = z.object({
  id: z.int(),
  list: z.enum(FilteredLists.ids),
  name: z.string(),
  query: z.string(),
})
export type SavedFilter = z.output<typeof SavedFilter>
