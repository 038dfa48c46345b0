import * as Radix from 'radix-ui/popover'
import { type ReactElement, type ReactNode, useRef } from 'react'

/**
 * A popover that asks for more about a choice; Escape and a click outside undo the choice. The focus returns to the
 * anchor, or to the button in it.
 */
export function PopoverPrompt({
  anchor,
  open,
  label,
  onClose,
  children,
}: {
  anchor: ReactElement
  open: boolean
  label: string
  onClose: () => void
  children: ReactNode
}) {
  const anchorElement = useRef<HTMLDivElement>(null)

  function returnFocus(): void {
    // What was opened or pressed instead keeps the focus.
    if (document.activeElement !== document.body) return
    const anchored = anchorElement.current
    const button = anchored?.matches('button') ? anchored : anchored?.querySelector('button')
    button?.focus({ preventScroll: true })
  }

  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor ref={anchorElement} asChild>
        {anchor}
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          onCloseAutoFocus={returnFocus}
          {...floating}
          className={floatClass}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The common position and look of popovers. */
export const floating = { align: 'start', sideOffset: 6, collisionPadding: 12 } as const
export const floatClass =
  'z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float outline-none'
