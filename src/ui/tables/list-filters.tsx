import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../shared/money.ts'
import { Button } from '../button.tsx'
import { Dialog, DialogActions, DialogBody } from '../overlays/dialog.tsx'
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
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
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
      {search}
      <FiltersButton used={used} onClick={() => setIsOpen(true)} />
      {actions}
      <Dialog open={isOpen} onClose={close} title="Filters">
        <DialogBody>
          <div className="dense grid gap-4 *:w-full!">{children}</div>
        </DialogBody>
        <DialogActions>
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
