import { useSyncExternalStore } from 'react'

/**
 * False on the server and during hydration, true after. Render what needs JavaScript only when true, and
 * reserve its space.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(onNothing, yes, no)
}

const onNothing = () => () => {}
const yes = () => true
const no = () => false
