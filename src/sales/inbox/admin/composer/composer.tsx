import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useQuickDraft } from '../../../../admin/drafts/use-quick-draft.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { useOnline } from '../../../../ui/use-online.ts'
import { useWritingTools } from '../../../../words/writing/admin/use-writing-tools.tsx'
import { SendHomesButton } from '../../../shortlists/admin/person/send-homes-button.tsx'
import { ShareWays } from '../../../shortlists/rules/shortlist.ts'
import type { AttachmentRecord } from '../../rules/attachment.ts'
import { placesIn } from '../../rules/canned-reply.ts'
import { isSent } from '../../rules/channel.ts'
import { Channels, type ThreadRecord } from '../../rules/thread.ts'
import { CannedReplyPicker } from '../canned-replies/canned-reply-picker.tsx'
import { FillPlaces } from '../canned-replies/fill-places.tsx'
import { useReplyFacts } from '../canned-replies/use-reply-facts.ts'
import { useChannel } from '../inbox-calls.ts'
import { threadName } from '../thread-name.ts'
import { usePublishWriting } from '../use-presence-calls.ts'
import { AttachedFiles } from './attached-files.tsx'
import { ChannelNotice } from './channel-notice.tsx'
import { draftForm } from './draft-form.ts'
import { EnterHint } from './enter-hint.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { messageFault } from './message-fault.ts'
import { type OutboxKey, type Outgoing, post } from './outbox.ts'
import { type Addresses, RecipientsLine, recipientsFault, recipientsOf } from './recipients.tsx'
import { useAttachments } from './use-attachments.ts'
import { type FileDrop, useDroppedFiles } from './use-file-drop.ts'
import { useSignature } from './use-signature.tsx'
import { useTakenBack } from './use-taken-back.ts'

const blank = {
  text: '',
  files: [] as AttachmentRecord[],
  isFromCustomer: false,
  /** Whom an e-mail goes to, if that was changed. */
  addresses: null as Addresses | null,
  isUnsigned: false,
}
export type Written = typeof blank

const FILE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf,.docx,.xlsx,.pdf'

/**
 * Writes a message: Enter sends it, Shift+Enter adds a line, `/` at its beginning opens the canned replies.
 * What was written is kept as a draft of this conversation, in this browser. `lastSeen` is the id of the
 * last message that was in view.
 */
