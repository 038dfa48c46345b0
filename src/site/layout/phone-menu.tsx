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
    <details
      ref={menu}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      className="group relative md:hidden"
    >
      <summary
        aria-label={texts.menu}
        className="grid size-9 list-none place-items-center rounded-control border border-line bg-card text-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="icon-menu" />
      </summary>
      <nav
        aria-label={texts.menu}
        className="absolute top-full right-0 z-40 mt-2 grid w-64 rounded-card border border-line bg-card py-2 text-base text-ink shadow-float"
      >
        {siteLinks.map((link) => (
          <a key={link.href} href={link.href} className="px-4.5 py-2.5 hover:bg-wash">
            {texts[link.text]}
          </a>
        ))}
        <SavedLink className="flex px-4.5 py-2.5! hover:bg-wash" />
        <a
          href={phoneLink(site.phone)}
          className="mt-2 border-t border-line px-4.5 pt-4 pb-2.5 tabular-nums hover:bg-wash"
        >
          {site.phone}
        </a>
        <a href={mailLink(site.email)} className="px-4.5 py-2.5 break-all hover:bg-wash">
          {site.email}
        </a>
      </nav>
    </details>
  )
}
