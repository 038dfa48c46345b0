import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsFrame } from '../../../admin/screen/settings-frame.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { personName } from '../../../shared/person-name.ts'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { agencyQuery } from './agency-calls.ts'
import { profileQuery } from './profile-calls.ts'
import { ProfileForm } from './profile-form.tsx'

/** What clients read of the signed-in user, to be changed by themselves. */
export default function ProfilePage() {
  const name = personName(useStaff())
  return (
    <SettingsFrame
      title="My profile"
      description={`${name}, seen in messages, sent pages and PDFs`}
    >
      <OwnProfile />
    </SettingsFrame>
  )
}

function OwnProfile() {
  const profile = useQuery(profileQuery)
  const agency = useQuery(agencyQuery).data
  // Another form after each that was left.
  const [round, setRound] = useState(0)
  if (profile.isError && !profile.data)
    return <ErrorState title="Couldn’t load your profile." retry={() => void profile.refetch()} />
  if (!profile.data || !agency) return <Skeleton className="h-150 w-full" />
  return (
    <ProfileForm
      key={round}
      {...{ profile: profile.data, agency }}
      onLeave={() => setRound(round + 1)}
    />
  )
}
