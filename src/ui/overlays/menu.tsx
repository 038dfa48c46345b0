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
  /** What choosing it does, below its label. */
  note?: string
  /** The classes of its colours, shown as a dot before the label. */
  tint?: string
  /** `danger` deletes or removes. */
  tone?: 'plain' | 'danger'
  disabled?: boolean
} & ({ onSelect: () => void } | { href: string })

/** A menu of actions with the button that opens it, by default three dots. On a phone Back closes it. */
export function Menu({
  label,
  items,
  others,
  trigger,
  align = 'end',
}: {
  label: string
  items: readonly MenuItem[]
  /** Further items with a common note, side by side below the others. */
  others?: { note: string; items: readonly MenuItem[] }
  trigger?: ReactElement
  align?: 'start' | 'end'
}) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isNarrow = useNarrow()
  useBackCloses(isOpen && isNarrow, () => setIsOpen(false))
  function choose(action: () => void): void {
    chosen.current = action
  }
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
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // Dialogs opened by an item return the focus to the menu's button, as the item is gone by then.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
            if (chosen.current) runAfterClosing(chosen.current)
            chosen.current = null
          }}
          className="dense z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-44 overflow-y-auto rounded-card border border-line bg-card p-1 shadow-float outline-none"
        >
          {items.map((item) => (
            <Item key={item.label} item={item} className={itemLook} onChoose={choose} />
          ))}
          {others && (
            <div className="mt-1 max-w-85 border-t border-line p-2 pt-2.5">
              <p className="mb-1.5 text-ink-3">{others.note}</p>
              <div className="flex flex-wrap gap-1.5">
                {others.items.map((item) => (
                  <Item
                    key={item.label}
                    item={item}
                    className={classNames(chipLook, item.tint)}
                    onChoose={choose}
                  />
                ))}
              </div>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemLook =
  'flex min-h-(--press) w-full items-center gap-2.5 rounded-control px-2.5 font-medium outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-hov'
const chipLook =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control px-2.5 font-medium outline-none select-none data-highlighted:outline-2 data-highlighted:outline-accent pointer-coarse:min-h-11'

function Item({
  item,
  className,
  onChoose,
}: {
  item: MenuItem
  className: string
  onChoose: (action: () => void) => void
}) {
  return (
    <Radix.Item
      asChild={'href' in item}
      disabled={item.disabled ?? false}
      onSelect={() => {
        if ('onSelect' in item) onChoose(item.onSelect)
      }}
      className={classNames(className, item.tone === 'danger' && 'text-danger')}
    >
      {'href' in item ? <a href={item.href}>{face(item)}</a> : face(item)}
    </Radix.Item>
  )
}

function face({ label, icon, note, tint }: MenuItem) {
  const mark = icon && (
    <span className={classNames('before:size-4', icon, tint && 'ml-auto text-accent')} />
  )
  return (
    <>
      {tint ? (
        <span
          className={classNames(
            'size-2 flex-none rounded-full bg-current!',
            tint,
            note && 'mt-2.5 self-start',
          )}
        />
      ) : (
        mark
      )}
      {note ? <Noted label={label} note={note} /> : label}
      {tint && mark}
    </>
  )
}

function Noted({ label, note }: { label: string; note: string }) {
  return (
    <span className="grid min-w-0 py-1">
      {label}
      <span className="font-normal text-ink-2">{note}</span>
    </span>
  )
}
