import type { ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'

/** A section of components with an anchor. */
export function KitSection({
  id,
  title,
  hint,
  children,
}: {
  id: string
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-6 gap-6 border-t border-line pt-8"
    >
      <div className="grid gap-1">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {hint && <p className="max-w-prose text-ink-2">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** A component in one state, with the state's name. */
export function KitState({
  name,
  className,
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('grid min-w-0 content-start gap-2.5', className)}>
      <p className="text-sm text-ink-3">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Components side by side on wide screens. */
export function KitRow({ columns, children }: { columns: 2 | 3; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid items-start gap-x-8 gap-y-7',
        columns === 3 ? 'sm:grid-cols-2 xl:grid-cols-3' : 'lg:grid-cols-2',
      )}
    >
      {children}
    </div>
  )
}
