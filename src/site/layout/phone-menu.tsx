import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { useTexts } from '../../ui/language.tsx'
import type { SiteProps } from '../serve/page.server.ts'
import { frameTexts } from './frame-texts.ts'
import { SavedLink } from './saved-link.tsx'
import { siteLinks } from './site-links.ts'

/** The menu on small screens. It works without JavaScript; with it, Escape closes it too. */
export function PhoneMenu({ site }: { site: SiteProps }) {
  const texts = useTexts(frameTexts)
  const menu = useRef<HTMLDetailsElement>(null)

  function close(): void {
    if (menu.current) menu.current.open = false
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }

  function handleClick(event: MouseEvent): void {
    if (event.target instanceof HTMLAnchorElement) close()
  }

  return (
    <details ref={menu} onKeyDown={handleKeyDown} onClick={handleClick} className="phone-menu">
      <summary aria-label={texts.menu}>
        <span className="icon-menu" />
      </summary>
      <nav aria-label={texts.menu}>
        {siteLinks.map((link) => (
          <a key={link.href} href={link.href}>
            {texts[link.text]}
          </a>
        ))}
        <SavedLink className="flex" />
        <a href={phoneLink(site.phone)} className="mt-2 border-t border-line pt-4! tabular-nums">
          {site.phone}
        </a>
        <a href={mailLink(site.email)} className="break-all">
          {site.email}
        </a>
      </nav>
    </details>
  )
}
