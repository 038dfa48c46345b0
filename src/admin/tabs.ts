import type { ImportKind } from '../records/imports/rules/import.ts'
import { adminPath } from '../shared/paths.ts'
import type { PermissionName } from '../team/staff/rules/staff.ts'
import { settingsParts } from './screen/settings-parts.ts'

/** A tab of the back office. */
export type Tab = {
  /** Its path below `/admin/`. */
  path: string
  label: string
  /** The permission to open it. */
  permission: PermissionName
  /** The module of its screen below `src/`, loaded on demand. */
  screen: ScreenModule
  /** The kind of CSV import on a page below it. */
  imports?: ImportKind
  /** The count shown on the tab. */
  count?: TabCount
}

export type ScreenModule = `${string}/admin/${string}.tsx`

/** A count on a tab, by its description. */
export type TabCount = 'to confirm' | 'unread' | 'due'

/** The tabs in order. */
export const tabs: readonly Tab[] = [
  {
    path: 'search',
    label: 'Search',
    permission: 'openDashboard',
    screen: 'records/units/admin/search-tab.tsx',
  },
  {
    path: 'contacts',
    label: 'Contacts',
    permission: 'openDashboard',
    screen: 'records/contacts/admin/contacts-tab.tsx',
    imports: 'contacts',
  },
  {
    path: 'pipeline',
    label: 'Pipeline',
    permission: 'openDashboard',
    screen: 'sales/deals/admin/pipeline-tab.tsx',
  },
  {
    path: 'tasks',
    label: 'Tasks',
    permission: 'openDashboard',
    screen: 'team/tasks/admin/tasks-tab.tsx',
    count: 'due',
  },
  {
    path: 'inbox',
    label: 'Inbox',
    permission: 'openDashboard',
    screen: 'sales/inbox/admin/inbox-tab.tsx',
    count: 'unread',
  },
  {
    path: 'developers',
    label: 'Developers',
    permission: 'openDashboard',
    screen: 'records/developers/admin/developers-tab.tsx',
    imports: 'developers',
  },
  {
    path: 'properties',
    label: 'Properties',
    permission: 'openDashboard',
    screen: 'records/projects/admin/properties-tab.tsx',
    imports: 'projects',
  },
  {
    path: 'listings',
    label: 'Listings',
    permission: 'openDashboard',
    screen: 'records/units/admin/listings-tab.tsx',
    imports: 'units',
    count: 'to confirm',
  },
]

/** A screen of the back office. */
type Screen = {
  /** Its path below `/admin/`, as React Router matches it. */
  path: string
  title: string
  module: ScreenModule
  /** The tab that it belongs to. */
  tab?: Tab
}

const [contacts, pipeline, listings] = [
  tabNamed('contacts'),
  tabNamed('pipeline'),
  tabNamed('listings'),
]
const NOTIFICATION_SETTINGS = 'team/notifications/admin/notification-settings-page.tsx'
const PASTE = { title: 'Paste a chat', module: 'words/drafts/admin/paste-page.tsx' } as const
const SETTINGS_PART: ScreenModule = 'team/staff/admin/settings-part-page.tsx'
const IMPORT: ScreenModule = 'records/imports/admin/import-page.tsx'

/** Every screen; where two match a path, the first is shown. */
export const screens: readonly Screen[] = [
  {
    path: `${pipeline.path}/:id`,
    title: pipeline.label,
    module: 'sales/deals/admin/page/deal-page.tsx',
    tab: pipeline,
  },
  ...tabs.map((tab) => ({
    path: `${tab.path}/:id?`,
    title: tab.label,
    module: tab.screen,
    tab,
  })),
  ...tabs.flatMap((tab) => {
    const title = `Import CSV · ${tab.label}`
    return tab.imports ? { path: `${tab.path}/imports/:id?`, title, module: IMPORT, tab } : []
  }),
  {
    path: 'notifications',
    title: 'Notifications',
    module: 'team/notifications/admin/notifications-page.tsx',
  },
  { path: 'settings/notifications', title: 'Notifications', module: NOTIFICATION_SETTINGS },
  // Its former address, in emails that were sent.
  { path: 'notification-settings', title: 'Notifications', module: NOTIFICATION_SETTINGS },
  { path: 'settings', title: 'Settings', module: 'team/agency/admin/settings-page.tsx' },
  { path: 'settings/profile', title: 'My profile', module: 'team/agency/admin/profile-page.tsx' },
  {
    path: 'settings/inquiries',
    title: 'New inquiries',
    module: 'team/duty/admin/inquiries-page.tsx',
  },
  { path: 'settings/agency', title: 'Agency', module: 'team/agency/admin/agency-page.tsx' },
  ...settingsParts.map(({ id, label }) => ({
    path: `settings/${id}`,
    title: label,
    module: SETTINGS_PART,
  })),
  { path: `${listings.path}/paste`, ...PASTE, tab: listings },
  { path: `${contacts.path}/paste`, ...PASTE, tab: contacts },
]

/** The tab that `/admin` opens. */
export const defaultTab = tabNamed('properties')

function tabNamed(path: string): Tab {
  const tab = tabs.find((candidate) => candidate.path === path)
  if (!tab) throw new Error(`There is no tab ${path}.`)
  return tab
}

const patterns = screens.map((screen) => {
  const path = screen.path.replace('/:id?', '(/:id)?').replace(':id', '[1-9]\\d*')
  return { screen, pattern: new RegExp(`^${adminPath(path)}$`) }
})

/** The module of the screen at a path, and its tab; undefined where there is none. */
export function screenAt(path: string): Pick<Screen, 'module' | 'tab'> | undefined {
  if (path === adminPath()) return { module: defaultTab.screen, tab: defaultTab }
  return patterns.find(({ pattern }) => pattern.test(path))?.screen
}

/** The path of the imports of a kind; an import's id follows it. */
export function importsPath(kind: ImportKind): string {
  const tab = tabs.find(({ imports }) => imports === kind)
  return adminPath(`${tab?.path}/imports`)
}
