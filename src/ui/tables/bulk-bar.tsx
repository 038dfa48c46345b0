import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/money.ts'
import { classNames } from '../style/class-names.ts'

const look =
  'inline-flex min-h-(--press) flex-none items-center gap-1.5 rounded-control px-2.5 font-medium whitespace-nowrap outline-offset-0 hover:bg-paper/16 focus-visible:outline-paper'

/** The actions for the selected rows, in the left of the list's footer. */
export function BulkBar({
  count,
  matching,
  onChooseAll,
  onClear,
  children,
}: {
  count: number
  /** The number of rows that match the filters. */
  matching: number
  /** Selects all of them; omitted when not possible. */
  onChooseAll?: () => void
  onClear: () => void
  children: ReactNode
}) {
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${formatNumber(count)} selected`}
      </p>
      {count > 0 && (
        <div
          role="toolbar"
          aria-label="The selected rows"
          className="flex min-h-11 max-w-full items-center gap-1 overflow-x-auto rounded-card bg-ink py-1 pr-1.5 pl-3.5 text-paper [scrollbar-width:none] max-md:fixed max-md:inset-x-2 max-md:bottom-2 max-md:z-20 max-md:max-w-none"
        >
          <b className="flex-none font-medium tabular-nums">{formatNumber(count)} selected</b>
          {onChooseAll && count < matching && (
            <button type="button" onClick={onChooseAll} className={look}>
              Select all {formatNumber(matching)} that match
            </button>
          )}
          <span aria-hidden="true" className="mx-1 h-5.5 w-px flex-none bg-paper/28" />
          {children}
          <button
            type="button"
            aria-label="Select none"
            onClick={onClear}
            className={classNames(look, 'icon-x before:size-4 ml-auto')}
          />
        </div>
      )}
    </>
  )
}

/** An action for the selected rows. `icon` is a class: `icon-trash`. */
export function BulkAction({
  icon,
  label,
  onClick,
}: {
  icon: string
  label: string
  onClick: () => void
}) {
  return (
    <button type="button" onClick={onClick} className={look}>
      <span className={`before:size-4 ${icon}`} />
      {label}
    </button>
  )
}
