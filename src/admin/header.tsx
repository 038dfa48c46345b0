import { Link, useLocation } from 'react-router'
import { adminPath, homePath } from '../shared/paths.ts'
import { personName } from '../shared/person-name.ts'
import { Bell } from '../team/notifications/admin/bell.tsx'
import type { Actor } from '../team/staff/rules/staff.ts'
import { Brand } from '../ui/brand.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { ThemeSwitch } from '../ui/style/theme-switch.tsx'
import { CommandBar } from './command/command-bar.tsx'
import { LogoutButton } from './logout-button.tsx'
import { OPENED } from './record-list/use-list-address.ts'
import { useSettingsAddress } from './screen/settings-address.ts'
import { TotalsRow } from './totals.tsx'

/** The header: a link to the site, the totals, and the user's menu. */
export function Header({ user, withTotals }: { user: Actor; withTotals: boolean }) {
  const settings = useSettingsAddress()
  const { pathname } = useLocation()
  const welcome = `Welcome, ${user.firstName || user.username}`
  return (
    <header className="staff-width flex min-h-13 flex-wrap items-center gap-x-1 sm:min-h-15 sm:gap-x-3.5 sm:max-[75rem]:pt-2.5">
      <a
        href={homePath()}
        className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink"
        aria-label="Sathani, back to the site"
      >
        <span className="icon-arrow-left" />
        <span className="inline-flex text-ink">
          <Brand />
        </span>
      </a>
      {withTotals && (
        <div className="ml-2 hidden sm:block max-[75rem]:order-last max-[75rem]:-ml-4 max-[75rem]:basis-full max-[75rem]:pb-3">
          <TotalsRow />
        </div>
      )}
      <p className="ml-auto hidden truncate text-ink-2 sm:block">{welcome}</p>
      <span className="hidden sm:inline-flex">
        <ThemeSwitch />
      </span>
      <span className="inline-flex gap-x-3.5 max-sm:ml-auto max-sm:gap-x-1">
        <CommandBar className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink sm:size-9 sm:border sm:border-line sm:bg-card sm:hover:border-field" />
        <Bell userId={user.id} />
      </span>
      {user.isAdmin && (
        <Link
          to={settings.address('users')}
          state={OPENED}
          aria-label="Settings"
          className="hidden size-9 place-items-center rounded-control border border-line bg-card text-ink-2 hover:border-field hover:text-ink sm:grid"
        >
          <span className="icon-settings" />
        </Link>
      )}
      <span className="hidden sm:inline-flex">
        <LogoutButton />
      </span>
      <Popover
        // Closed on the page that one of its links leads to.
        key={pathname}
        label="Account"
        trigger={
          <button type="button" className="-mr-2 grid size-11 place-items-center sm:size-9">
            <span className="sr-only">Account of {personName(user)}</span>
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-accent-wash text-sm leading-none font-strong text-accent"
            >
              {initials(user)}
            </span>
          </button>
        }
      >
        <div className="grid gap-3">
          <p className="font-medium">{personName(user)}</p>
          <div className="sm:hidden">
            <ThemeSwitch />
          </div>
          <ul className="-mx-2 grid">
            <AccountLink to={adminPath('settings/profile')} icon="icon-user-round">
              My profile
            </AccountLink>
            <AccountLink to={adminPath('settings/password')} icon="icon-key-round">
              Password and shortcuts
            </AccountLink>
            <AccountLink to={adminPath('settings/notifications')} icon="icon-bell">
              Notification settings
            </AccountLink>
            <AccountLink to={adminPath('settings')} icon="icon-sliders-horizontal">
              All settings
            </AccountLink>
            {user.isAdmin && (
              <AccountLink to={settings.address('users')} icon="icon-settings">
                User Management Settings
              </AccountLink>
            )}
          </ul>
          <LogoutButton />
        </div>
      </Popover>
    </header>
  )
}

function AccountLink({ to, icon, children }: { to: string; icon: string; children: string }) {
  return (
    <li>
      <Link
        to={to}
        state={OPENED}
        className={`${icon} flex min-h-11 items-center gap-2.5 rounded-control px-2 hover:bg-wash`}
      >
        {children}
      </Link>
    </li>
  )
}

/** Two letters that stand for a person; a Thai vowel that stands before its consonant is no initial. */
function initials(user: Actor): string {
  const words = [user.firstName, user.lastName].flatMap((word) => word?.trim() || [])
  const [first = user.username, second = ''] = words
  const letter = (word: string) => /[^\u0E40-\u0E44]/u.exec(word)?.[0] ?? ''
  return second === ''
    ? first.slice(0, 2).toUpperCase()
    : (letter(first) + letter(second)).toUpperCase()
}
