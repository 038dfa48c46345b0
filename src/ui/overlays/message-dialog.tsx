import * as AlertDialog from 'radix-ui/alert-dialog'
import { Button } from '../button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** A dialog with a message and a single button to close it. */
export function MessageDialog({
  open,
  onClose,
  title,
  message,
}: {
  open: boolean
  onClose: () => void
  title: string
  message: string
}) {
  const focus = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay
          onMouseDown={focus.keepInside}
          className="fixed inset-0 z-40 grid place-items-center bg-scrim p-5 transition-opacity duration-150 starting:opacity-0"
        >
          <AlertDialog.Content
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.restore}
            className="grid max-h-full w-full max-w-100 gap-2 overflow-y-auto rounded-panel bg-card p-5 shadow-float outline-none transition duration-150 starting:translate-y-3 starting:opacity-0"
          >
            <AlertDialog.Title className="text-lg leading-snug">{title}</AlertDialog.Title>
            <AlertDialog.Description className="wrap-anywhere whitespace-pre-line text-ink-2">
              {message}
            </AlertDialog.Description>
            <AlertDialog.Cancel asChild>
              <Button className="mt-3 justify-self-end">OK</Button>
            </AlertDialog.Cancel>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
