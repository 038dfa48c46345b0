import { type ReactNode, useState } from 'react'
import { LoginPage } from '../team/staff/admin/login-page.tsx'
import { SessionEnded } from '../team/staff/admin/session-ended.tsx'
import { useSignedIn } from '../team/staff/admin/signed-in.ts'
import type { Actor } from '../team/staff/rules/staff.ts'

/**
 * Shows the sign-in form instead of the dashboard to users who may not open it, and above the dashboard when
 * the session ends.
 */
export function Gate({ children }: { children: (user: Actor) => ReactNode }) {
  const user = useSignedIn()
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)
  const shownUser = user ?? lastUser
  if (!shownUser?.permissions.openDashboard) return <LoginPage />
  return (
    <>
      {children(shownUser)}
      {!user && <SessionEnded user={shownUser} />}
    </>
  )
}
