import { formatDate } from '../../shared/dates.ts'
import { useLanguage, useTexts } from '../../ui/language.tsx'
import { AskAgency } from '../sent/ask-agency.tsx'
import { PlainLayout } from '../sent/plain-layout.tsx'
import type { SiteProps } from '../serve/page.server.ts'
import type { Viewed } from './viewed-home.ts'
import { ViewedHomeSection } from './viewed-home-section.tsx'
import { viewedTexts } from './viewed-texts.ts'

type Reach = Pick<SiteProps, 'phone' | 'email' | 'line' | 'whatsapp'>

/** The homes that a client saw, with what they can say of each, or why the page is over. */
export default function ViewedPage({
  viewed,
  over,
  reach,
  action,
}: {
  /** Null when the page is over. */
  viewed: Viewed | null
  over: 'ended' | 'cancelled' | null
  reach: Reach
  /** Where what is pressed goes. */
  action: string
}) {
  const texts = useTexts(viewedTexts)
  return (
    <PlainLayout phone={reach.phone} email={reach.email}>
      {viewed ? (
        <Homes {...{ viewed, reach, action }} />
      ) : (
        <div className="page-width grid max-w-240 justify-items-start gap-4 py-16">
          <h1 className="text-3xl">{texts.overTitle}</h1>
          <p className="max-w-prose text-ink-2">{over && texts[over]}</p>
          <AskAgency reach={reach} title={texts.askAgain} message="" />
        </div>
      )}
    </PlainLayout>
  )
}

function Homes({ viewed, reach, action }: { viewed: Viewed; reach: Reach; action: string }) {
  const texts = useTexts(viewedTexts)
  const language = useLanguage()
  const { agent, seenAt, endsAt, homes } = viewed
  return (
    <div className="page-width grid max-w-180 grid-cols-1 gap-8 pt-6 sm:pt-10">
      <header className="grid gap-3">
        <h1 className="text-3xl">{texts.title(homes.length)}</h1>
        <p className="text-ink-2">{texts.seenOn(formatDate(seenAt, language))}</p>
        <p className="icon-eye flex max-w-[80ch] gap-2.5 text-sm text-ink-3 before:mt-0.5 before:size-4 before:flex-none">
          {texts.hint(agent ?? texts.us)}
        </p>
      </header>
      {homes.map((home) => (
        <ViewedHomeSection key={home.key} home={home} action={action} />
      ))}
      <AskAgency reach={reach} title={texts.otherWays} message="" />
      <p className="text-sm text-ink-3">{texts.until(formatDate(endsAt, language))}</p>
    </div>
  )
}
