import type { ComponentProps, ReactNode } from 'react'
import { fieldBox } from '../fields/field.tsx'
import { classNames } from '../style/class-names.ts'

/** The input of a combobox with its icons and buttons. */
export function ComboboxBox({
  listId,
  active,
  start,
  end,
  required,
  ...input
}: ComponentProps<'input'> & {
  /** The id of the open list and the index of its active option; null when closed. */
  listId: string | null
  active: number | null
  start?: ReactNode
  end?: ReactNode
}) {
  return (
    <div className={classNames(fieldBox, look)}>
      {start}
      <input
        {...input}
        role="combobox"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={listId && active !== null ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-required={required}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        className="h-full min-w-0 flex-1 truncate outline-none placeholder:text-ink-3 disabled:text-ink-3"
      />
      {end}
    </div>
  )
}

const look =
  'control flex items-center gap-2.5 pr-10 outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent has-aria-invalid:border-danger has-disabled:bg-wash'
