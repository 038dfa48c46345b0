import { type ReactNode, useId } from 'react'

/** A titled part of a record's sheet or page; in the side column a card. */
export function Part({
  title,
  count,
  actions,
  isCard = false,
  as: Heading = 'h3',
  children,
}: {
  title: string
  /** The level of its heading: in a sheet below another one. */
  as?: 'h2' | 'h3'
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
        <Heading id={id} className="text-base font-strong">
          {title}
        </Heading>
        {count && <span className="text-ink-2">{count}</span>}
        {actions && <span className="ml-auto">{actions}</span>}
      </header>
      {children}
    </section>
  )
}
