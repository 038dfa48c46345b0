import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'

/** A link to another screen with the look of a button. */
export function LinkButton({
  to,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & { to: string }) {
  const href = useHref(to)
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to)
  return <ButtonLink href={href} onClick={handleClick} {...rest} />
}
