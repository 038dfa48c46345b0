/**
 * The parts of the settings that are about the whole product, and one's own password: each a page of the settings, and
 * a tab of the dialog that the header opens.
 */
export const settingsParts = [
  { id: 'users', label: 'Users' },
  { id: 'audit', label: 'Audit log' },
  { id: 'trash', label: 'Trash' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'imports', label: 'Imports' },
  { id: 'password', label: 'Password and shortcuts' },
] as const
export type SettingsPart = (typeof settingsParts)[number]['id']
