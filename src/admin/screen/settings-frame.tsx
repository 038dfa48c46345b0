import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { adminPath } from '../../shared/paths.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { type SettingsEntry, settingsGroups } from './settings-entries.ts'
import { useStaff } from './staff-context.ts'

/** A page of the settings with its parts at the left; on a phone they are a page of their own. */
export function SettingsFrame({
  title,
  description,
  children,
}: {
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <div className="dense grid grid-cols-1 gap-x-6 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="max-md:hidden">
        <SettingsParts />
      </div>
      <div className="grid grid-cols-1 content-start gap-3.5">
        <Link
          to={adminPath('settings')}
          className="icon-arrow-left flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink md:hidden"
        >
          All settings
        </Link>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl">{title}</h1>
          <p className="text-ink-2">{description}</p>
        </div>
        {children}
      </div>
    </div>
  )
}

/** The parts of the settings that this user may open. */
export function SettingsParts() {
  const { permissions } = useStaff()
  return (
    <nav aria-label="Settings" className="grid gap-4">
      {settingsGroups(permissions).map((group) => (
        <Parts key={group.title} {...group} />
      ))}
    </nav>
  )
}

function Parts({ title, entries }: { title: string; entries: readonly SettingsEntry[] }) {
  return (
    <div className="grid gap-0.5">
      <p className="px-2.5 pb-1 text-ink-2">{title}</p>
      {entries.map(({ label, icon, page }) => (
        <Part key={label} to={adminPath(page)} icon={icon}>
          {label}
        </Part>
      ))}
    </div>
  )
}

function Part({ to, icon, children }: { to: string; icon: string; children: string }) {
  const { pathname } = useLocation()
  const isHere = to === pathname
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        icon,
        'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 before:size-4 pointer-coarse:min-h-11',
        isHere ? 'bg-accent-wash font-medium text-accent' : 'hover:bg-wash',
      )}
    >
      {children}
    </Link>
  )
}
