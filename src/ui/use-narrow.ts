import { createContext, use, useSyncExternalStore } from 'react'

const narrow = '(width < 48rem)'

/** What the server took the reader's screen for, until a browser measures it. */
export const NarrowGuess = createContext(false)

/** Whether a table has no room here and is drawn as cards. */
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
