import { lineLink, mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { SiteProps } from '../serve/page.server.ts'
import { sentTexts } from './sent-texts.ts'

/** The ways to the agency, as links; `message` begins one where a way takes it. */
export function AskAgency({
  reach: { phone, email, line, whatsapp },
  title,
  hint = null,
  message,
  isPanel = false,
}: {
  reach: Pick<SiteProps, 'phone' | 'email' | 'line' | 'whatsapp'>
  title: string
  hint?: string | null
  message: string
  isPanel?: boolean
}) {
  const texts = useTexts(sentTexts)
  return (
    <section
      className={classNames(
        'grid gap-4 print:hidden',
        isPanel && 'rounded-panel border border-line bg-card p-5 shadow-float sm:p-7',
      )}
    >
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {hint && <p className="text-ink-2">{hint}</p>}
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
        <ButtonLink href={phoneLink(phone)} className="tabular-nums">
          <span className="icon-phone" />
          {texts.call(phone)}
        </ButtonLink>
        {line && (
          <ButtonLink look="quiet" href={lineLink(line)}>
            <span className="icon-message-circle" />
            LINE
          </ButtonLink>
        )}
        {whatsapp && (
          <ButtonLink look="quiet" href={whatsappLink(whatsapp, message)}>
            <span className="icon-message-circle" />
            WhatsApp
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={mailLink(email, message)}>
          <span className="icon-mail" />
          {texts.email}
        </ButtonLink>
      </div>
    </section>
  )
}
