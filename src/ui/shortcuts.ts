import { useSyncExternalStore } from 'react'

const KEY = 'sathani.shortcuts'
const listeners = new Set<() => void>()
// Without storage (private windows) the choice holds until the page is left.
let current: boolean | undefined

/** Whether single keys are shortcuts in this browser. They are unless somebody turned them off. */
export function areShortcutsOn(): boolean {
  try {
    current ??= localStorage.getItem(KEY) !== 'off'
  } catch {
    current ??= true
  }
  return current
}

/** Turns the shortcuts of single keys on or off in this browser. */
export function setShortcuts(on: boolean): void {
  current = on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export function useShortcuts(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    areShortcutsOn,
    () => true,
  )
}
