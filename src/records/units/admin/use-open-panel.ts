import { useSyncExternalStore } from 'react'

const KEY = 'sathani.listings.filters'
const listeners = new Set<() => void>()

/** Whether the filters of Listings are open: as this browser left them. */
export function useOpenPanel(): { isOpen: boolean; toggle: () => void } {
  const isOpen = useSyncExternalStore(listen, read, () => false)
  return { isOpen, toggle: () => write(!isOpen) }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Without storage (private windows) the panel is closed again by the next visit.
let current: boolean | undefined

function read(): boolean {
  try {
    current ??= localStorage.getItem(KEY) === 'open'
  } catch {
    current ??= false
  }
  return current
}

function write(isOpen: boolean): void {
  current = isOpen
  try {
    localStorage.setItem(KEY, isOpen ? 'open' : 'closed')
  } catch {
    // It stays as it is until the page is left.
  }
  for (const listener of listeners) listener()
}
