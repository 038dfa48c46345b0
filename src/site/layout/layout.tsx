import type { ReactNode } from 'react'
import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { adminPath, homePath } from '../../shared/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { PageName } from '../pages.ts'
import type { SiteProps } from '../serve/page.server.ts'
import { Footer } from './footer.tsx'
import { frameTexts } from './frame-texts.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { SavedLink } from './saved-link.tsx'
import { siteLinks } from './site-links.ts'

/** The layout of every public page: header with navigation, content, footer. */
export function Layout({
  page,
  site,
  children,
}: {
  page: PageName
  site: SiteProps
  children: ReactNode
}) {
  const texts = useTexts(frameTexts)
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {texts.skip}
      </a>
      <header className="print:hidden border-b border-line">
        <div className="page-width flex h-17 items-center gap-4 lg:gap-6">
          <a href={homePath()} aria-label={texts.home} className="flex py-1">
            <Brand {...site} />
          </a>
          <nav
            aria-label={texts.main}
            className="ml-4 hidden gap-4 text-sm text-ink-2 md:flex lg:gap-6"
          >
            {siteLinks.map((link) => (
              <a
                key={link.href}
                href={link.href}
                aria-current={link.page === page ? 'page' : undefined}
                className={classNames(
                  'py-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink',
                  link.isSpare && 'max-lg:hidden',
                )}
              >
                {texts[link.text]}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2.5 text-sm text-ink-2 lg:gap-5">
            <SavedLink className="hidden md:inline-flex" />
            <a
              href={mailLink(site.email)}
              className="hidden py-2 whitespace-nowrap hover:text-ink xl:block"
            >
              {site.email}
            </a>
            <a
              href={phoneLink(site.phone)}
              className="hidden py-2 whitespace-nowrap tabular-nums hover:text-ink md:block"
            >
              {site.phone}
            </a>
            <a
              href={phoneLink(site.phone)}
              aria-label={texts.call(site.phone)}
              className="grid size-9 place-items-center rounded-control hover:text-ink md:hidden"
            >
              <span className="icon-phone before:size-5" />
            </a>
            <ButtonLink variant="quiet" size="small" href={adminPath()}>
              <span className="sm:hidden">CRM</span>
              <span className="hidden sm:inline">{texts.admin}</span>
            </ButtonLink>
            <PhoneMenu site={site} />
          </div>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
      <Footer site={site} />
    </div>
  )
}
