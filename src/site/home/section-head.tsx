import type { ReactNode } from 'react'

/** A section's title with a subtitle, and a link beside them. */
export function SectionHead({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string | null
  children?: ReactNode
}) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        {note && <p className="text-ink-2">{note}</p>}
      </div>
      {children}
    </div>
  )
}
