import { useRef } from 'react'
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
      isAsking: blocker.state === 'blocked',
      leave: onLeave,
      respond(yes) {
        if (!yes) return blocker.reset?.()
        onDiscard()
        blocker.proceed?.()
      },
    },
    saved() {
      isSaved.current = true
    },
  }
}
