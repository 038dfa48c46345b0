import * as Radix from 'radix-ui/popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useNarrow } from '../style/use-narrow.ts'
import { floatClass, floating } from './popover-prompt.tsx'
import { useBackCloses } from './use-back-closes.ts'

/**
 * A popover beside the button that opens it; its content can close it, on a phone also Back. `label` is its accessible
 * name.
 */
export function Popover({
  trigger,
  label,
  backCloses = true,
  children,
}: {
  trigger: ReactElement
  label: string
  /** False within a sheet that Back closes as a whole. */
  backCloses?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const [isOpen, setIsOpen] = useState(false)
  const isNarrow = useNarrow()
  useBackCloses(isOpen && isNarrow && backCloses, () => setIsOpen(false))
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content aria-label={label} {...floating} className={floatClass}>
          {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
