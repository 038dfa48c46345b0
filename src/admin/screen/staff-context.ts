import { createContext, use } from 'react'
import type { Actor } from '../../team/staff/rules/staff.ts'

export const StaffContext = createContext<Actor | null>(null)

/** The signed-in user. Only within the back office's shell. */
export function useStaff(): Actor {
  const user = use(StaffContext)
  if (!user) throw new Error('useStaff belongs below the shell.')
  return user
}
