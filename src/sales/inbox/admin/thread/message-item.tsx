import { lazy, useState } from 'react'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { formatTime } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { faultIn } from '../../../../shared/refusals/fault-in.ts'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { type MessageRecord, MessageStates } from '../../rules/message.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { useActOnMessage } from '../inbox-calls.ts'
import { Bubble, BubbleText } from '../message/bubble.tsx'
import { Act } from '../message/message-action.tsx'
import { MessageFiles } from '../message/message-files.tsx'
import { peopleWords } from '../people-words.ts'
import { ScheduleInvitation } from './schedule-invitation.tsx'

const OriginalMail = lazy(() => import('./original-mail.tsx'))

/** A message: the customer's on the left, ours on the right, with what became of it. */
export function MessageItem({
  message,
  thread,
  isFirst,
  isTight,
}: {
  message: MessageRecord
  thread: ThreadRecord
  /** Whether the one before it is not of the same group. */
  isFirst: boolean
  /** Whether the next one belongs to it, and says when and by whom. */
  isTight: boolean
}) {
  const { isFromCustomer, content, attachments, isAutomatic, isBounce, state } = message
  return (
    <li
      className={classNames(
        'grid max-w-[85%] grid-cols-1 md:max-w-[75%]',
        isFromCustomer
          ? 'justify-items-start justify-self-start'
          : 'justify-items-end justify-self-end',
        isTight ? 'pb-1' : 'pb-2.5',
      )}
    >
      <Sender message={message} thread={thread} isFirst={isFirst} />
      {isAutomatic && (
        <p className="icon-bot flex items-center gap-1.5 pb-1 font-medium text-ink-2 before:size-4">
          {isBounce ? 'Delivery report' : 'Automatic reply'}
        </p>
      )}
      <MessageFiles files={attachments} />
      {content && (
        <Bubble
          side={isFromCustomer ? 'in' : 'out'}
          look={
            isAutomatic
              ? 'quiet'
              : state === 'failed'
                ? 'danger'
                : state === 'unsure'
                  ? 'warning'
                  : 'plain'
          }
        >
          <BubbleText text={content} />
        </Bubble>
      )}
      {!isTight && <MetaLine message={message} thread={thread} />}
      <Outcome message={message} thread={thread} />
      {message.invitation && message.contactId !== null && (
        <ScheduleInvitation
          contactId={message.contactId}
          threadId={thread.id}
          invitation={message.invitation}
        />
      )}
      {message.hasOriginal && <WholeMail message={message} />}
    </li>
  )
}

/** Who wrote: said above what comes from somebody else than whoever the conversation is with. */
function Sender({
  message,
  thread,
  isFirst,
}: {
  message: MessageRecord
  thread: ThreadRecord
  isFirst: boolean
}) {
  const { senderName, senderHandle, isFromCustomer, mail } = message
  const isOther = isFromCustomer && senderHandle !== thread.handle
  if (!isFirst || !isOther) return <span className="sr-only">{`${senderName}: `}</span>
  const answered = mail?.to.find(({ address }) => address !== senderHandle)
  const facts = [
    senderHandle !== senderName && senderHandle,
    answered && `answers go to ${answered.address}`,
    mail && mail.cc.length > 0 && `Cc ${peopleWords(mail.cc)}`,
  ]
  return (
    <p className="pb-1 text-ink-2 wrap-anywhere">
      <b className="font-strong text-ink">{senderName}</b>
      {facts
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)
        .join('')}
    </p>
  )
}

/** When, by whom, and what became of it. */
function MetaLine({ message, thread }: { message: MessageRecord; thread: ThreadRecord }) {
  const language = useLanguage()
  const { isFromCustomer, sentAt, senderName, state, readAt, recordedBy, mail } = message
  if (state === 'failed' || state === 'unsure') return null
  const says = isFromCustomer
    ? [recordedBy && `Recorded by ${recordedBy}`, !readAt && 'Unread']
    : [
        senderName,
        mail && isToOthers(mail, thread) && `to ${peopleWords([...mail.to, ...mail.cc])}`,
        labelOf(MessageStates, state, language),
      ]
  return (
    <p className="pt-1 text-ink-2 tabular-nums">
      <time dateTime={sentAt}>{formatTime(sentAt)}</time>
      {says
        .filter(Boolean)
        .map((part) => ` · ${part}`)
        .join('')}
    </p>
  )
}

/** Whether an e-mail of ours went to anybody but whoever the conversation is with. */
function isToOthers({ to, cc }: NonNullable<MessageRecord['mail']>, { handle }: ThreadRecord) {
  return [...to, ...cc].some(({ address }) => address !== handle)
}

/** Why a message was not sent, or why that is not known, and what can be done about it. */
function Outcome({ message }: { message: MessageRecord; thread: ThreadRecord }) {
  const me = useStaff().id
  const language = useLanguage()
  const act = useActOnMessage()
  const { id, why, state, sentById, senderName, sentAt, isFromCustomer } = message
  const reason = why && faultIn(language, why)
  const run = (action: 'retry' | 'confirm' | 'delete') => act.mutateOnce({ id, action })
  if (state !== 'failed' && state !== 'unsure') {
    return reason ? (
      <p className={classNames('max-w-prose pt-1', isFromCustomer ? 'text-warning' : 'text-ink-2')}>
        {state === 'queued' ? `Retrying. ${reason}` : reason}
      </p>
    ) : null
  }
  const isFailed = state === 'failed'
  return (
    <div
      className={classNames(
        'flex max-w-prose flex-wrap items-center justify-end gap-x-3 pt-1',
        isFailed ? 'text-danger' : 'text-warning',
      )}
    >
      <p className="icon-circle-exclamation-point flex min-w-0 gap-1.5 before:mt-0.5 before:size-4">
        <span className="min-w-0 wrap-anywhere">
          {`${formatTime(sentAt)} · ${senderName} · ${labelOf(MessageStates, state, language)}${reason ? `: ${reason}` : ''}`}
        </span>
      </p>
      <Act onClick={() => run('retry')} isBusy={act.isPending}>
        {isFailed ? 'Retry' : 'Send again'}
      </Act>
      {!isFailed && (
        <Act onClick={() => run('confirm')} isBusy={act.isPending}>
          It was delivered
        </Act>
      )}
      {isFailed && sentById === me && (
        <Act onClick={() => run('delete')} isBusy={act.isPending}>
          Delete
        </Act>
      )}
    </div>
  )
}

function WholeMail({ message }: { message: MessageRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent hover:underline pointer-coarse:min-h-11"
      >
        <span className="icon-mail before:size-4" />
        Full email
      </button>
      {isOpen && (
        <AfterHydration>
          <OriginalMail message={message} onClose={() => setIsOpen(false)} />
        </AfterHydration>
      )}
    </>
  )
}
