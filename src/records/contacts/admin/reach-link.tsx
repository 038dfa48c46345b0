import type { ReactNode } from 'react'
import { useNoteReach } from './ask-reached.tsx'
import type { ReachWay } from './reach.ts'

/** A link by which somebody is reached; a program opens in a tab of its own. */
export function ReachLink({
  way: { id, label, href, isApp },
  name,
  says = `${label} ${name}`,
  className,
  children,
}: {
  way: Pick<ReachWay, 'id' | 'label' | 'href' | 'isApp'>
  name: string
  /** Its accessible name. */
  says?: string
  className: string
  children: ReactNode
}) {
  const noteReach = useNoteReach()
  return (
    <a
      href={href}
      aria-label={says}
      {...(isApp && { target: '_blank', rel: 'noopener' })}
      onClick={() => noteReach(id)}
      className={className}
    >
      {children}
    </a>
  )
}
