import { type ReactNode, useId } from 'react'

/** A section of a form with a heading. */
export function FormSection({
  title,
  hint,
  level: Heading = 'h3',
  children,
}: {
  title: string
  hint?: string
  /** `h2` on a page whose form has no heading of its own. */
  level?: 'h2' | 'h3'
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4.5 not-first:border-t not-first:border-line not-first:pt-5"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Heading id={id} className="text-base">
          {title}
        </Heading>
        {hint && <p className="text-sm text-ink-2">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
