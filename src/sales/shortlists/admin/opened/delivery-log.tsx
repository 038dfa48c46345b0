import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { whenWords } from '../../../../records/contacts/admin/format-contact.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import type { Language } from '../../../../shared/language.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { ShortlistDetail } from '../../rules/reader.ts'
import { type Delivery, ShareWays, ShortlistLanguages } from '../../rules/shortlist.ts'
import { openedTexts } from './opened-texts.ts'

type Step = { key: string; at: string; ring: string; words: ReactNode; by: ReactNode }

/** What the sender and the readers did, newest first. */
export function DeliveryLog({
  send,
  answerPath,
}: {
  send: ShortlistDetail
  /** Where a conversation is answered. */
  answerPath: (threadId: number) => string
}) {
  const language = useLanguage()
  const steps = [
    ...send.visits.map((visit) => visitStep(visit, send, answerPath)),
    ...send.deliveries.map((delivery, i) => deliveryStep(delivery, i, send, language)),
    {
      key: 'made',
      at: send.createdAt,
      ring: 'border-field',
      words: <Words what={openedTexts.made} of={openedTexts.thePage} />,
      by: send.sentBy.name,
    },
  ].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  const today = bangkokDate(new Date())
  return (
    <Part title={openedTexts.happened}>
      {send.visits.length === 0 && <p className="pb-2 text-ink-2">{openedTexts.nothing}</p>}
      <ol>
        {steps.map(({ key, at, ring, words, by }, i) => (
          <li
            key={key}
            className="relative grid min-h-8.5 grid-cols-[8.5rem_1rem_minmax(0,1fr)_auto] items-start gap-2.5 py-1 leading-snug max-sm:grid-cols-[6rem_1rem_minmax(0,1fr)]"
          >
            <time dateTime={at} className="text-ink-3 tabular-nums">
              {whenWords(at, today, language)}
            </time>
            <span aria-hidden="true" className="relative flex justify-center self-stretch">
              {i < steps.length - 1 && <span className="absolute top-4 -bottom-3 w-0.5 bg-line" />}
              <span
                className={classNames(
                  'relative mt-0.75 size-3.5 rounded-full border-3 bg-card',
                  ring,
                )}
              />
            </span>
            <span className="min-w-0 wrap-anywhere">{words}</span>
            <span className="max-w-32 truncate text-right text-ink-3 max-sm:hidden">{by}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Words({ what, of, more }: { what: string; of: string; more?: ReactNode }) {
  return (
    <>
      <b className="font-medium">{what}</b> {of} {more}
    </>
  )
}

function visitStep(
  visit: ShortlistDetail['visits'][number],
  { units }: ShortlistDetail,
  answerPath: (threadId: number) => string,
): Step {
  const { asked, said, pressed, liked, declined, threadId } = visit
  const names = (ids: readonly number[]) =>
    openedTexts.list(ids.flatMap((id) => units.find((unit) => unit.id === id)?.unitNumber ?? []))
  const isAsk = asked.length > 0 || said !== null
  const opinions = [
    liked.length > 0 && `${openedTexts.likes} ${names(liked)}`,
    declined.length > 0 && `${openedTexts.declines} ${names(declined)}`,
  ].filter(Boolean)
  const looked = pressed.filter((id) => !asked.includes(id))
  return {
    key: `visit ${visit.id}`,
    at: visit.startedAt,
    ring: isAsk ? 'border-accent' : 'border-field',
    words: (
      <>
        {isAsk && (
          <span className="block">
            <Words
              what={asked.length > 0 ? openedTexts.askedToSee : openedTexts.wrote}
              of={names(asked)}
              more={said && <q className="text-ink-2 quotes-['“'_'”']">{said}</q>}
            />
          </span>
        )}
        {(!isAsk || looked.length > 0 || opinions.length > 0) && (
          <span className="block">
            <Words
              what={openedTexts.openedIt}
              of={names(isAsk ? looked : pressed)}
              more={
                opinions.length > 0 && (
                  <span className="text-ink-2">{`· ${opinions.join(' · ')}`}</span>
                )
              }
            />
          </span>
        )}
      </>
    ),
    by: threadId !== null && (
      <Link to={answerPath(threadId)} className="hover:underline">
        {openedTexts.inInbox}
      </Link>
    ),
  }
}

function deliveryStep(
  { by, state, at, sentBy }: Delivery,
  index: number,
  send: ShortlistDetail,
  language: Language,
): Step {
  const way = labelOf(ShareWays, by, language)
  const said = send.language === 'th' ? 'Thai' : ShortlistLanguages.labels.en
  const of = state === 'recorded' ? openedTexts.recordedAs : openedTexts.delivered
  return {
    key: `delivery ${index}`,
    at,
    ring: state === 'failed' ? 'border-danger' : 'border-success',
    words: <Words what={openedTexts.states[state]} of={of(way, said)} />,
    by: sentBy,
  }
}
