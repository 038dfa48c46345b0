import { useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { LeaveGuard } from '../../ui/overlays/use-leave-guard.ts'

/**
 * Asks before unsaved changes are lost by Cancel, Escape, the close button, Back or another tab; the browser
 * asks when the window is closed. `saved` allows the next navigation; `onDiscard` is called when the changes
 * are discarded.
 */
export function useNavigationGuard(
  changes: number,
  onLeave: () => void,
  onDiscard: () => void,
): { leaveGuard: LeaveGuard; saved: () => void } {
  const isSaved = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      changes > 0 &&
      !isSaved.current &&
      (current.pathname !== next.pathname || current.search !== next.search),
  )
  useBeforeUnload((event) => {
    if (changes > 0 && !isSaved.current) event.preventDefault()
  })
  return {
    leaveGuard: {
      changes,
      isAsking: blocker.state === 'blocked' || (isAsking && changes > 0),
      // Not by the blocker: some forms are left without another address.
      leave: () => (changes > 0 ? setAsking(true) : onLeave()),
      respond(yes) {
        setAsking(false)
        if (!yes) return blocker.reset?.()
        onDiscard()
        if (blocker.state === 'blocked') return blocker.proceed()
        isSaved.current = true
        onLeave()
      },
    },
    saved() {
      isSaved.current = true
    },
  }
}
