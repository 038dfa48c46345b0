import { Link } from 'react-router'
import { PartBoundary } from '../../../admin/screen/part-boundary.tsx'
import { useSettingsAddress, useSettingsPart } from '../../../admin/screen/settings-address.ts'
import { settingsParts } from '../../../admin/screen/settings-parts.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Actor } from '../rules/staff.ts'
import { PasswordForm } from './password-form.tsx'
import { SettingsPartBody } from './settings-part-body.tsx'
import { ShortcutsSwitch } from './shortcuts-switch.tsx'

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
          <Tabs label="Settings" tabs={settingsParts} value={part} onChange={swap}>
            <PartBoundary key={part}>
              <SettingsPartBody part={part} onClose={close} />
            </PartBoundary>
          </Tabs>
        </div>
      </DialogBody>
    </Dialog>
  )
}
