import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { priceLines } from '../../records/units/site/unit-price.ts'
import type { AgencyContacts } from '../../sales/inquiries/site/contact-ways.tsx'
import { goToForm } from '../../sales/inquiries/site/go-to-form.ts'
import { lineLink, mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'

/**
 * A bar on phones with the price and contact buttons. It sticks to the bottom of the screen until the
 * inquiry form is in view. Wide screens show the form instead.
 */
export function AskBar({
  unit,
  reach,
  name,
  message,
}: {
  unit: PublicUnit
  reach: AgencyContacts
  /** The home's name, the subject of a mail. */
  name: string
  /** What a message begins with: the home's name and URL. */
  message: string
}) {
  const { phone, email, line, whatsapp } = reach
  const price = priceLines(unit, undefined, useLanguage()).join(' · ')
  return (
    <div className="page-bar grid gap-2">
      <p aria-hidden="true" className="text-base font-strong tabular-nums">
        {price}
      </p>
      <div className="flex gap-2">
        <ButtonLink href="#inquiry" onClick={goToForm} className="flex-1 px-2!">
          {/* The accessible name has the full label, even when only its first word is visible. */}
          <span className="whitespace-nowrap">
            Ask<span className="max-[26rem]:sr-only"> about this home</span>
          </span>
        </ButtonLink>
        {whatsapp && (
          <ButtonLink
            variant="quiet"
            href={whatsappLink(whatsapp, message)}
            className="px-2! text-sm"
          >
            WhatsApp
          </ButtonLink>
        )}
        {line && (
          <ButtonLink variant="quiet" href={lineLink(line)} className="px-2! text-sm">
            LINE
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          href={phoneLink(phone)}
          aria-label={`Call ${phone}`}
          className="icon-phone px-3!"
        />
        {/* The narrowest screens have room for the others only; the form has it too. */}
        <ButtonLink
          variant="quiet"
          href={mailLink(email, name)}
          aria-label={`Email ${email}`}
          className="icon-mail px-3! max-[22rem]:hidden"
        />
      </div>
    </div>
  )
}
