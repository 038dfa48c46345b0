import { type ReactNode, useState } from 'react'
import { formatNumber } from '../shared/money.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions, DialogBody } from './dialog.tsx'
import { FilterRow, FiltersButton } from './filters.tsx'
import { useNarrow } from './use-narrow.ts'

/**
 * What narrows a list down: its search, its filters, and what is done with them. Where there is no room
 * the filters are a sheet from below, whose button says how much there is to see.
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
  /** How many filters are in use, the search left out. */
  used: number
  /** What there is to see then; null while it is not known. */
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
