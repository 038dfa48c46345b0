import { lineLink, mailLink, phoneLink, whatsappLink } from '../../../shared/contact-links.ts'
import type { SiteProps } from '../../../site/serve/page.server.ts'
import { useTexts } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { wayIcons } from '../../../ui/way-icons.ts'
import { inquiryTexts } from './inquiry-texts.ts'

export type AgencyContacts = Pick<SiteProps, 'phone' | 'email' | 'line' | 'whatsapp'>

/** The agency's channels as set, beside the inquiry form; `message` begins one, `name` is the subject of a mail. */
export function ContactWays({
  reach,
  name,
  message,
}: {
  reach: AgencyContacts
  name: string
  message: string
}) {
  const texts = useTexts(inquiryTexts)
  const { phone, email, line, whatsapp } = reach
  const ways = [
    {
      icon: wayIcons.phone,
      label: texts.call,
      spoken: `${texts.call} ${phone}`,
      href: phoneLink(phone),
    },
    line && { icon: wayIcons.line, label: 'LINE', href: lineLink(line) },
    whatsapp && {
      icon: wayIcons.whatsapp,
      label: 'WhatsApp',
      href: whatsappLink(whatsapp, message),
    },
    {
      icon: wayIcons.email,
      label: texts.email,
      spoken: `${texts.email} ${email}`,
      href: mailLink(email, name),
    },
  ].filter((way) => way !== null && way !== '')
  return (
    <div className="grid gap-3">
      <ul className="flex divide-x divide-line rounded-control border border-line">
        {ways.map(({ icon, label, href, spoken }) => (
          <li key={label} className="flex-1">
            <a
              href={href}
              aria-label={spoken}
              className="grid min-h-16 place-content-center justify-items-center gap-1 text-sm font-medium hover:bg-hov"
            >
              <span className={classNames(icon, 'text-accent')} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="or-line">{texts.orWrite}</p>
    </div>
  )
}
