import { useSyncExternalStore } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { currentToasts, onToastChange } from './toast-store.ts'
import { partOf } from './use-part.ts'

// Loaded with the first toast: most visits never show one.
const useToastViewport = partOf(() => import('./toast-viewport.tsx'))

/** The place where toasts appear; each shell has one. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastChange, currentToasts, noToasts)
  const { Part, isLost } = useToastViewport(toasts.length > 0)
  if (isLost) return <PlainToasts toasts={toasts} />
  return Part && toasts.length > 0 && <Part toasts={toasts} />
}

const none: ReturnType<typeof currentToasts> = []
function noToasts() {
  return none
}
