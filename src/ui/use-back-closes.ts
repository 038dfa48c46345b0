import { useEffect, useRef } from 'react'

/** While something is open over a page, Back closes it; closed otherwise, that step is taken back. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    let isBack = false
    const back = () => {
      isBack = true
      close.current()
    }
    history.pushState(null, '')
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (!isBack) history.back()
    }
  }, [isOpen])
}

/** Settles once that step is taken back: what makes one of its own waits for it. */
export function steppedBack(): Promise<unknown> {
  return new Promise((go) => addEventListener('popstate', go, { once: true }))
}
