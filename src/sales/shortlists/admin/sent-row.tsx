import { useState } from 'react'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { sentSheetPath } from '../../../shared/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { YesNo } from '../../../ui/fields/yes-no.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { mayChangeShortlist } from '../rules/may-change-shortlist.ts'
import { isOver, ShareWays, type ShortlistRecord } from '../rules/shortlist.ts'
import { sentListTexts } from './sent-list-texts.ts'
import { useTakeBack } from './shortlist-calls.ts'

/** A page that was sent, with its link while it works. */
export function SentRow({
  send,
  withSender,
  onOpen,
}: {
  send: ShortlistRecord
  withSender: boolean
  /** Opens it, with what its readers did. */
  onOpen: () => void
}) {
  const texts = sentListTexts
  const language = useLanguage()
  const staff = useStaff()
  const takeBack = useTakeBack()
  const [isAsking, setIsAsking] = useState(false)
  const { homes, unitIds, createdAt, endsAt, takenBackAt, by, delivery, sentBy, url } = send
  const over = isOver(send, new Date())
  const names = texts.homes(homes, unitIds.length)
  const mayTakeBack = !over && mayChangeShortlist(staff, { sentById: sentBy.id })
  const state = takenBackAt
    ? texts.takenBack
    : over
      ? texts.ended
      : texts.until(formatDate(endsAt, language))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="grid min-w-56 flex-1 justify-items-start">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-6 text-left font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          {send.contact ? texts.forPerson(send.contact.name, names) : names}
        </button>
        <span className="flex flex-wrap gap-1.5 py-0.5">
          <Badge tone={send.opened > 0 ? 'accent' : 'plain'}>{texts.opened(send.opened)}</Badge>
          {send.liked > 0 && <Badge tone="accent">{texts.liked(send.liked)}</Badge>}
          {send.asked > 0 && <Badge tone="success">{texts.asked(send.asked)}</Badge>}
        </span>
        <span className="text-ink-2 tabular-nums">
          {[
            texts.sent(
              formatDate(createdAt, language),
              formatTime(createdAt),
              labelOf(ShareWays, delivery?.by ?? by, language),
            ),
            withSender && texts.by(sentBy.name),
            state,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {isAsking && mayTakeBack ? (
        <YesNo
          question={texts.question}
          onYes={() => takeBack.mutateOnce({ id: send.id })}
          onNo={() => setIsAsking(false)}
          onLeave={() => setIsAsking(false)}
        />
      ) : (
        !over && (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="small" onClick={() => void copyLink(url)}>
              <span className="icon-copy before:size-4" />
              {texts.copy}
            </Button>
            <ButtonLink variant="quiet" size="small" href={url} target="_blank" rel="noreferrer">
              {texts.open}
            </ButtonLink>
            <ButtonLink variant="quiet" size="small" href={sentSheetPath(url)} download>
              {texts.pdf}
            </ButtonLink>
            {mayTakeBack && (
              <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
                {texts.takeBack}
              </Button>
            )}
          </div>
        )
      )}
    </li>
  )
}

function copyLink(url: string): Promise<void> {
  return copyText(url, { text: sentListTexts.copied }, url)
}
