import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../shared/money.ts'
import { Button } from '../button.tsx'
import { Dialog, DialogActions, DialogBody } from '../overlays/dialog.tsx'
import { runAfterClosing } from '../overlays/use-back-closes.ts'
import { useNarrow } from '../style/use-narrow.ts'
import { FilterRow, FiltersButton } from './filters.tsx'

/**
 * The search, filters and filter actions of a list. On narrow screens the filters are in a bottom sheet
 * whose button shows the number of results.
 */
export function ListFilters({
  search,
  used,
  found,
  one,
  many,
  actions,
  onClosed,
  onClear,
  children,
}: {
  search: ReactNode
  /** How many filters are in use, without the search. */
  used: number
  /** The number of results; null until known. */
  found: number | null
  one: string
  many: string
  actions?: ReactNode
  /** Called when the sheet has closed, by Back too. */
  onClosed?: () => void
  /** Removes every filter. */
  onClear?: () => void
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    if (onClosed) runAfterClosing(onClosed)
  }
  const isNarrow = useNarrow()
  if (!isNarrow) {
    return (
      <FilterRow>
        {search}
        {children}
        {actions}
      </FilterRow>
    )
  }
  return (
    <FilterRow>
      <div className="flex w-full min-w-0 items-start gap-2">
        {search}
        <FiltersButton used={used} onClick={() => setIsOpen(true)} />
      </div>
      {actions}
      <Dialog open={isOpen} onClose={close} title="Filters" backCloses>
        <DialogBody>
          <div className="dense grid gap-4 *:w-full!">{children}</div>
        </DialogBody>
        <DialogActions>
          {onClear && used > 0 && (
            <Button variant="quiet" onClick={onClear}>
              Clear all
            </Button>
          )}
          <Button onClick={close}>
            {found === null
              ? `Show the ${many}`
              : `Show ${formatNumber(found)} ${found === 1 ? one : many}`}
          </Button>
        </DialogActions>
      </Dialog>
    </FilterRow>
  )
}
