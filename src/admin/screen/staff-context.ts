import { createContext, use } from 'react'
import type { Named } from '../../shared/fields/from-table/form-values.ts'
import { personName } from '../../shared/person-name.ts'
import type { Actor } from '../../team/staff/rules/staff.ts'

export const StaffContext = createContext<Actor | null>(null)

/** The signed-in user. Only within the back office's shell. */
export function useStaff(): Actor {
  const user = use(StaffContext)
  if (!user) throw new Error('useStaff belongs below the shell.')
  return user
}

/** The signed-in user as forms hold a colleague: whoever enters a record has it, unless they choose otherwise. */
export function useMe(): Named {
  const { id, ...me } = useStaff()
  return { id, name: personName(me) }
}
