import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { adminPath } from '../shared/paths.ts'
import type { Permissions } from '../staff/rules.ts'
import { classNames } from '../ui/class-names.ts'
import { loadScreen } from './tab-screens.tsx'
import { builtTabs, type Tab } from './tabs.ts'

/** The way between the tabs that this person may open; a tab's screen is fetched as a hand comes near. */
export function TabBar({ permissions }: { permissions: Permissions }) {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab changes with the address
  useEffect(() => {
    const open = bar.current?.querySelector('[aria-current]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
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
              <NavLink
                to={adminPath(tab.path)}
                onPointerEnter={() => fetchAhead(tab)}
                onFocus={() => fetchAhead(tab)}
                className={({ isActive }) =>
                  classNames(
                    '-mb-px flex h-11.5 items-center gap-2 border-b-2 px-3 text-base whitespace-nowrap focus-visible:-outline-offset-2',
                    isActive
                      ? 'border-accent font-[620] text-ink'
                      : 'border-transparent text-ink-2 hover:text-ink',
                  )
                }
              >
                {tab.label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

// Whatever comes of it: the press that follows asks once more and tells.
function fetchAhead(tab: Tab): void {
  loadScreen(tab).catch(() => {})
}