export function Composer({
  thread,
  box,
  outbox,
  lastSeen,
  dropped,
}: {
  thread: ThreadRecord
  box: OutboxKey
  outbox: readonly Outgoing[]
  lastSeen: () => number | null
  /** Files dropped on the conversation. */
  dropped: FileDrop
}) {
  const language = useLanguage()
  const queries = useQueryClient()
  const isOnline = useOnline()
  const isNarrow = useNarrow()
  const channel = useChannel(thread)
  const draft = useQuickDraft(draftForm(thread.id), blank)
  const { typed, type } = draft
  const files = useAttachments(typed.files, (uploaded) => type({ files: uploaded }))
  const facts = useReplyFacts(thread)
  const publishWriting = usePublishWriting(thread.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const faultId = useId()
  const takenBack = useTakenBack({ box, outbox, typed, type })
  const { buttons, panel } = useWritingTools({
    text: typed.text,
    onChange: (text) => type({ text }),
    areIcons: !isNarrow,
  })
  useDroppedFiles(dropped, files.add)
  const goesOut = channel ? isSent(channel, thread) : true
  const isRecordedOnly = !goesOut
  const isFromCustomer = isRecordedOnly && typed.isFromCustomer
  const places = isFromCustomer ? [] : placesIn(typed.text)
  const isMail = goesOut && channel?.sendsTo === 'email'
  const addresses = isMail ? typed.addresses : null
  const signature = useSignature(thread, { isMail, typed, type })
  const verb = goesOut ? 'Send' : 'Record'

  function write(text: string): void {
    type({ text })
    setFault(null)
    if (text.trim()) publishWriting()
  }

  function insert(text: string): void {
    const before = typed.text.trim()
    type({ text: before ? `${typed.text.trimEnd()}\n\n${text}` : text })
    setFault(null)
    // After the picker has closed.
    requestAnimationFrame(() => field.current?.focus())
  }

  function send(): void {
    const written = typed.text.trim()
    const content = signature.sign(written)
    if (!written && typed.files.length + files.waiting.length === 0) {
      field.current?.focus()
      return
    }
    const wrong = recipientsFault(addresses) ?? messageFault({ content, places, files })
    setFault(wrong)
    if (wrong) return
    takenBack.dismiss()
    post(queries, box, {
      body: {
        ...{ threadId: String(thread.id), channel: thread.channel, contactId: thread.contactId },
        ...{ content, isFromCustomer, attachmentIds: typed.files.map(({ id }) => id) },
        lastSeenMessageId: lastSeen(),
        ...(isMail && recipientsOf(thread, addresses)),
      },
      files: typed.files,
      addresses,
    })
    draft.clear()
    field.current?.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === '/' && typed.text === '' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      setIsPicking(true)
    }
    // Enter that ends the input of a syllable sends nothing.
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isPlainEnter || event.keyCode === 229) return
    event.preventDefault()
    send()
  }

  function handlePaste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    files.add(pasted)
  }

  const where = labelOf(Channels, thread.channel, language)
  const placeholder = isFromCustomer
    ? `Message from ${threadName(thread)} on ${where}`
    : isMail && thread.members[0] && !addresses
      ? `Email to ${thread.members[0].name}`
      : `Message to ${threadName(thread)} on ${where}`
  const whoWrote = isRecordedOnly && (
    <span className="dense-row flex-none whitespace-nowrap">
      <Segmented
        label="Who wrote it"
        name={`writer-${thread.id}`}
        value={isFromCustomer ? 'customer' : 'me'}
        onChange={(who) => type({ isFromCustomer: who === 'customer' })}
        options={[
          { value: 'me', label: 'I wrote' },
          { value: 'customer', label: 'They wrote' },
        ]}
      />
    </span>
  )

  const isLong = typed.text.length > ONE_LINE || typed.text.includes('\n')

  return (
    <div data-foot className="px-4 pt-1.5 pb-4 max-md:pb-2 md:px-6">
      {takenBack.reason && (
        <p
          role="alert"
          className="icon-circle-exclamation-point mb-1.5 flex gap-2 rounded-control bg-warning-wash px-3 py-2 text-warning before:mt-0.5 before:size-4"
        >
          {takenBack.reason}
        </p>
      )}
      {channel && (
        <ChannelNotice thread={thread} channel={channel} text={typed.text.trim()} onSent={send}>
          {isNarrow && whoWrote}
        </ChannelNotice>
      )}
      {isMail && (
        <RecipientsLine
          thread={thread}
          typed={addresses}
          fault={fault && recipientsFault(addresses)}
          onType={(changed) => {
            type({ addresses: changed })
            setFault(null)
          }}
        />
      )}
      {signature.line}
      {files.waiting.length > 0 && <LeaveGuard count={files.waiting.length} />}
      <FillPlaces
        places={places}
        text={typed.text}
        facts={facts}
        onFill={(text) => type({ text })}
      />
      {isNarrow && typed.text.trim() !== '' && <div className="mb-1.5">{buttons}</div>}
      {panel && <div className="mb-1.5 max-h-[50dvh] overflow-y-auto">{panel}</div>}
      <div
        className={classNames(
          'relative rounded-card border bg-card has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-accent',
          dropped.isOver ? 'border-accent bg-accent-wash' : 'border-field',
        )}
      >
        <AttachedFiles uploaded={typed.files} files={files} />
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-1 p-1.5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
          <textarea
            ref={field}
            rows={1}
            aria-label={`Message to ${threadName(thread)}`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : undefined}
            placeholder={isNarrow ? 'Message' : placeholder}
            value={typed.text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
            className={classNames(
              'field-sizing-content max-h-[35dvh] min-h-11 w-full min-w-0 resize-none bg-transparent px-2 py-2.5 leading-normal outline-none placeholder:truncate placeholder:text-ink-3 max-md:max-h-32 md:col-span-3 pointer-coarse:text-base',
              isLong ? 'max-md:col-span-3' : 'max-md:order-2',
            )}
          />
          <div className="flex max-md:order-1">
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              accept={FILE_TYPES}
              onChange={({ currentTarget }) => {
                files.add([...(currentTarget.files ?? [])])
                currentTarget.value = ''
              }}
            />
            <IconButton label="Attach a file" onClick={() => picker.current?.click()}>
              <span className="icon-paperclip" />
            </IconButton>
            <CannedReplyPicker
              isOpen={isPicking}
              onOpen={setIsPicking}
              facts={facts}
              onPick={insert}
              onSlash={() => write('/')}
              returnTo={field}
            />
            {!isNarrow && buttons}
            {facts.person && (
              <SendHomesButton
                contact={facts.person}
                threadId={thread.id}
                by={ShareWays.read(thread.channel) ?? null}
                isIcon
                className="border-transparent! bg-transparent! px-2.5!"
              />
            )}
          </div>
          <div className="flex min-w-0 items-center justify-end gap-3 pr-2 max-md:hidden">
            {!isNarrow && whoWrote}
            <EnterHint goesOut={goesOut} offlineText={isOnline ? null : draft.offlineText} />
          </div>
          <Button
            size="small"
            onClick={send}
            className="max-md:order-3 max-md:col-start-3 max-md:size-11 max-md:px-0!"
          >
            <span className="max-md:sr-only">{verb}</span>
            <span className={classNames('before:size-4', goesOut ? 'icon-send' : 'icon-check')} />
          </Button>
        </div>
      </div>
      <p id={faultId} role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
    </div>
  )
}

/** Letters that stand beside the buttons on a phone: a longer message gets the whole width. */
const ONE_LINE = 16
