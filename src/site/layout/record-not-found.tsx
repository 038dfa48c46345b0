import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'

/** A page for a record that does not exist, with a link back. */
export function RecordNotFound({
  title,
  text,
  back,
  notice,
}: {
  title: string
  text: string
  back: { label: string; path: string }
  /** Above the title. */
  notice?: ReactNode
}) {
  return (
    <div className="page-width grid justify-items-start gap-4 py-16 md:py-24">
      {notice}
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-ink-2">{text}</p>
      <ButtonLink href={back.path} className="mt-2">
        {back.label}
      </ButtonLink>
    </div>
  )
}
