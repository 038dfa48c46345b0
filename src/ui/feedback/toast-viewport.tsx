import * as Toast from 'radix-ui/toast'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'
import { classNames } from '../style/class-names.ts'
import { dismissToast, TOAST_DURATION, type ToastMessage } from './toast-store.ts'
import { useClearOfFoot } from './use-clear-of-foot.ts'
import { useToastFocus } from './use-toast-focus.ts'

/** Renders the toasts: swipe right to dismiss, F8 to focus, closed after five seconds. */
export default function ToastViewport({ toasts }: { toasts: readonly ToastMessage[] }) {
  const focus = useToastFocus()
  const list = useClearOfFoot()
  // In the body, with an attribute that keeps it accessible: modal dialogs hide everything else, and
  // toasts report on actions in them.
  return createPortal(
    <div ref={focus.viewport} aria-live="off">
      <Toast.Provider
        label="Notification"
        duration={TOAST_DURATION}
        swipeDirection="right"
        swipeThreshold={50}
      >
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            open={toast.open}
            onOpenChange={(open) => {
              if (open) return
              focus.restore()
              dismissToast(toast.id)
            }}
            // Radix takes the pointer from what a modal dialog opened after it leaves behind.
            style={{ pointerEvents: 'auto' }}
            className={classNames(
              'relative grid gap-0.5 rounded-card border bg-card py-3.5 pr-12 pl-4 shadow-float data-[swipe=end]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              toast.tone === 'danger' ? 'border-danger/50' : 'border-line',
            )}
          >
            {toast.title && (
              <Toast.Title
                className={classNames(
                  'wrap-anywhere min-w-0 font-strong',
                  toast.tone === 'danger' && 'text-danger',
                )}
              >
                {toast.title}
              </Toast.Title>
            )}
            <Toast.Description className="wrap-anywhere min-w-0 text-sm text-ink-2">
              {toast.description}
            </Toast.Description>
            {(toast.action ?? toast.also) && (
              <div className="mt-2 flex flex-wrap gap-2">
                {[toast.action, toast.also].map(
                  (action) =>
                    action && (
                      <Toast.Action key={action.label} asChild altText={action.hint}>
                        <Button variant="quiet" size="small" onClick={action.run}>
                          {action.icon && <span className={`before:size-4 ${action.icon}`} />}
                          {action.label}
                        </Button>
                      </Toast.Action>
                    ),
                )}
              </div>
            )}
            <Toast.Close
              aria-label="Close"
              className="absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-control text-ink-2 hover:bg-hov"
            >
              <span className="icon-x" />
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport
          ref={list}
          hotkey={['F8']}
          className="pointer-events-none fixed right-0 bottom-(--toast-bottom,0) z-50 grid w-full max-w-100 gap-2 p-4 sm:right-2 sm:bottom-[calc(var(--toast-bottom,0px)+0.5rem)]"
        />
      </Toast.Provider>
    </div>,
    document.body,
  )
}
