import { type ReactNode, useId } from 'react'

/** A section of a form with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4.5 not-first:border-t not-first:border-line not-first:pt-5"
    >
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children}
    </section>
  )
}
