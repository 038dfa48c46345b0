import { useState } from 'react'
import { useLocation } from 'react-router'
import { PartBoundary } from '../../../admin/screen/part-boundary.tsx'
import { SettingsFrame } from '../../../admin/screen/settings-frame.tsx'
import { type SettingsPart, settingsParts } from '../../../admin/screen/settings-parts.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { adminPath } from '../../../shared/paths.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SettingsPartBody } from './settings-part-body.tsx'

const descriptions: Record<SettingsPart, string> = {
  users: 'Who works here, and what each may do',
  audit: 'Who changed what, and when',
  trash: 'What was deleted in the last 30 days',
  jobs: 'What failed in the background',
  imports: 'What files call our fields and values',
  password: 'Only yours',
}

/** A part of the settings as a page: users, audit log, trash, jobs and imports for admins, the password for everybody. */
export default function SettingsPartPage() {
  const { pathname } = useLocation()
  const { permissions } = useStaff()
  // Another form after each that was left.
  const [round, setRound] = useState(0)
  const part = settingsParts.find(({ id }) => pathname === adminPath(`settings/${id}`))
  if (!part) return null
  const mayOpen = part.id === 'password' || permissions.manageSettings
  return (
    <SettingsFrame title={part.label} description={descriptions[part.id]}>
      {mayOpen ? (
        <AfterHydration>
          <PartBoundary key={`${part.id} ${round}`}>
            <SettingsPartBody part={part.id} onClose={() => setRound(round + 1)} />
          </PartBoundary>
        </AfterHydration>
      ) : (
        <Alert>{`Only admins can open ${part.label}.`}</Alert>
      )}
    </SettingsFrame>
  )
}
