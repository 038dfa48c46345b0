import { lazy } from 'react'
import type { Actor } from '../staff/rules.ts'
import { Later } from '../ui/later.tsx'
import { useSettingsPart } from './settings-address.ts'

const SettingsDialog = lazy(() => import('../staff/admin/settings-dialog.tsx'))

/** The settings, over whatever screen is open; loaded when somebody opens them. */
export function StaffSettings({ user }: { user: Actor }) {
  if (useSettingsPart() === null) return null
  return (
    <Later>
      <SettingsDialog user={user} />
    </Later>
  )
}
