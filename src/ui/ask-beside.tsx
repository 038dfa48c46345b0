import * as Radix from 'radix-ui/popover'
import type { ReactElement, ReactNode } from 'react'

/** Asks something beside what was just chosen; Escape and a press elsewhere take the choice back. */
export function AskBeside({
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
    <Radix.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Radix.Anchor asChild>{anchor}</Radix.Anchor>
      <Radix.Portal>
        <Radix.Content aria-label={label} {...floating} className={floatLook}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Where something small stands beside what opened it, and how it looks. */
export const floating = { align: 'start', sideOffset: 6, collisionPadding: 12 } as const
export const floatLook =
  'z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float outline-none'
