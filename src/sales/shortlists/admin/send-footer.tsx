import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { DiscardQuestion } from '../../../ui/fields/form-footer.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { LeaveGuard } from '../../../ui/overlays/use-leave-guard.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { ShareWays } from '../rules/shortlist.ts'
import { DeliveryNotes } from './delivery-notes.tsx'
import { shortlistTexts } from './shortlist-texts.ts'
import type { useShortlist } from './use-shortlist.ts'

/** The buttons of the sheet, and the page's address once it is made. */
export function SendFooter({
  send,
  leaveGuard,
  device,
  canSend,
  onOpen,
}: {
  send: ReturnType<typeof useShortlist>
  leaveGuard: LeaveGuard
  device: 'touch' | 'mouse'
  canSend: boolean
  /** Opens the page that was sent. */
  onOpen: (id: number) => void
}) {
  const isNarrow = useNarrow()
  const { by, made, isBusy, error, unopened, contact, isSentFromHere } = send
  const label = shortlistTexts.act[isSentFromHere ? 'sent' : by][device]
  return (
    <footer data-foot className="flex-none border-t border-line bg-card px-6 py-3 max-sm:px-4">
      {error && !isBusy && (
        <div className="pb-3">
          <Alert
            title={shortlistTexts.failed}
            action={
              <Button variant="quiet" size="small" onClick={send.send}>
                {shortlistTexts.retry}
              </Button>
            }
          >
            {reasonBesideTitle(error, shortlistTexts.failed)}
          </Alert>
        </div>
      )}
      {unopened && (
        <div className="pb-3">
          <Alert
            tone="success"
            title={shortlistTexts.ready}
            action={
              <ButtonLink size="small" href={unopened} target="_blank" rel="noreferrer">
                {label}
              </ButtonLink>
            }
          />
        </div>
      )}
      <div className="pb-3 empty:hidden">
        <DeliveryNotes send={send} onOpen={onOpen} />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        {leaveGuard.isAsking ? (
          <DiscardQuestion {...leaveGuard} />
        ) : (
          <>
            {contact && !made && (
              <p className="min-w-0 text-ink-2 max-sm:hidden">
                {`${shortlistTexts.to} `}
                <b className="font-medium text-ink">{contact.name}</b>
                {` ${shortlistTexts.savedToTimeline(ShareWays.labels[by])}`}
              </p>
            )}
            {made && <MadeLink url={made.url} onCopy={() => send.copyLink(made.url)} />}
            <div className="ml-auto flex gap-3 max-sm:w-full max-sm:*:flex-1">
              <Button variant="quiet" onClick={isNarrow ? send.openPage : leaveGuard.leave}>
                {isNarrow
                  ? shortlistTexts.seePage
                  : made
                    ? shortlistTexts.close
                    : shortlistTexts.cancel}
              </Button>
              <Button onClick={send.send} disabled={!canSend} aria-busy={isBusy}>
                <span className="icon-send before:size-4" />
                {isBusy ? shortlistTexts.sending : label}
              </Button>
            </div>
          </>
        )}
      </div>
    </footer>
  )
}

function MadeLink({ url, onCopy }: { url: string; onCopy: () => void }) {
  return (
    <p className="flex min-w-0 items-center gap-1">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="min-w-0 truncate font-medium text-accent underline-offset-4 hover:underline"
      >
        {url.replace(/^https?:\/\//, '')}
      </a>
      <IconButton label="Copy only the link" onClick={onCopy}>
        <span className="icon-copy before:size-4" />
      </IconButton>
    </p>
  )
}
