import { lineLink, mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/language.tsx'
import { wayIcons } from '../../ui/way-icons.ts'
import type { Reach } from './client-page.tsx'
import { clientPageTexts } from './client-page-texts.ts'

/** The ways to the agency, as links; `message` begins one where a way takes it. */
export function AskAgency({
  reach: { phone, email, line, whatsapp },
  title,
  message,
}: {
  reach: Reach
  title: string
  message: string
}) {
  const texts = useTexts(clientPageTexts)
  return (
    <section className="grid gap-3 print:hidden">
      <h2 className="text-base font-strong">{title}</h2>
      <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
        <ButtonLink href={phoneLink(phone)} className="tabular-nums">
          <span className={wayIcons.phone} />
          {texts.call(phone)}
        </ButtonLink>
        {line && (
          <ButtonLink variant="quiet" href={lineLink(line)}>
            <span className={wayIcons.line} />
            LINE
          </ButtonLink>
        )}
        {whatsapp && (
          <ButtonLink variant="quiet" href={whatsappLink(whatsapp, message)}>
            <span className={wayIcons.whatsapp} />
            WhatsApp
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={mailLink(email, message)}>
          <span className={wayIcons.email} />
          {texts.email}
        </ButtonLink>
      </div>
    </section>
  )
}
