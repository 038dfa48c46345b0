import * as Radix from 'radix-ui/popover'
import type { ReactElement, ReactNode } from 'react'

/** A popover that asks for more about a choice; Escape and a click outside undo the choice. */
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
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor asChild>{anchor}</Radix.Anchor>
      <Radix.Portal>
        <Radix.Content aria-label={label} {...floating} className={floatLook}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The common position and look of popovers. */
export const floating = { align: 'start', sideOffset: 6, collisionPadding: 12 } as const
export const floatLook =
  'z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float outline-none'
