import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'
import { Alert } from './alert.tsx'
import { dismissToast, TOAST_DURATION, type ToastMessage } from './toast-store.ts'

/** A simple toast for when the toast viewport cannot be loaded. */
export function PlainToast({ toast }: { toast: ToastMessage }) {
  const { id, title, description, tone, action, also, open } = toast
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [id])
  if (!open) return null
  const buttons = [action, also].map(
    (one) =>
      one && (
        <Button key={one.label} variant="quiet" size="small" onClick={one.run}>
          {one.label}
        </Button>
      ),
  )
  // In the body, with an attribute that keeps it accessible: modal dialogs hide everything else.
  return createPortal(
    <section
      aria-label="Notifications"
      aria-live="off"
      className="pointer-events-auto fixed right-0 bottom-(--toast-bottom,0) z-50 w-full max-w-100 p-4"
    >
      <Alert
        tone={tone === 'danger' ? 'danger' : 'success'}
        title={title}
        {...((action ?? also) && { action: buttons })}
        onDismiss={() => dismissToast(id)}
      >
        {description}
      </Alert>
    </section>,
    document.body,
  )
}
