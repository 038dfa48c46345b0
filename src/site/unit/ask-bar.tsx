import { lineLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { UnitDocument } from '../../units/rules.ts'
import { priceLines } from '../../units/site/unit-price.ts'
import type { SiteProps } from '../page.ts'

export type Reach = Pick<SiteProps, 'phone' | 'line' | 'whatsapp'>

/**
 * On a phone, the price and the ways to ask within a thumb's reach: it stays at the bottom of the screen
 * until the form itself is there. Wide screens have the form beside them.
 */
export function AskBar({ unit, reach }: { unit: UnitDocument; reach: Reach }) {
  const { phone, line, whatsapp } = reach
  const price = priceLines(unit).join(' · ')
  return (
    <div className="sticky bottom-0 z-20 -mx-4.5 grid gap-2 border-t border-line bg-card px-4.5 py-2.5 md:-mx-7 md:px-7 lg:hidden print:hidden">
      <p aria-hidden="true" className="text-base font-strong tabular-nums">
        {price}
      </p>
      <div className="flex gap-2">
        <ButtonLink href="#inquiry" className="flex-1 px-2!">
          {/* Its name stays whole where only its first word has room. */}
          <span className="whitespace-nowrap">
            Ask<span className="max-[26rem]:sr-only"> about this home</span>
          </span>
        </ButtonLink>
        {whatsapp && (
          <ButtonLink look="quiet" href={whatsappLink(whatsapp)} className="px-2! text-sm">
            WhatsApp
          </ButtonLink>
        )}
        {line && (
          <ButtonLink look="quiet" href={lineLink(line)} className="px-2! text-sm">
            LINE
          </ButtonLink>
        )}
        <ButtonLink
          look="quiet"
          href={phoneLink(phone)}
          aria-label={`Call ${phone}`}
          className="icon-phone px-3!"
        />
      </div>
    </div>
  )
}
