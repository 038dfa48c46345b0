import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Milliseconds before a tooltip shows; within the skip delay after one, the next shows at once. */
export const TOOLTIP_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300

/** Provider around a screen: its tooltips share their delays. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </Radix.Provider>
  )
}

/** A short text about the hovered or focused element. Never the only place of that text. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-70 rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
