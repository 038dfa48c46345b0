import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { adminPath, homePath, searchPath } from '../shared/paths.ts'
import { Brand } from '../ui/brand.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { SiteProps } from './page.ts'

/** The frame of every public page: the way around above, how to reach the agency below. */
export function Layout({ site, children }: { site: SiteProps; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        Skip to the content
      </a>
      <header className="border-b border-line">
        <div className="page-width flex h-17 items-center gap-6">
          <a href={homePath()} aria-label="Sathani, home" className="flex">
            <Brand />
          </a>
          <nav aria-label="Main" className="ml-4 hidden gap-6 text-sm text-ink-2 md:flex">
            {links.map((link) => (
              <a key={link.href} href={link.href} className="py-2 hover:text-ink">
                {link.label}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-5 text-sm text-ink-2">
            <a
              href={telephone(site.phone)}
              className="hidden py-2 tabular-nums hover:text-ink sm:block"
            >
              {site.phone}
            </a>
            <a href={`mailto:${site.email}`} className="hidden py-2 hover:text-ink lg:block">
              {site.email}
            </a>
            <a
              href={telephone(site.phone)}
              aria-label={`Call ${site.phone}`}
              className="grid size-9 place-items-center sm:hidden"
            >
              <Phone size={20} aria-hidden="true" />
            </a>
            <ButtonLink look="quiet" size="small" href={adminPath()}>
              <span className="sm:hidden">CRM</span>
              <span className="hidden sm:inline">Admin</span>
            </ButtonLink>
          </div>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
      <footer className="mt-16 border-t border-line bg-wash">
        <div className="page-width flex flex-wrap items-start justify-between gap-8 py-10 text-sm text-ink-2">
          <div className="grid max-w-[34ch] gap-2 text-ink">
            <Brand />
            <p className="text-ink-2">
              Homes to rent and buy in Bangkok, by the train that stops near them.
            </p>
          </div>
          <nav aria-label="Footer" className="grid gap-1">
            {links.map((link) => (
              <a key={link.href} href={link.href} className="py-1 hover:text-ink">
                {link.label}
              </a>
            ))}
          </nav>
          <address className="grid gap-1 not-italic">
            <a href={telephone(site.phone)} className="py-1 tabular-nums hover:text-ink">
              {site.phone}
            </a>
            <a href={`mailto:${site.email}`} className="py-1 hover:text-ink">
              {site.email}
            </a>
          </address>
        </div>
      </footer>
    </div>
  )
}

const links = [
  { label: 'Properties', href: `${homePath()}#properties` },
  { label: 'Search', href: searchPath() },
  { label: 'Contact', href: `${homePath()}#contact` },
]

function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
