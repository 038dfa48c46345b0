import { createContext, use, useSyncExternalStore } from 'react'

const narrow = '(width < 48rem)'

/** The server's guess whether the screen is narrow, used until the browser measures it. */
export const NarrowGuess = createContext(false)

/** Whether the screen is too narrow for tables, which are then shown as cards. */
export function useNarrow(): boolean {
  const guess = use(NarrowGuess)
  return useSyncExternalStore(onChange, isNarrow, () => guess)
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isNarrow = () => matchMedia(narrow).matches
