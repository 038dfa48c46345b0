import { Link } from 'react-router'
import { PartBoundary } from '../../../admin/screen/part-boundary.tsx'
import {
  type SettingsPart,
  useSettingsAddress,
  useSettingsPart,
} from '../../../admin/screen/settings-address.ts'
import { RememberedMappings } from '../../../records/imports/admin/values/remembered-answers.tsx'
import { adminPath } from '../../../shared/paths.ts'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ModelSwitch } from '../../../words/writing/admin/model-switch.tsx'
import type { Actor } from '../rules/staff.ts'
import { AccessSwitch } from './access-switch.tsx'
import { AuditReader } from './audit-reader.tsx'
import { GivenUpJobs } from './given-up-jobs.tsx'
import { PasswordForm } from './password-form.tsx'
import { ShortcutsSwitch } from './shortcuts-switch.tsx'
import { useSettings } from './staff-calls.ts'
import { Trash } from './trash.tsx'
import { UsersPart } from './users-part.tsx'

const parts: { id: SettingsPart; label: string }[] = [
  { id: 'users', label: 'Users' },
  { id: 'audit', label: 'Audit log' },
  { id: 'trash', label: 'Trash' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'imports', label: 'Imports' },
  { id: 'password', label: 'Password and shortcuts' },
]

/** The settings dialog: all sections for admins, only the own password and shortcuts for others. */
export default function SettingsDialog({ user }: { user: Actor }) {
  const part = useSettingsPart()
  const { swap, close } = useSettingsAddress()
  if (part === null) return null
  if (!user.isAdmin) {
    return (
      <Dialog open onClose={close} title="Password and shortcuts" closesOutside={false}>
        <div className="dense flex min-h-0 flex-col">
          <div className="border-b border-line px-5 py-4">
            <ShortcutsSwitch />
          </div>
          <PasswordForm onClose={close} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={close}
      title="User Management Settings"
      width="wide"
      closesOutside={part !== 'password'}
    >
      <DialogBody>
        <div className="dense relative">
          <Link
            to={adminPath('settings')}
            className="icon-sliders-horizontal flex min-h-9 w-fit items-center gap-2 text-accent underline-offset-3 before:size-4 hover:underline max-sm:mb-2 sm:absolute sm:top-0 sm:right-0 sm:z-10 sm:h-12 sm:bg-card sm:pl-3 pointer-coarse:min-h-11"
          >
            All settings
          </Link>
          <Tabs label="Settings" tabs={parts} value={part} onChange={swap}>
            <PartBoundary key={part}>
              {part === 'users' && <UsersPart before={<AgencySettings />} />}
              {part === 'audit' && <AuditReader />}
              {part === 'trash' && <Trash />}
              {part === 'jobs' && <GivenUpJobs />}
              {part === 'imports' && <RememberedMappings />}
              {part === 'password' && (
                <div className="grid gap-4">
                  <ShortcutsSwitch />
                  <PasswordForm onClose={close} />
                </div>
              )}
            </PartBoundary>
          </Tabs>
        </div>
      </DialogBody>
    </Dialog>
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
