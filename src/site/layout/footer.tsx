import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { Brand } from '../../ui/brand.tsx'
import { useTexts } from '../../ui/language.tsx'
import { ThemeSwitch } from '../../ui/style/theme-switch.tsx'
import type { SiteProps } from '../serve/page.server.ts'
import { frameTexts } from './frame-texts.ts'
import { siteLinks } from './site-links.ts'

const quietLink = 'py-1 hover:text-ink'

/** The footer of every public page: summary, links, contact and map attribution. */
export function Footer({ site }: { site: SiteProps }) {
  const texts = useTexts(frameTexts)
  return (
    <>
      {/* Printed pages show the contact only. */}
      <p className="page-width hidden pt-8 text-sm tabular-nums print:block">
        {`${site.name} · ${site.phone} · ${site.email}`}
      </p>
      <footer className="print:hidden mt-16 border-t border-line bg-wash">
        <div className="page-width grid grid-cols-2 gap-x-6 sm:gap-x-12 gap-y-9 py-11 text-sm text-ink-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
          <div className="col-span-2 grid max-w-[36ch] content-start lg:col-span-1 gap-3 text-ink">
            <Brand {...site} />
            <p className="text-ink-2">{texts.summary}</p>
          </div>
          <nav aria-label={texts.footer} className="grid content-start justify-items-start gap-1">
            {siteLinks.map((link) => (
              <a key={link.href} href={link.href} className={quietLink}>
                {texts[link.text]}
              </a>
            ))}
          </nav>
          <address className="grid content-start justify-items-start gap-1 not-italic">
            <a href={phoneLink(site.phone)} className={`${quietLink} tabular-nums`}>
              {site.phone}
            </a>
            <a href={mailLink(site.email)} className={`${quietLink} wrap-anywhere`}>
              {site.email}
            </a>
            <p className="whitespace-pre-line">{site.office}</p>
          </address>
          <div>
            <ThemeSwitch />
          </div>
        </div>
        <p className="page-width pb-8 text-sm text-ink-3">
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
