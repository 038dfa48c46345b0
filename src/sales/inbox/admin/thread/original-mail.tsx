import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { Dialog, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import type { MessageRecord } from '../../rules/message.ts'
import { originalQuery } from '../inbox-calls.ts'

/** An e-mail as it came, with what it quotes; pictures from elsewhere only when asked. */
export default function OriginalMail({
  message,
  onClose,
}: {
  message: MessageRecord
  onClose: () => void
}) {
  const mail = useQuery(originalQuery(message.id))
  const [withPictures, setWithPictures] = useState(false)
  const { data, isError } = mail
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.subject || 'Email'}
      description={`${message.senderName} · ${data?.address ?? message.senderHandle}`}
      width="wide"
    >
      <DialogBody>
        {isError ? (
          <ErrorState title="Couldn’t load the email." retry={() => void mail.refetch()} />
        ) : !data ? (
          <Skeleton className="h-[60dvh] w-full" />
        ) : (
          <div className="dense grid gap-3">
            {data.outsidePictures > 0 && !withPictures && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-wash px-3.5 py-2">
                <span className="min-w-0 flex-1 basis-60">
                  {data.outsidePictures === 1
                    ? 'One picture is hidden: loading it tells the sender you opened this email.'
                    : `${data.outsidePictures} pictures are hidden: loading them tells the sender you opened this email.`}
                </span>
                <Button variant="quiet" size="small" onClick={() => setWithPictures(true)}>
                  Show pictures
                </Button>
              </p>
            )}
            <iframe
              key={String(withPictures)}
              title="The email"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
              src={`/api/inbox/messages/${message.id}/original/page?pictures=${withPictures}`}
              className="h-[60dvh] w-full rounded-control border border-line"
            />
            {data.isKept && (
              <a
                href={`/api/inbox/messages/${message.id}/original/eml`}
                download
                className={`${linkClass} justify-self-start`}
              >
                Download this email
              </a>
            )}
          </div>
        )}
      </DialogBody>
    </Dialog>
  )
}
