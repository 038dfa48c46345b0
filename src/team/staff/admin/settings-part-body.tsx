import type { SettingsPart } from '../../../admin/screen/settings-parts.ts'
import { RememberedMappings } from '../../../records/imports/admin/values/remembered-answers.tsx'
import { ModelSwitch } from '../../../words/writing/admin/model-switch.tsx'
import { AccessSwitch } from './access-switch.tsx'
import { AuditReader } from './audit-reader.tsx'
import { GivenUpJobs } from './given-up-jobs.tsx'
import { PasswordForm } from './password-form.tsx'
import { ShortcutsSwitch } from './shortcuts-switch.tsx'
import { useSettings } from './staff-calls.ts'
import { Trash } from './trash.tsx'
import { UsersPart } from './users-part.tsx'

/** A part of the settings, on its page or in the dialog. */
export function SettingsPartBody({ part, onClose }: { part: SettingsPart; onClose: () => void }) {
  if (part === 'users') return <UsersPart before={<AgencySettings />} />
  if (part === 'audit') return <AuditReader />
  if (part === 'trash') return <Trash />
  if (part === 'jobs') return <GivenUpJobs />
  if (part === 'imports') return <RememberedMappings />
  return (
    <div className="grid max-w-140 gap-4">
      <ShortcutsSwitch />
      <PasswordForm onClose={onClose} />
    </div>
  )
}

function AgencySettings() {
  const { data } = useSettings()
  return (
    <>
      <AccessSwitch />
      <ModelSwitch settings={data} />
    </>
  )
}
