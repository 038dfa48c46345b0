import { smallPicture } from '../../city/media/site/small-picture.ts'
import { formatDate } from '../../shared/dates.ts'
import { sentSheetPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
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
import { AskToSee } from './ask-to-see.tsx'
import { HomeOverview } from './home-overview.tsx'
import type { SentHomes } from './sent-home.ts'
import { SentHomeSection } from './sent-home-section.tsx'
import { sentTexts } from './sent-texts.ts'
import { useReactions } from './use-reactions.ts'

/** The homes that a member of staff sent to somebody, or why the page is over. */
export default function SentPage({
  shown,
  over,
  reach,
  url,
}: ClientPageProps<SentHomes, 'takenBack' | 'ended'>) {
  const texts = useTexts(sentTexts)
  return (
    <ClientPage reach={reach}>
      {shown && <Homes {...{ sent: shown, reach, url }} />}
      {over && (
        <PageIsOver
          {...{ reach, reason: over === 'unknown' ? null : texts[over], ask: texts.askAgain }}
        />
      )}
    </ClientPage>
  )
}

/** The sender's own phone and LINE before the agency's. */
function reachOf(reach: Reach, { phone, line }: SentHomes['person']): Reach {
  return { ...reach, phone: phone ?? reach.phone, line: line ?? reach.line }
}

function Homes({ sent, reach, url }: { sent: SentHomes; reach: Reach; url: string }) {
  const texts = useTexts(sentTexts)
  const common = useTexts(clientPageTexts)
  const language = useLanguage()
  const { sender, person, reader, homes, endsAt } = sent
  const reactions = useReactions(url, sent)
  const whoSees = sender ?? common.us
  return (
    <div className="page-width grid max-w-240 grid-cols-1 gap-8 pt-6 sm:gap-12 sm:pt-10">
      <header className="grid gap-3">
        <h1 className="text-3xl">
          {reader ? texts.titleFor(homes.length, reader) : texts.title(homes.length)}
        </h1>
        {sender && (
          <p className="flex items-center gap-3 text-ink-2">
            {person.photo && (
              <img
                src={smallPicture(person.photo)}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-full object-cover"
              />
            )}
            {texts.chosenBy(sender)}
          </p>
        )}
        {homes.length > 1 && <HomeOverview homes={homes} reactions={reactions} />}
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-3">
          {common.until(formatDate(endsAt, language))}
          <ButtonLink
            variant="quiet"
            size="small"
            href={sentSheetPath(url)}
            className="print:hidden"
          >
            <span className="icon-file-down before:size-4" />
            {texts.pdf}
          </ButtonLink>
        </p>
        <p className="icon-eye flex max-w-[80ch] gap-2.5 text-sm text-ink-3 before:mt-0.5 before:size-4 before:flex-none print:hidden">
          {texts.seen(whoSees)}
        </p>
      </header>
      {homes.map((each, i) => (
        <SentHomeSection
          key={each.number}
          each={each}
          isFirst={i === 0}
          {...{ url, reactions }}
          sender={whoSees}
          sheet={homes.length > 1 ? sentSheetPath(url, each.number) : null}
        />
      ))}
      <AskToSee {...{ sent, url, reactions }} sender={whoSees} />
      <AskAgency
        reach={reachOf(reach, person)}
        title={common.otherWays}
        message={texts.message(url)}
      />
      <FailureNote presses={reactions} />
    </div>
  )
}
