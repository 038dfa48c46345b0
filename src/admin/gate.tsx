import { type ReactNode, useState } from 'react'
import { LoginPage } from '../staff/admin/login-page.tsx'
import { SessionEnded } from '../staff/admin/session-ended.tsx'
import { useSignedIn } from '../staff/admin/signed-in.ts'
import type { Actor } from '../staff/rules.ts'

/**
 * Who may not open the dashboard sees the sign-in form in its place; whose session ends while it is open
 * sees the form above it.
 */
export function Gate({ children }: { children: (user: Actor) => ReactNode }) {
  const user = useSignedIn()
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  const shown = user ?? last
  if (!shown?.permissions.openDashboard) return <LoginPage />
  return (
    <>
      {children(shown)}
      {!user && <SessionEnded user={shown} />}
    </>
  )
}
