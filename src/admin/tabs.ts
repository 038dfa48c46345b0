import type { ImportKind } from '../imports/rules.ts'
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
  screen: ScreenModule | null
  /** What CSV files can be imported there, on a page of its own below. */
  imports?: ImportKind
  /** What waits there for somebody, where anything does. */
  count?: TabCount
}

export type ScreenModule = `${string}/admin/${string}.tsx`
type BuiltTab = Tab & { screen: ScreenModule }

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
    imports: 'developers',
  },
  {
    path: 'properties',
    label: 'Properties',
    permission: 'openDashboard',
    screen: 'projects/admin/properties-tab.tsx',
    imports: 'projects',
  },
  {
    path: 'listings',
    label: 'Listings',
    permission: 'openDashboard',
    screen: 'units/admin/listings-tab.tsx',
    imports: 'units',
    count: { list: 'get /api/units/stale', words: 'to confirm' },
  },
]

/** The tabs that there are to open. */
export const builtTabs = tabs.filter((tab): tab is BuiltTab => tab.screen !== null)

/** The tab that `/admin` itself opens. */
export const defaultTab = tabNamed('properties')

function tabNamed(path: string): BuiltTab {
  const tab = builtTabs.find((one) => one.path === path)
  if (!tab) throw new Error(`There is no tab ${path}.`)
  return tab
}

/** The tab at which an address of the back office lies: its list, one of its records, its imports. */
export function tabAt(path: string): BuiltTab | undefined {
  if (path === adminPath()) return defaultTab
  return builtTabs.find((tab) =>
    [adminPath(tab.path), ...(tab.imports ? [importsPath(tab.imports)] : [])].some((own) => {
      const below = path.startsWith(own) ? path.slice(own.length) : null
      return below === '' || (below !== null && /^\/[1-9]\d*$/.test(below))
    }),
  )
}

export const IMPORT_PAGE: ScreenModule = 'imports/admin/import-page.tsx'

/** The module that draws an address of a built tab. */
export function screenAt(path: string): ScreenModule | null {
  const tab = tabAt(path)
  const isImport = tab?.imports && path.startsWith(importsPath(tab.imports))
  return isImport ? IMPORT_PAGE : (tab?.screen ?? null)
}

/** Where files of a kind are imported; a number below it is one import. */
export function importsPath(kind: ImportKind): string {
  const tab = builtTabs.find(({ imports }) => imports === kind)
  return adminPath(`${tab?.path}/imports`)
}
