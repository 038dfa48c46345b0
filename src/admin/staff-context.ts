import { createContext, use } from 'react'
import type { Actor } from '../staff/rules.ts'

export const StaffContext = createContext<Actor | null>(null)

/** Who works here. Only below the back office's shell. */
export function useStaff(): Actor {
  const user = use(StaffContext)
  if (!user) throw new Error('useStaff belongs below the shell.')
  return user
}
