import type { ComponentProps } from 'react'
import { ContactForm } from '../../sales/inquiries/site/contact-form.tsx'
import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { ownerPath } from '../../shared/paths.ts'
import { Card } from '../../ui/card.tsx'
import { useTexts } from '../../ui/language.tsx'
import { linkClass } from '../../ui/style/link-class.ts'
import { frameTexts } from '../layout/frame-texts.ts'
import type { SiteProps } from '../serve/page.server.ts'
import { homeTexts } from './home-texts.ts'

/** The contact section: the form, and the agency's contact details. */
export function Contact({
  form,
  site,
}: {
  form: ComponentProps<typeof ContactForm>
  site: Pick<SiteProps, 'phone' | 'email'>
}) {
  const texts = useTexts(homeTexts)
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="page-width grid gap-8 py-8 lg:grid-cols-[1fr_1.6fr] lg:gap-12"
    >
      <div className="grid content-start gap-4">
        <h2 id="contact-title" className="text-2xl md:text-3xl">
          {texts.contact}
        </h2>
        <p className="max-w-[42ch] text-ink-2">{texts.contactHelp}</p>
        <ul className="grid justify-items-start gap-1">
          <li>
            <a
              href={phoneLink(site.phone)}
              className="inline-flex items-center gap-3 py-1.5 tabular-nums hover:text-accent"
            >
              <span className="icon-phone text-ink-3" />
              {site.phone}
            </a>
          </li>
          <li>
            <a
              href={mailLink(site.email)}
              className="inline-flex items-center gap-3 py-1.5 hover:text-accent"
            >
              <span className="icon-mail text-ink-3" />
              {site.email}
            </a>
          </li>
        </ul>
        <a href={ownerPath()} className={linkClass}>
          {useTexts(frameTexts).owner}
        </a>
      </div>
      <Card className="p-5 md:p-7">
        <ContactForm {...form} />
      </Card>
    </section>
  )
}
