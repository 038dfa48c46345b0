import { formatDate } from '../../shared/dates.ts'
import { useLanguage, useTexts } from '../../ui/language.tsx'
import { AskAgency } from '../client-page/ask-agency.tsx'
import {
  ClientPage,
  type ClientPageProps,
  PageIsOver,
  type Reach,
} from '../client-page/client-page.tsx'
import { clientPageTexts } from '../client-page/client-page-texts.ts'
import { FailureNote } from '../client-page/failure-note.tsx'
import { useAnswers } from './use-answers.ts'
import type { Viewed } from './viewed-home.ts'
import { ViewedHomeSection } from './viewed-home-section.tsx'
import { viewedTexts } from './viewed-texts.ts'

/** The homes that a client saw, with what they can say of each, or why the page is over. */
export default function ViewedPage({
  shown,
  over,
  reach,
  url,
}: ClientPageProps<Viewed, 'ended' | 'cancelled'>) {
  const texts = useTexts(viewedTexts)
  return (
    <ClientPage reach={reach}>
      {shown && <Homes {...{ viewed: shown, reach, action: `${url}/answers` }} />}
      {over && (
        <PageIsOver
          {...{ reach, reason: over === 'unknown' ? null : texts[over], ask: texts.askAgain }}
        />
      )}
    </ClientPage>
  )
}

function Homes({ viewed, reach, action }: { viewed: Viewed; reach: Reach; action: string }) {
  const texts = useTexts(viewedTexts)
  const common = useTexts(clientPageTexts)
  const language = useLanguage()
  const { agent, seenAt, endsAt, homes } = viewed
  const answers = useAnswers(action, homes)
  return (
    <div className="page-width grid max-w-180 grid-cols-1 gap-8 pt-6 sm:pt-10">
      <header className="grid gap-3">
        <h1 className="text-3xl">{texts.title(homes.length)}</h1>
        <p className="text-ink-2">{texts.seenOn(formatDate(seenAt, language))}</p>
        <p className="icon-eye flex max-w-[80ch] gap-2.5 text-sm text-ink-3 before:mt-0.5 before:size-4 before:flex-none">
          {texts.hint(agent ?? common.us)}
        </p>
      </header>
      {homes.map((home) => (
        <ViewedHomeSection key={home.key} {...{ home, action, answers }} />
      ))}
      <AskAgency reach={reach} title={common.otherWays} message="" />
      <p className="text-sm text-ink-3">{common.until(formatDate(endsAt, language))}</p>
      <FailureNote presses={answers} />
    </div>
  )
}
