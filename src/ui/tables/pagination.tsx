import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  /** Accessible name; distinguishes several on a page. */
  label?: string
  page: number
  pages: number
  /** The URL of a page. */
  address: (page: number) => string
  /** Replaces following the link when the list can change in place. */
  onPage?: (page: number) => void
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ label = 'Pages', page, pages, address, onPage }: Props) {
  if (pages <= 1) return null
  const goTo = (target: number) => (event: MouseEvent) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPage(target)
  }
  const to = (target: number) => ({ href: address(target), onClick: goTo(target) })
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1 text-sm tabular-nums">
      <PageTurn {...(page > 1 && to(page - 1))} rel="prev" label="Previous page">
        <span className="icon-chevron-left" />
      </PageTurn>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageNumbers(page, pages).map((step, i) => (
          <li key={step === 'gap' ? `gap ${i}` : step}>
            {step === 'gap' ? (
              <span className="grid w-7 place-items-center text-ink-3">...</span>
            ) : (
              <a
                href={address(step)}
                onClick={goTo(step)}
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
                className={classNames(
                  'grid h-(--press) min-w-(--press) place-items-center rounded-control px-2 font-medium',
                  step === page ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-hov hover:text-ink',
                )}
              >
                {step}
              </a>
            )}
          </li>
        ))}
      </ol>
      <p className="px-3 text-ink-2 sm:hidden">
        Page {page} of {pages}
      </p>
      <PageTurn {...(page < pages && to(page + 1))} rel="next" label="Next page">
        <span className="icon-chevron-right" />
      </PageTurn>
    </nav>
  )
}

// Keeps its space when there is no such page, so that the numbers do not move.
function PageTurn({
  href,
  onClick,
  rel,
  label,
  children,
}: {
  href?: string
  onClick?: (event: MouseEvent) => void
  rel: string
  label: string
  children: ReactNode
}) {
  const place = 'grid size-(--press) place-items-center rounded-control'
  if (!href) {
    return (
      <span aria-hidden="true" className={classNames(place, 'text-ink-3 opacity-50')}>
        {children}
      </span>
    )
  }
  return (
    <a
      href={href}
      onClick={onClick}
      rel={rel}
      aria-label={label}
      className={classNames(place, 'text-ink-2 hover:bg-hov hover:text-ink')}
    >
      {children}
    </a>
  )
}
