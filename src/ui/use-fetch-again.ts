import { useEffect } from 'react'

/** Calls `again` when the network is back, and when somebody returns to the window. */
export function useFetchAgain(again: () => void): void {
  useEffect(() => {
    addEventListener('online', again)
    addEventListener('focus', again)
    return () => {
      removeEventListener('online', again)
      removeEventListener('focus', again)
    }
  })
}
