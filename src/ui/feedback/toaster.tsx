import { lazy, useSyncExternalStore } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'
import { PlainToast } from './plain-toast.tsx'
import { currentToasts, onToastChange } from './toast-store.ts'

// Loaded with the first toast, as most visits show none.
const load = () => import('./toast-viewport.tsx')
const ToastViewport = lazy(load)

/** Preloads the toast viewport, for toasts that report a missing network. */
export function prepareToasts(): void {
  load().catch(() => {})
}

/** Shows the toasts; once in each shell. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastChange, currentToasts, noToasts)
  if (toasts.length === 0) return null
  return (
    <LazyBoundary otherwise={toasts.map((toast) => <PlainToast key={toast.id} toast={toast} />)}>
      <ToastViewport toasts={toasts} />
    </LazyBoundary>
  )
}

const none: ReturnType<typeof currentToasts> = []
function noToasts() {
  return none
}
