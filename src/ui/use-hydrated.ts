import { useSyncExternalStore } from 'react'

/**
 * Whether scripts run here: false on the server and in the first drawing of its page, true after. What
 * needs JavaScript is drawn only then; its place must be kept.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(onNothing, yes, no)
}

const onNothing = () => () => {}
const yes = () => true
const no = () => false
