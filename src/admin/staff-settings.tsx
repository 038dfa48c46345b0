import { lazy, Suspense } from 'react'
import type { Actor } from '../staff/rules.ts'
import { useSettingsPart } from './settings-address.ts'

const SettingsDialog = lazy(() => import('../staff/admin/settings-dialog.tsx'))

/** The settings, over whatever screen is open; loaded when somebody opens them. */
export function StaffSettings({ user }: { user: Actor }) {
  if (useSettingsPart() === null) return null
  return (
    <Suspense>
      <SettingsDialog user={user} />
    </Suspense>
  )
}
