import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactElement, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

/** Something to do or somewhere to go. `icon` is a class: `icon-pencil`. */
export type MenuItem = {
  label: string
  icon?: string
  /** Danger takes something away. */
  tone?: 'plain' | 'danger'
  disabled?: boolean
} & ({ onSelect: () => void } | { href: string })

/** What can be done with one thing, beside the button that opens it: three dots unless told. */
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
  return (
    <Radix.Root>
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
          // What an item opens gives the focus back to the button, not to an item that is gone.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
            chosen.current?.()
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
