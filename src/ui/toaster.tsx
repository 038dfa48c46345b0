import { lazy, useSyncExternalStore } from 'react'
import { OrElse } from './or-else.tsx'
import { PlainToast } from './plain-toast.tsx'
import { currentToasts, onToastChange } from './toast-store.ts'

// Loaded with the first toast: most visits never show one.
const load = () => import('./toast-viewport.tsx')
const ToastViewport = lazy(load)

/** Fetches ahead what draws toasts, where one may have to say that there is no network. */
export function prepareToasts(): void {
  load().catch(() => {})
}

/** The place where toasts appear; each shell has one. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastChange, currentToasts, noToasts)
  if (toasts.length === 0) return null
  return (
    <OrElse otherwise={toasts.map((toast) => <PlainToast key={toast.id} toast={toast} />)}>
      <ToastViewport toasts={toasts} />
    </OrElse>
  )
}

const none: ReturnType<typeof currentToasts> = []
function noToasts() {
  return none
}
