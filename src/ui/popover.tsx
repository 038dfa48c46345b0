import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Something small beside the button that opened it. `label` names it to who cannot see where it stands. */
export function Popover({
  trigger,
  label,
  children,
}: {
  trigger: ReactElement
  label: string
  children: ReactNode
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
