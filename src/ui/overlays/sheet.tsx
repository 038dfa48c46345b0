import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { startAtFirstField } from '../fields/start-at-first-field.ts'
import { IconButton } from '../icon-button.tsx'
import { classNames } from '../style/class-names.ts'
import { takesEscape } from './takes-escape.ts'
import { trackKeyboardHeight } from './track-keyboard-height.ts'
import type { LeaveGuard } from './use-leave-guard.ts'
import { useReturnFocus } from './use-return-focus.ts'

const widths = { normal: 'sm:max-w-140', wide: 'sm:max-w-260' }

/**
 * A side sheet with one record over its list; full screen on a phone. Escape, the close button and a
 * click outside close it. With unsaved changes the first two ask in the footer and the last does nothing;
 * overlays inside close first. It contains a `SheetBody` and a footer, often within a form.
 */
export function Sheet({
  open,
  leaveGuard,
  title,
  description,
  width = 'normal',
  actions,
  header,
  children,
}: {
  open: boolean
  leaveGuard: LeaveGuard
  title: string
  description?: ReactNode
  width?: keyof typeof widths
  /** Further actions of the record, beside its title. */
  actions?: ReactNode
  /** Replaces the header; the title is then only its accessible name. */
  header?: ReactNode
  children: ReactNode
}) {
  const focus = useReturnFocus()
  const { changes, isAsking, leave, respond } = leaveGuard
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay
          onMouseDown={focus.keepInside}
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 starting:opacity-0"
        />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          ref={trackKeyboardHeight}
          onOpenAutoFocus={(event) => {
            focus.remember()
            startAtFirstField(event)
          }}
          onCloseAutoFocus={focus.restore}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            if (takesEscape(event.target)) return
            if (isAsking) respond(false)
            else leave()
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault()
            if (changes === 0) leave()
          }}
          className={classNames(
            'dense fixed inset-y-0 right-0 z-40 flex w-full flex-col overflow-hidden bg-card shadow-float outline-none transition duration-150 max-sm:bottom-(--keyboard,0) sm:rounded-l-panel starting:translate-x-6 starting:opacity-0',
            widths[width],
          )}
        >
          {header ? (
            <Radix.Title className="sr-only">{title}</Radix.Title>
          ) : (
            <header className="flex items-center gap-2 border-b border-line py-3 pr-4 pl-6 max-sm:py-1.5 max-sm:pr-1.5 max-sm:pl-4">
              <div className="grid min-w-0 flex-1">
                <Radix.Title className="text-lg">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="truncate text-ink-2">
                    {description}
                  </Radix.Description>
                )}
              </div>
              {actions}
              <IconButton label="Close" onClick={leave}>
                <span className="icon-x before:size-5" />
              </IconButton>
            </header>
          )}
          {header}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The scrolling body of a sheet. In a wide sheet `side` has a separate column. */
export function SheetBody({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <div
      className={classNames(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain',
        side ? 'md:grid md:grid-cols-[minmax(0,1fr)_20.25rem]' : null,
      )}
    >
      <div className="min-w-0 px-6 py-4.5 max-sm:p-4">{children}</div>
      {side && (
        <div className="min-w-0 border-line bg-wash px-5 py-4.5 max-md:border-t max-sm:px-4 md:border-l">
          {side}
        </div>
      )}
    </div>
  )
}
