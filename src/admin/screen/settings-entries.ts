import type { PermissionName } from '../../team/staff/rules/staff.ts'

/** A part of the settings: a page below `/admin/`. */
export type SettingsEntry = {
  label: string
  icon: string
  page: string
  /** Other words by which the search finds it. */
  keywords?: string
}

const mine: readonly SettingsEntry[] = [
  {
    ...{ label: 'My profile', icon: 'icon-user-round', page: 'settings/profile' },
    keywords: 'name photo signature phone line',
  },
  {
    ...{ label: 'Notifications', icon: 'icon-bell', page: 'settings/notifications' },
    keywords: 'push e-mail email quiet hours calendar',
  },
  {
    ...{ label: 'Password and shortcuts', icon: 'icon-lock', page: 'settings/password' },
    keywords: 'change keyboard security sign in login',
  },
]
const inquiries: SettingsEntry = {
  ...{ label: 'New inquiries', icon: 'icon-mailbox', page: 'settings/inquiries' },
  keywords: 'duty rota days off hours leads assignment',
}
const ofAdmins: readonly SettingsEntry[] = [
  {
    ...{ label: 'Agency', icon: 'icon-building', page: 'settings/agency' },
    keywords: 'company logo address licence colours',
  },
  inquiries,
  {
    ...{ label: 'Users', icon: 'icon-users', page: 'settings/users' },
    keywords: 'staff agents roles access add new colleague team',
  },
  { label: 'Imports', icon: 'icon-upload', page: 'settings/imports', keywords: 'csv file upload' },
  { label: 'Trash', icon: 'icon-trash', page: 'settings/trash', keywords: 'deleted restore bin' },
  { label: 'Jobs', icon: 'icon-list-checks', page: 'settings/jobs', keywords: 'failed background' },
  {
    label: 'Audit log',
    icon: 'icon-clock',
    page: 'settings/audit',
    keywords: 'history who changed',
  },
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
