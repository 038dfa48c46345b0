import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

/** A link to another screen with the look of a button. */
export function LinkButton({
  to,
  state,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  to: string
  /** The state of the history entry, such as `OPENED`. */
  state?: string
}) {
  const href = useHref(to)
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return <ButtonLink href={href} onClick={handleClick} {...rest} />
}
