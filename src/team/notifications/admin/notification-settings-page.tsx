import { useQuery } from '@tanstack/react-query'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { SettingsFrame } from '../../../admin/screen/settings-frame.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { personName } from '../../../shared/person-name.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { DutyCard } from '../../duty/admin/duty-card.tsx'
import { notificationSettingsQuery, useSaveNotificationSettings } from './notification-calls.ts'
import { QuietCard } from './quiet-card.tsx'
import { ReachCard } from './reach-card.tsx'
import { usePushBrowser } from './use-push-browser.ts'
import { WaysTable } from './ways-table.tsx'

/** Of what one is told by which way, how one can be reached, the quiet hours, and who gets inquiries. */
export default function NotificationSettingsPage() {
  const user = useStaff()
  return (
    <SettingsFrame title="Notifications" description={`What ${personName(user)} is told, and how`}>
      <div className="grid w-full max-w-214 grid-cols-1 gap-3.5 text-sm">
        <OwnSettings userId={user.id} />
        <DutyCard mayChange={user.permissions.manageInquiries} />
      </div>
    </SettingsFrame>
  )
}

function OwnSettings({ userId }: { userId: number }) {
  const settings = useQuery(notificationSettingsQuery)
  const save = useSaveNotificationSettings()
  const browser = usePushBrowser(userId, settings.data?.pushKey ?? '')
  if (settings.isError) {
    return <ErrorState title="Couldn’t load your settings." retry={() => void settings.refetch()} />
  }
  const { data } = settings
  if (!data) return <Skeleton className="h-150 w-full" />
  return (
    <>
      <RefusalAlert save={save} />
      {browser.fault && (
        <Alert title={browser.fault.title} onDismiss={browser.dismiss}>
          {browser.fault.text}
        </Alert>
      )}
      <WaysTable settings={data} browser={browser} onChange={(body) => save.mutate(body)} />
      <ReachCard settings={data} browser={browser} />
      <QuietCard quiet={data.quiet} onChange={(quiet) => save.mutate({ quiet })} />
    </>
  )
}
