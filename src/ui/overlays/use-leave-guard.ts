import { useState } from 'react'

/** Guards a form against losing unsaved changes; shared by a sheet and the footer of its form. */
export type LeaveGuard = {
  /** The number of unsaved fields. */
  changes: number
  /** Whether `Discard 5 changes?` is shown. */
  isAsking: boolean
  /** Leaves at once without changes, else asks. */
  leave: () => void
  /** True discards the changes and leaves, false stays. */
  respond: (yes: boolean) => void
}

/**
 * Asks before changes are lost. A screen with its own URL uses `useNavigationGuard` instead, so that Back
 * asks as well.
 */
export function useLeaveGuard(changes: number, onLeave: () => void): LeaveGuard {
  const [isAsking, setAsking] = useState(false)
  return {
    changes,
    isAsking: isAsking && changes > 0,
    leave: () => (changes > 0 ? setAsking(true) : onLeave()),
    respond: (yes) => {
      setAsking(false)
      if (yes) onLeave()
    },
  }
}
