import { SettingsFrame } from '../../../admin/screen/settings-frame.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { DutyCard } from './duty-card.tsx'

/** Who gets the inquiries of visitors, as a page of the settings. */
export default function InquiriesPage() {
  const { permissions } = useStaff()
  return (
    <SettingsFrame
      title="New inquiries"
      description="Who gets them, when someone is on duty, and who owns an answered conversation"
    >
      <DutyCard mayChange={permissions.manageInquiries} />
    </SettingsFrame>
  )
}
