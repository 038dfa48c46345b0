import { lineLink, mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { AgencyContacts } from './ask-bar.tsx'

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
  const { phone, email, line, whatsapp } = reach
  const ways = [
    { icon: 'icon-phone', label: phone, spoken: `Call ${phone}`, href: phoneLink(phone) },
    whatsapp && {
      icon: 'icon-message-circle',
      label: 'WhatsApp',
      href: whatsappLink(whatsapp, message),
    },
    line && { icon: 'icon-message-circle', label: 'LINE', href: lineLink(line) },
    { icon: 'icon-mail', label: 'E-mail', href: mailLink(email, name), spoken: `E-mail ${email}` },
  ].filter((way) => way !== null && way !== '')
  return (
    <div className="grid gap-2.5 border-t border-line pt-5">
      <p className="text-sm text-ink-2">Or reach us directly</p>
      <ul className="grid grid-cols-2 gap-2.5">
        {ways.map(({ icon, label, href, spoken }) => (
          <li key={label}>
            <ButtonLink
              variant="quiet"
              href={href}
              aria-label={spoken}
              className="w-full px-2! text-sm tabular-nums"
            >
              <span className={icon} />
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
