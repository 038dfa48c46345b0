import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { ownerPath } from '../../shared/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { useTexts } from '../../ui/language.tsx'
import { ThemeSwitch } from '../../ui/style/theme-switch.tsx'
import type { SiteProps } from '../serve/page.server.ts'
import { frameTexts } from './frame-texts.ts'
import { siteLinks } from './site-links.ts'

/** The footer of every public page: summary, links, contact and map attribution. */
export function Footer({ site }: { site: SiteProps }) {
  const texts = useTexts(frameTexts)
  return (
    <>
      {/* Printed pages show the contact only. */}
      <p className="page-width hidden pt-8 text-sm tabular-nums print:block">
        {`${site.name} · ${site.phone} · ${site.email}`}
      </p>
      <footer className="site-footer">
        <div className="page-width">
          <div>
            <Brand {...site} />
            <p className="text-ink-2">{texts.summary}</p>
          </div>
          <nav aria-label={texts.footer}>
            {siteLinks.map((link) => (
              <a key={link.href} href={link.href}>
                {texts[link.text]}
              </a>
            ))}
            <a href={ownerPath()}>{texts.owner}</a>
          </nav>
          <address>
            <a href={phoneLink(site.phone)} className="tabular-nums">
              {site.phone}
            </a>
            <a href={mailLink(site.email)} className="wrap-anywhere">
              {site.email}
            </a>
            <p className="whitespace-pre-line">{site.office}</p>
          </address>
          <div>
            <ThemeSwitch />
          </div>
        </div>
        <p className="page-width pb-8 text-ink-3">
          {texts.mapsFrom}{' '}
          <a
            href="https://www.openstreetmap.org/copyright"
            className="underline underline-offset-3 hover:text-ink"
          >
            © OpenStreetMap contributors
          </a>
        </p>
      </footer>
    </>
  )
}
