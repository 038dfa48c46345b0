import type { PermissionName } from '../../team/staff/rules/staff.ts'
import type { SettingsPart } from './settings-address.ts'

/** A part of the settings: a page of its own below `/admin/`, or a dialog over any screen. */
export type SettingsEntry = {
  label: string
  icon: string
  /** Other words that people type for it in the search. */
  said?: string
} & ({ page: string; dialog?: undefined } | { dialog: SettingsPart; page?: undefined })

const mine: readonly SettingsEntry[] = [
  {
    ...{ label: 'My profile', icon: 'icon-user-round', page: 'settings/profile' },
    said: 'name photo signature phone line',
  },
  {
    ...{ label: 'Notifications', icon: 'icon-bell', page: 'settings/notifications' },
    said: 'push e-mail email quiet hours calendar',
  },
  {
    ...{ label: 'Password and shortcuts', icon: 'icon-lock', dialog: 'password' },
    said: 'change keyboard security sign in login',
  },
]
const inquiries: SettingsEntry = {
  ...{ label: 'New inquiries', icon: 'icon-mailbox', page: 'settings/inquiries' },
  said: 'duty rota days off hours leads assignment',
}
const ofAdmins: readonly SettingsEntry[] = [
  {
    ...{ label: 'Agency', icon: 'icon-building', page: 'settings/agency' },
    said: 'company logo address licence colours',
  },
  inquiries,
  {
    ...{ label: 'Users', icon: 'icon-users', dialog: 'users' },
    said: 'staff agents roles access add new colleague team',
  },
  { label: 'Imports', icon: 'icon-upload', dialog: 'imports', said: 'csv file upload' },
  { label: 'Trash', icon: 'icon-trash', dialog: 'trash', said: 'deleted restore bin' },
  { label: 'Jobs', icon: 'icon-list-checks', dialog: 'jobs', said: 'failed background' },
  { label: 'Audit log', icon: 'icon-clock', dialog: 'audit', said: 'history who changed' },
]

/** The parts of the settings: one's own for everybody, the agency's by right. */
export function settingsGroups(
  permissions: Record<PermissionName, boolean>,
): { title: string; entries: readonly SettingsEntry[] }[] {
  const agency = permissions.manageSettings
    ? ofAdmins
    : permissions.manageInquiries
      ? [inquiries]
      : []
  return [
    { title: 'Mine', entries: mine },
    { title: 'The agency', entries: agency },
  ].filter(({ entries }) => entries.length > 0)
}
