import type { ReactNode } from 'react'
import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { Brand } from '../../ui/brand.tsx'
import { useTexts } from '../../ui/language.tsx'
import { ThemeSwitch } from '../../ui/style/theme-switch.tsx'
import { frameTexts } from '../layout/frame-texts.ts'
import type { SiteProps } from '../serve/page.server.ts'
import { AskAgency } from './ask-agency.tsx'
import { clientPageTexts } from './client-page-texts.ts'

/** The agency, and how it is reached. */
export type Reach = Pick<SiteProps, 'name' | 'logo' | 'phone' | 'email' | 'line' | 'whatsapp'> & {
  /** The colours of links, if they are not the product's own. */
  accent: Record<`--${string}`, string> | undefined
}

/** What a page made for one client gets: what it shows, or why it is over. */
export type ClientPageProps<Shown, Over extends string> = {
  shown: Shown | null
  over: Over | 'unknown' | null
  reach: Reach
  /** The absolute URL of the page. */
  url: string
}

/** The layout of a page made for one client: who it is from, without the ways through the site. */
export function ClientPage({ reach, children }: { reach: Reach; children: ReactNode }) {
  const { accent, phone, email } = reach
  const texts = useTexts(frameTexts)
  return (
    <div className="flex min-h-dvh flex-col" style={accent}>
      <header className="border-b border-line">
        <div className="page-width flex h-17 max-w-240 items-center gap-4">
          <Brand {...reach} />
          <a
            href={phoneLink(phone)}
            aria-label={texts.call(phone)}
            className="ml-auto py-2 text-sm whitespace-nowrap text-ink-2 tabular-nums hover:text-ink"
          >
            {phone}
          </a>
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
      <footer className="mt-14 border-t border-line bg-wash">
        <div className="page-width flex max-w-240 flex-wrap items-center gap-x-6 gap-y-2 py-6 text-sm text-ink-2">
          <Brand {...reach} />
          <a href={phoneLink(phone)} className="py-1 tabular-nums hover:text-ink">
            {phone}
          </a>
          <a href={mailLink(email)} className="py-1 wrap-anywhere hover:text-ink">
            {email}
          </a>
          <div className="ml-auto print:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </div>
  )
}

/** Says why a page is over, or that its address is not known, and what to do. */
export function PageIsOver({
  reach,
  reason,
  ask,
}: {
  reach: Reach
  /** Null for an unknown address. */
  reason: string | null
  ask: string
}) {
  const texts = useTexts(clientPageTexts)
  return (
    <div className="page-width grid max-w-240 justify-items-start gap-4 py-16">
      <h1 className="text-3xl">{reason ? texts.overTitle : texts.unknownTitle}</h1>
      <p className="max-w-prose text-ink-2">{reason ?? texts.unknown}</p>
      <AskAgency reach={reach} title={ask} message="" />
    </div>
  )
}
