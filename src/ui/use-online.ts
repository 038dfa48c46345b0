import { useSyncExternalStore } from 'react'

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, isOnline, asOnline)
}

function onChange(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

const isOnline = () => navigator.onLine
const asOnline = () => true
