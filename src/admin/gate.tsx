import { type ReactNode, useState } from 'react'
import { LoginPage } from '../staff/admin/login-page.tsx'
import { SessionEnded } from '../staff/admin/session-ended.tsx'
import { useSignedIn } from '../staff/admin/signed-in.ts'
import type { Actor } from '../staff/rules/staff.ts'

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
