import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { dismissToast, type ToastMessage } from './toast-store.ts'

/** Toasts where the code that times and swipes them did not come: each stays until it is closed. */
export function PlainToasts({ toasts }: { toasts: readonly ToastMessage[] }) {
  return (
    <div className="fixed right-0 bottom-(--toast-bottom,0) z-50 grid w-full max-w-100 gap-2 p-4 sm:right-2">
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description, action }) => (
          <div
            key={id}
            role="alert"
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card py-2 pr-2 pl-4 text-sm shadow-float"
          >
            <p className="min-w-0 flex-1">
              {title && <b className="font-strong">{`${title}: `}</b>}
              {description}
            </p>
            {action && (
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  dismissToast(id)
                  action.run()
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton label="Close" onClick={() => dismissToast(id)}>
              <span className="icon-x" />
            </IconButton>
          </div>
        ))}
    </div>
  )
}
