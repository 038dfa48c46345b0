import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { fieldBox } from './field.tsx'

/** The box of a choice that is found by typing: its input, and what stands beside it within the box. */
export function ComboboxBox({
  listId,
  active,
  start,
  end,
  required,
  ...input
}: ComponentProps<'input'> & {
  /** The open list, and the number of its active row; null while there is none. */
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
