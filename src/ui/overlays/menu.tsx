import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactElement, useRef, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { classNames } from '../style/class-names.ts'
import { useNarrow } from '../style/use-narrow.ts'
import { runAfterClosing, useBackCloses } from './use-back-closes.ts'

/** An action or a link of a menu. `icon` is a class: `icon-pencil`. */
export type MenuItem = {
  label: string
  icon?: string
  /** `danger` deletes or removes. */
  tone?: 'plain' | 'danger'
  disabled?: boolean
} & ({ onSelect: () => void } | { href: string })

/** A menu of actions with the button that opens it, by default three dots. On a phone Back closes it. */
export function Menu({
  label,
  items,
  trigger,
}: {
  label: string
  items: readonly MenuItem[]
  trigger?: ReactElement
}) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isNarrow = useNarrow()
  useBackCloses(isOpen && isNarrow, () => setIsOpen(false))
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger ?? (
          <IconButton label={label}>
            <span className="icon-ellipsis" />
          </IconButton>
        )}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // Dialogs opened by an item return the focus to the menu's button, as the item is gone by then.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
            if (chosen.current) runAfterClosing(chosen.current)
            chosen.current = null
          }}
          className="dense z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-card border border-line bg-card p-1 shadow-float outline-none"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              asChild={'href' in item}
              disabled={item.disabled ?? false}
              onSelect={() => {
                if ('onSelect' in item) chosen.current = item.onSelect
              }}
              className={classNames(itemLook, item.tone === 'danger' && 'text-danger')}
            >
              {'href' in item ? <a href={item.href}>{face(item)}</a> : face(item)}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemLook =
  'flex min-h-(--press) w-full items-center gap-2.5 rounded-control px-2.5 font-medium outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-hov'

function face({ label, icon }: MenuItem) {
  return (
    <>
      {icon && <span className={`before:size-4 ${icon}`} />}
      {label}
    </>
  )
}
