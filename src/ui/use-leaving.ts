import { useState } from 'react'

/** What stands between a form and leaving it: shared by a sheet and the footer of its form. */
export type Leaving = {
  /** How many fields differ from what is saved. */
  changes: number
  /** Whether the question stands: `Discard 5 changes?` */
  asks: boolean
  /** Leaves at once when nothing would be lost, else asks. */
  leave: () => void
  /** Yes leaves and loses the changes, no stays. */
  answer: (yes: boolean) => void
}

/**
 * Asks before changes are lost. A screen whose address is the form's own makes its `Leaving` from the
 * router instead, so that Back asks the same question.
 */
export function useLeaving(changes: number, onLeave: () => void): Leaving {
  const [asks, setAsks] = useState(false)
  return {
    changes,
    asks: asks && changes > 0,
    leave: () => (changes > 0 ? setAsks(true) : onLeave()),
    answer: (yes) => {
      setAsks(false)
      if (yes) onLeave()
    },
  }
}
