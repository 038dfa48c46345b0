import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { startAtFirstField } from '../fields/start-at-first-field.ts'
import { IconButton } from '../icon-button.tsx'
import { classNames } from '../style/class-names.ts'
import { takesEscape } from './takes-escape.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useReturnFocus } from './use-return-focus.ts'

const widths = {
  narrow: 'sm:max-w-100',
  normal: 'sm:max-w-140',
  wide: 'sm:max-w-220',
  full: 'max-sm:h-dvh max-sm:max-h-none! max-sm:rounded-none! sm:max-w-300',
}

type Props = {
  open: boolean
  /** Called by the close button, Escape, and a click outside. */
  onClose: () => void
  title: string
  description?: string | undefined
  width?: keyof typeof widths
  /** Whether a click outside closes it; false when typed text would be lost. */
  closesOutside?: boolean
  /** Whether Back closes it; for pages without a client-side router. */
  backCloses?: boolean
  children: ReactNode
}

/** A modal dialog: centred on wide screens, a bottom sheet on phones. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = 'normal',
  closesOutside = true,
  backCloses = false,
  children,
}: Props) {
  const focus = useReturnFocus()
  useBackCloses(open && backCloses, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          onMouseDown={focus.keepInside}
          className="fixed inset-0 z-40 grid items-end overflow-hidden bg-scrim transition-opacity duration-150 sm:place-items-center sm:p-6 starting:opacity-0"
        >
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              focus.remember()
              startAtFirstField(event)
            }}
            onCloseAutoFocus={focus.restore}
            onEscapeKeyDown={(event) => takesEscape(event.target) && event.preventDefault()}
            onPointerDownOutside={(event) => !closesOutside && event.preventDefault()}
            className={classNames(
              'flex max-h-[94dvh] w-full flex-col overflow-hidden rounded-t-panel bg-card shadow-float outline-none transition duration-150 sm:max-h-full sm:rounded-panel starting:translate-y-3 starting:opacity-0',
              widths[width],
            )}
          >
            <header className="flex items-start gap-4 border-b border-line py-3.5 pr-3 pl-5">
              <div className="grid min-w-0 flex-1 gap-0.5 py-1">
                <Radix.Title className="text-lg leading-snug">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="text-sm text-ink-2">
                    {description}
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label="Close" className="pointer-coarse:size-11">
                  <span className="icon-x before:size-5" />
                </IconButton>
              </Radix.Close>
            </header>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The scrolling body of a dialog. */
export function DialogBody({
  isRead = false,
  children,
}: {
  /** Whether it has no controls, and so needs to be focusable to scroll by keyboard. */
  isRead?: boolean
  children: ReactNode
}) {
  return (
    <div {...(isRead && { tabIndex: 0 })} className="min-h-0 flex-1 overflow-y-auto">
      {/* The padding is inside what scrolls: a sticky foot lies on the edge, with no row below it. */}
      <div className="p-5">{children}</div>
    </div>
  )
}

/** The sticky buttons of a dialog; the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer
      data-foot
      className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3.5 max-sm:*:flex-1"
    >
      {children}
    </footer>
  )
}
