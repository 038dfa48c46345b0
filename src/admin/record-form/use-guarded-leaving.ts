import { useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { Leaving } from '../../ui/use-leaving.ts'

/**
 * Asks before changes are lost, however somebody leaves: by Cancel, Escape, the x, Back, another tab, or
 * by closing the window, where the browser asks. `saved` lets the next step pass.
 */
export function useGuardedLeaving(
  changes: number,
  onLeave: () => void,
): { leaving: Leaving; saved: () => void } {
  const isSaved = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      changes > 0 &&
      !isSaved.current &&
      (here.pathname !== next.pathname || here.search !== next.search),
  )
  useBeforeUnload((event) => {
    if (changes > 0 && !isSaved.current) event.preventDefault()
  })
  return {
    leaving: {
      changes,
      asks: blocker.state === 'blocked',
      leave: onLeave,
      answer: (yes) => (yes ? blocker.proceed?.() : blocker.reset?.()),
    },
    saved() {
      isSaved.current = true
    },
  }
}
