import * as Radix from 'radix-ui/popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { floating, floatLook } from './ask-beside.tsx'

/**
 * Something small beside the button that opened it; what it holds may close it. `label` names it to who
 * cannot see where it stands.
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
