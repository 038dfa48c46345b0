import { useSyncExternalStore } from 'react'

const narrow = '(width < 48rem)'

/** Whether a table has no room here and is drawn as cards. For what is drawn by scripts alone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, isNarrow, no)
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isNarrow = () => matchMedia(narrow).matches
const no = () => false
