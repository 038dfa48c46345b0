import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { fieldBox } from '../fields/field.tsx'
import { classNames } from '../style/class-names.ts'
import { Count } from './count.tsx'

/** The filters of a list in one row: the search, common filters, and a button for the rest. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className="dense-row flex flex-wrap items-center gap-2 text-sm">{children}</div>
}

/** Opens the filters that are not in the row, and shows how many are in use. */
export function FiltersButton({
  label = 'Filters',
  used,
  onClick,
  isOpen,
  isIcon = false,
}: {
  label?: string
  /** Whether its label is for screen readers only. */
  isIcon?: boolean
  used: number
  onClick: () => void
  /** Whether the filters beneath are shown; without it they open over the list. */
  isOpen?: boolean
}) {
  return (
    <Button variant="quiet" size="small" onClick={onClick} aria-expanded={isOpen}>
      <span className="icon-sliders-horizontal before:size-4" />
      <span className={isIcon ? 'sr-only' : ''}>{label}</span>
      {used > 0 && (
        <>
          <Count value={used} waits />
          <span className="sr-only">in use</span>
        </>
      )}
      {isOpen !== undefined && (
        <span
          className={classNames('before:size-4', isOpen ? 'icon-chevron-up' : 'icon-chevron-down')}
        />
      )}
    </Button>
  )
}

/** A select that filters a list; '' for any. The label of its first option names the filter. */
export function FilterSelect({
  label,
  value,
  onChange,
  options,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classNames(fieldBox, 'control w-auto! max-w-full truncate')}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Each filter in use with a remove button; removing one moves the focus to the next. */
export function FilterChips({
  chips,
  onRemove,
  onClear,
  isOneLine = false,
}: {
  chips: readonly { id: string; label: string }[]
  onRemove: (id: string) => void
  onClear: () => void
  /** In a line that scrolls. */
  isOneLine?: boolean
}) {
  if (chips.length === 0) return null
  return (
    <ul
      aria-label="Filters in use"
      className={classNames(
        'flex items-center gap-2 text-sm *:flex-none',
        !isOneLine && 'flex-wrap',
      )}
    >
      {chips.map(({ id, label }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            title={label}
            aria-label={`${label}, remove this filter`}
            onClick={({ currentTarget }) => {
              const item = currentTarget.closest('li')
              const next = item?.nextElementSibling ?? item?.previousElementSibling
              next?.querySelector('button')?.focus()
              onRemove(id)
            }}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-line bg-hov pr-2 pl-3 font-medium hover:border-field pointer-coarse:min-h-11"
          >
            <span className="max-w-100 min-w-0 truncate">{label}</span>
            <span className="icon-x flex-none before:size-4 text-ink-2" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="min-h-8 rounded-control px-2 font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}
