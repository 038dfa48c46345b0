import { useSyncExternalStore } from 'react'

/** The panels that are open or closed as this browser left them: the filters of Listings, the map of Search. */
type Panel = 'listings.filters' | 'search.map'

const listeners = new Set<() => void>()
// Without storage (private windows) a panel is closed again by the next visit.
const current = new Map<Panel, boolean>()

/** Whether a panel is open: as this browser left it, closed at first. */
export function useOpenPanel(panel: Panel): { isOpen: boolean; toggle: () => void } {
  const isOpen = useSyncExternalStore(
    listen,
    () => read(panel),
    () => false,
  )
  return { isOpen, toggle: () => write(panel, !isOpen) }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(panel: Panel): boolean {
  const known = current.get(panel)
  if (known !== undefined) return known
  const isOpen = stored(panel)
  current.set(panel, isOpen)
  return isOpen
}

function stored(panel: Panel): boolean {
  try {
    return localStorage.getItem(keyOf(panel)) === 'open'
  } catch {
    return false
  }
}

function write(panel: Panel, isOpen: boolean): void {
  current.set(panel, isOpen)
  try {
    localStorage.setItem(keyOf(panel), isOpen ? 'open' : 'closed')
  } catch {
    // It stays as it is until the page is left.
  }
  for (const listener of listeners) listener()
}

const keyOf = (panel: Panel) => `sathani.${panel}`
