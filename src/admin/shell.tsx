import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { InventedNote } from '../team/agency/admin/invented-note.tsx'
import type { Actor } from '../team/staff/rules/staff.ts'
import { Header } from './header.tsx'
import { StaffContext } from './screen/staff-context.ts'
import { adminScreens } from './screens.ts'
import { StaffSettings } from './staff-settings.tsx'
import { TabBar } from './tab-bar.tsx'
import { TotalTiles } from './totals.tsx'

/** The layout of the back office around every screen, or around what is shown where there is none. */
export function Shell({ user, children }: { user: Actor; children?: ReactNode }) {
  const isDashboard = useLocation().pathname === adminScreens.dashboard
  return (
    <StaffContext value={user}>
      {/* On a phone the page of one record has the whole screen; a screen of columns fills what is left of it. */}
      <div className="min-h-dvh text-sm [--tab-bar:2.875rem] has-[[data-fill-screen]]:flex has-[[data-fill-screen]]:h-dvh has-[[data-fill-screen]]:flex-col has-[[data-fill-screen]]:*:[header,nav]:flex-none max-md:has-[[data-whole-screen]]:*:[header,nav]:hidden">
        <a
          href="#content"
          className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
        >
          Skip to content
        </a>
        <Header user={user} withTotals={!isDashboard} />
        <TabBar permissions={user.permissions} />
        <main
          id="content"
          className="staff-width grid grid-cols-1 gap-6 pt-4.5 pb-10 [--list-top:var(--tab-bar)] has-[[data-fill-screen]]:min-h-0 has-[[data-fill-screen]]:flex-1 has-[[data-fill-screen]]:grid-rows-[minmax(0,1fr)] has-[[data-fill-screen]]:max-w-none! has-[[data-fill-screen]]:p-0!"
        >
          {isDashboard && user.permissions.manageSettings && <InventedNote />}
          {isDashboard && <TotalTiles />}
          {children ?? <Outlet />}
        </main>
      </div>
      <StaffSettings user={user} />
    </StaffContext>
  )
}
