import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/style/class-names.ts'
import { Count } from '../../ui/tables/count.tsx'

/** A view of a list: an address, with the number of its records once it is known. */
export type ListView = { label: string; to: string; isOpen: boolean; count: number | null }

/** The views of a list as tabs, the open one in view. */
export function ListViews({
  label,
  views,
  className,
}: {
  label: string
  views: readonly ListView[]
  className?: string
}) {
  const row = useRef<HTMLElement>(null)
  const open = views.findIndex(({ isOpen }) => isOpen)
  useEffect(() => {
    const tab = row.current?.children[open]
    if (!row.current || !(tab instanceof HTMLElement)) return
    const { offsetLeft, offsetWidth } = tab
    const hidden = offsetLeft + offsetWidth - row.current.offsetLeft - row.current.clientWidth
    if (hidden > row.current.scrollLeft) row.current.scrollLeft = hidden
  }, [open])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames(
        'flex gap-x-5 overflow-x-auto text-sm [scrollbar-width:none]',
        className,
      )}
    >
      {views.map(({ label: name, to, isOpen, count }) => (
        <Link
          key={to}
          to={to}
          aria-current={isOpen ? 'page' : undefined}
          className="inline-flex min-h-(--press) flex-none items-center gap-2 border-b-2 border-transparent text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-strong aria-[current]:text-ink"
        >
          {name}
          {count !== null && <Count value={count} />}
        </Link>
      ))}
    </nav>
  )
}
