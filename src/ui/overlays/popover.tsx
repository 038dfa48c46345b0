import * as Radix from 'radix-ui/popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { floating, floatLook } from './popover-prompt.tsx'

/**
 * A popover beside the button that opens it; its content can close it. `label` is its accessible name.
 */
export function Popover({
  trigger,
  label,
  children,
}: {
  trigger: ReactElement
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content aria-label={label} {...floating} className={floatLook}>
          {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
