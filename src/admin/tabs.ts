import { adminPath } from '../shared/paths.ts'
import type { PermissionName } from '../staff/rules.ts'

/** A tab of the back office. */
export type Tab = {
  /** What follows `/admin/` in its address. */
  path: string
  label: string
  /** Who may open it. */
  permission: PermissionName
  /** The module of its screen below `src/`, loaded when somebody is about to open it; null until it is built. */
  screen: `${string}/admin/${string}-tab.tsx` | null
  /** What waits there for somebody, where anything does. */
  count?: TabCount
}

/** A number on a tab: a list's total, and in words what it counts. */
export type TabCount = { list: CountedList; words: string }
type CountedList = 'get /api/units/stale'

/** The tabs in their order. One that has no screen yet is not shown. */
export const tabs: readonly Tab[] = [
  {
    path: 'search',
    label: 'Search',
    permission: 'openDashboard',
    screen: 'units/admin/search-tab.tsx',
  },
  { path: 'contacts', label: 'Contacts', permission: 'openDashboard', screen: null },
  { path: 'pipeline', label: 'Pipeline', permission: 'openDashboard', screen: null },
  { path: 'tasks', label: 'Tasks', permission: 'openDashboard', screen: null },
  { path: 'inbox', label: 'Inbox', permission: 'openDashboard', screen: null },
  {
    path: 'developers',
    label: 'Developers',
    permission: 'openDashboard',
    screen: 'developers/admin/developers-tab.tsx',
  },
  {
    path: 'properties',
    label: 'Properties',
    permission: 'openDashboard',
    screen: 'projects/admin/properties-tab.tsx',
  },
  {
    path: 'listings',
    label: 'Listings',
    permission: 'openDashboard',
    screen: 'units/admin/listings-tab.tsx',
    count: { list: 'get /api/units/stale', words: 'to confirm' },
  },
]

/** The tabs that there are to open. */
export const builtTabs = tabs.filter((tab) => tab.screen !== null)

/** The tab that `/admin` itself opens. */
export const defaultTab = tabNamed('properties')

function tabNamed(path: string): Tab {
  const tab = builtTabs.find((one) => one.path === path)
  if (!tab) throw new Error(`There is no tab ${path}.`)
  return tab
}

/** The built tab of an address of the back office, with or without a record. */
export function tabAt(path: string): Tab | undefined {
  if (path === adminPath()) return defaultTab
  return builtTabs.find((tab) => {
    const own = adminPath(tab.path)
    return path === own || /^\/[1-9]\d*$/.test(path.startsWith(own) ? path.slice(own.length) : '')
  })
}
