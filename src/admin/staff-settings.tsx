import { lazy } from 'react'
import type { Actor } from '../team/staff/rules/staff.ts'
import { AfterHydration } from '../ui/feedback/after-hydration.tsx'
import { useSettingsPart } from './screen/settings-address.ts'

const SettingsDialog = lazy(() => import('../team/staff/admin/settings-dialog.tsx'))

/** The settings dialog, available on every screen; loaded when opened. */
export function StaffSettings({ user }: { user: Actor }) {
  if (useSettingsPart() === null) return null
  return (
    <AfterHydration>
      <SettingsDialog user={user} />
    </AfterHydration>
  )
}
