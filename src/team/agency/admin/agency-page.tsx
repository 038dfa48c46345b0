import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsFrame } from '../../../admin/screen/settings-frame.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { agencyQuery } from './agency-calls.ts'
import { AgencyForm } from './agency-form.tsx'

/** What clients read of the agency, to be changed by admins. */
export default function AgencyPage() {
  return (
    <SettingsFrame title="Agency" description="What visitors, messages and documents say about us">
      <Agency />
    </SettingsFrame>
  )
}

function Agency() {
  const { permissions } = useStaff()
  const { data, isError, refetch } = useQuery(agencyQuery)
  // Another form after each that was left.
  const [round, setRound] = useState(0)
  if (!permissions.manageSettings) return <Alert>Only admins can change the agency.</Alert>
  if (isError && !data)
    return <ErrorState title="Couldn’t load the agency." retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-150 w-full" />
  return <AgencyForm key={round} agency={data} onLeave={() => setRound(round + 1)} />
}
