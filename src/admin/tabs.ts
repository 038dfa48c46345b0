import type { ImportKind } from '../records/imports/rules/import.ts'
import { adminPath } from '../shared/paths.ts'
import type { PermissionName } from '../team/staff/rules/staff.ts'

/** A tab of the back office. */
export type Tab = {
  /** Its path below `/admin/`. */
  path: string
  label: string
  /** The permission to open it. */
  permission: PermissionName
  /** The module of its screen below `src/`, loaded on demand; null until it is built. */
  screen: ScreenModule | null
  /** The kind of CSV import on a page below it. */
  imports?: ImportKind
  /** The count shown on the tab. */
  count?: TabCount
}

export type ScreenModule = `${string}/admin/${string}.tsx`
type BuiltTab = Tab & { screen: ScreenModule }

/** A count on a tab, by its description. */
export type TabCount = 'to confirm' | 'unread' | 'due'

/** The tabs in order. Tabs without a screen are not shown. */
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

/** Screens besides the tabs: from the bell, the account, and the lists. */
export const pages = [
  {
    path: 'notifications',
    label: 'Notifications',
    screen: 'team/notifications/admin/notifications-page.tsx',
  },
  {
    path: 'notification-settings',
    label: 'Notification settings',
    screen: 'team/notifications/admin/notification-settings-page.tsx',
  },
  { path: 'listings/paste', label: 'Paste a chat', screen: 'words/drafts/admin/paste-page.tsx' },
  { path: 'contacts/paste', label: 'Paste a chat', screen: 'words/drafts/admin/paste-page.tsx' },
] as const satisfies readonly { path: string; label: string; screen: ScreenModule }[]

/** The tabs with a screen. */
export const builtTabs = tabs.filter((tab): tab is BuiltTab => tab.screen !== null)

/** The tab that `/admin` opens. */
export const defaultTab = tabNamed('properties')

function tabNamed(path: string): BuiltTab {
  const tab = builtTabs.find((candidate) => candidate.path === path)
  if (!tab) throw new Error(`There is no tab ${path}.`)
  return tab
}

/** The tab that a path belongs to: its list, its records, its imports, or a chat pasted for it. */
export function tabAt(path: string): BuiltTab | undefined {
  if (path === adminPath()) return defaultTab
  const page = pages.find((one) => adminPath(one.path) === path)
  if (page) return builtTabs.find((tab) => page.path.startsWith(`${tab.path}/`))
  return builtTabs.find((tab) =>
    [adminPath(tab.path), ...(tab.imports ? [importsPath(tab.imports)] : [])].some((base) => {
      const below = path.startsWith(base) ? path.slice(base.length) : null
      return below === '' || (below !== null && /^\/[1-9]\d*$/.test(below))
    }),
  )
}

/** The page of a deal: its own screen below the board's path. */
export const DEAL_PAGE: ScreenModule = 'sales/deals/admin/page/deal-page.tsx'
const dealPath = /^\/[1-9]\d*$/

export const IMPORT_PAGE: ScreenModule = 'records/imports/admin/import-page.tsx'

/** The screen module of a path. */
export function screenAt(path: string): ScreenModule | null {
  const page = pages.find((one) => adminPath(one.path) === path)
  if (page) return page.screen
  const pipeline = adminPath('pipeline')
  if (path.startsWith(pipeline) && dealPath.test(path.slice(pipeline.length))) return DEAL_PAGE
  const tab = tabAt(path)
  const isImport = tab?.imports && path.startsWith(importsPath(tab.imports))
  return isImport ? IMPORT_PAGE : (tab?.screen ?? null)
}

/** The path of the imports of a kind; an import's id follows it. */
export function importsPath(kind: ImportKind): string {
  const tab = builtTabs.find(({ imports }) => imports === kind)
  return adminPath(`${tab?.path}/imports`)
}
