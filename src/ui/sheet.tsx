import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { aboveKeyboard } from './above-keyboard.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { startAtFirstField } from './start-at-first-field.ts'
import { takesEscape } from './takes-escape.ts'
import type { Leaving } from './use-leaving.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

const widths = { normal: 'sm:max-w-140', wide: 'sm:max-w-260' }

/**
 * One record over its list: from the right, on a phone the whole screen. Escape, the x and a press beside
 * it close it. With unsaved changes the first two ask in the footer and the last does nothing; what is
 * open inside is closed first. It holds a `SheetBody` and a footer, perhaps within a form.
 */
export function Sheet({
  open,
  leaving,
  title,
  description,
  width = 'normal',
  actions,
  children,
}: {
  open: boolean
  leaving: Leaving
  title: string
  description?: ReactNode
  width?: keyof typeof widths
  /** What else can be done with the record, beside its title. */
  actions?: ReactNode
  children: ReactNode
}) {
  const focus = useReturnedFocus()
  const { changes, asks, leave, answer } = leaving
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay
          onMouseDown={focus.keep}
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 starting:opacity-0"
        />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          ref={aboveKeyboard}
          onOpenAutoFocus={(event) => {
            focus.remember()
            startAtFirstField(event)
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            if (takesEscape(event.target)) return
            if (asks) answer(false)
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
          <header className="flex items-center gap-2 border-b border-line py-3 pr-4 pl-6 max-sm:py-1.5 max-sm:pr-1.5 max-sm:pl-4">
            <div className="grid min-w-0 flex-1">
              <Radix.Title className="text-lg">{title}</Radix.Title>
              {description && (
                <Radix.Description className="truncate text-ink-2">{description}</Radix.Description>
              )}
            </div>
            {actions}
            <IconButton label="Close" onClick={leave}>
              <span className="icon-x before:size-5" />
            </IconButton>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What a sheet holds; it scrolls, and the footer stays. In a wide one `side` has a column of its own. */
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
