import { SettingsParts } from '../../../admin/screen/settings-frame.tsx'

/** The parts of the settings as a page: what a phone shows instead of the column at the left. */
export default function SettingsPage() {
  return (
    <div className="grid max-w-100 gap-4">
      <h1 className="text-xl">Settings</h1>
      <SettingsParts />
    </div>
  )
}
