import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { adminPath } from '../shared/paths.ts'
import type { Permissions } from '../team/staff/rules/staff.ts'
import { TabNumber } from './tab-number.tsx'
import { loadScreen } from './tab-screens.tsx'
import { type ScreenModule, screenAt, tabs } from './tabs.ts'

/** The navigation between the tabs that the user may open; screens are prefetched on hover or focus. */
export function TabBar({ permissions }: { permissions: Permissions }) {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const open = screenAt(pathname)?.tab
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab changes with the URL
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav
      ref={bar}
      aria-label="Back office"
      className="sticky top-0 z-20 h-(--tab-bar) border-b border-line bg-paper"
    >
      <ul className="staff-width relative flex gap-1 overflow-x-auto px-1.5 [scrollbar-width:none] sm:px-4">
        {tabs
          .filter((tab) => permissions[tab.permission])
          .map((tab) => (
            <li key={tab.path} className="flex-none">
              <Link
                to={adminPath(tab.path)}
                aria-current={tab === open ? 'page' : undefined}
                onPointerEnter={() => fetchAhead(tab.screen)}
                onFocus={() => fetchAhead(tab.screen)}
                className="-mb-px flex h-11.5 items-center gap-2 border-b-2 border-transparent px-3 text-base whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-ink"
              >
                {tab.label}
                {tab.count && <TabNumber count={tab.count} />}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

// Errors are ignored: a click loads the screen again and reports them.
function fetchAhead(screen: ScreenModule): void {
  loadScreen(screen).catch(() => {})
}
