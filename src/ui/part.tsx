import { type ReactNode, useId } from 'react'

/** A titled part of the unit's sheet; in the side column a card. */
export function Part({
  title,
  count,
  actions,
  isCard = false,
  children,
}: {
  title: string
  /** A number or note beside the title. */
  count?: string
  actions?: ReactNode
  isCard?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={isCard ? 'rounded-card border border-line bg-card px-3.5 pt-2.5 pb-3' : ''}
    >
      <header className="mb-2 flex min-h-7 items-baseline gap-2">
        <h3 id={id} className="text-base font-strong">
          {title}
        </h3>
        {count && <span className="text-ink-2">{count}</span>}
        {actions && <span className="ml-auto">{actions}</span>}
      </header>
      {children}
    </section>
  )
}
