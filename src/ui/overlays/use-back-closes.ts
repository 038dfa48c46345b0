import { useEffect, useRef } from 'react'

/** While open, adds a history entry so that Back closes it; closing it otherwise removes the entry. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    let closedByBack = false
    const handlePopState = () => {
      closedByBack = true
      close.current()
    }
    history.pushState(null, '')
    addEventListener('popstate', handlePopState)
    return () => {
      removeEventListener('popstate', handlePopState)
      if (!closedByBack) history.back()
    }
  }, [isOpen])
}

/** Resolves when that entry is removed; await it before adding another entry. */
export function waitForHistoryBack(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
}
