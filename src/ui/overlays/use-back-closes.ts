import { useEffect, useRef } from 'react'

let opened = 0

/**
 * While open, adds a history entry so that Back closes it; closing it otherwise removes the entry. Of several that are
 * open, Back closes the last.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    opened += 1
    const overlay = opened
    const handlePopState = () => {
      // Back from an overlay above this one.
      if (overlayOf(history.state) !== overlay) close.current()
    }
    // Keeps the state of a client-side router, which then sees no navigation.
    history.pushState({ ...history.state, overlay }, '')
    addEventListener('popstate', handlePopState)
    return () => {
      removeEventListener('popstate', handlePopState)
      // Another page or entry may have been opened meanwhile.
      if (overlayOf(history.state) === overlay) history.back()
    }
  }, [isOpen])
}

/** Resolves when that entry is removed; await it before adding another entry. */
export function waitForHistoryBack(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
}

/** Runs an action of a closing overlay, if need be after its entry is removed: it may add an entry. */
export function runAfterClosing(action: () => void): void {
  if (overlayOf(history.state) === undefined) action()
  else void waitForHistoryBack().then(action)
}

function overlayOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'overlay' in state
    ? state.overlay
    : undefined
}
