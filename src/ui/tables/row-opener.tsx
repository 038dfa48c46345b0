import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

/** Opens a row by keyboard: a link when the row has a URL, so that it can open in a new tab; else a button. */
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
