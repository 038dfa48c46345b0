import type { MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** What opens a row by keyboard: a link where the row has an address, so that it can open beside. */
export function RowOpener<Row>({
  row,
  onOpen,
  address,
  className,
  children,
}: {
  row: Row
  onOpen: (row: Row) => void
  address?: ((row: Row) => string) | undefined
  className?: string
  children: ReactNode
}) {
  const look = classNames('rounded-control', className)
  if (!address) {
    return (
      <button type="button" data-opens onClick={() => onOpen(row)} className={look}>
        {children}
      </button>
    )
  }
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(row)
  }
  return (
    <a data-opens href={address(row)} onClick={open} className={look}>
      {children}
    </a>
  )
}
