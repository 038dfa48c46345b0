import { lazy, useSyncExternalStore } from 'react'
import { LaterPart } from './later-part.tsx'
import { PlainToasts } from './plain-toasts.tsx'
import { currentToasts, onToastChange } from './toast-store.ts'

// Loaded with the first toast: most visits never show one.
const ToastViewport = lazy(() => import('./toast-viewport.tsx'))

/** The place where toasts appear; each shell has one. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastChange, currentToasts, noToasts)
  if (toasts.length === 0) return null
  return (
    <LaterPart instead={<PlainToasts toasts={toasts} />}>
      <ToastViewport toasts={toasts} />
    </LaterPart>
  )
}

const none: ReturnType<typeof currentToasts> = []
function noToasts() {
  return none
}
