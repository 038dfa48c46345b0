import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { adminPath } from '../shared/paths.ts'
import type { Permissions } from '../staff/rules.ts'
import { TabNumber } from './tab-number.tsx'
import { loadScreen } from './tab-screens.tsx'
import { builtTabs, type ScreenModule, tabAt } from './tabs.ts'

/** The way between the tabs that this person may open; a tab's screen is fetched as a hand comes near. */
export function TabBar({ permissions }: { permissions: Permissions }) {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const open = tabAt(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab changes with the address
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav
      ref={bar}
      aria-label="Back office"
      className="sticky top-0 z-10 border-b border-line bg-paper"
    >
      <ul className="staff-width flex gap-1 overflow-x-auto px-1.5 [scrollbar-width:none] sm:px-4">
        {builtTabs
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

// Whatever comes of it: the press that follows asks once more and tells.
function fetchAhead(screen: ScreenModule): void {
  loadScreen(screen).catch(() => {})
}
