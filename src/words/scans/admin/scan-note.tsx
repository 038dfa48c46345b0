import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DISCARD, YesNo } from '../../../ui/fields/yes-no.tsx'
import { Sheet, SheetBody } from '../../../ui/overlays/sheet.tsx'
import { useLeaveGuard } from '../../../ui/overlays/use-leave-guard.ts'
import { CaptureCard } from './capture-card.tsx'
import { OpenedScan } from './opened-scan.tsx'
import { type ScanOf, useDiscardScan } from './scan-calls.ts'
import { scanTexts } from './scan-texts.ts'
import { UnfinishedScans } from './unfinished-scans.tsx'
import { useUnsentPhoto } from './use-unsent-photo.ts'

/**
 * Reads the photo of a note and adds what it says to a deal or a contact. A note that is not added stays as a draft,
 * whatever happens to this page.
 */
export default function ScanNote({
  of,
  name,
  person,
  scanId,
  onOpen,
  onClose,
}: {
  of: ScanOf
  /** What it is added to, in words. */
  name: string
  /** Whose note it is. */
  person: string | null
  /** The note that is open; null to take a photo. */
  scanId: number | null
  onOpen: (id: number | null) => void
  onClose: () => void
}) {
  const photo = useUnsentPhoto(of, scanId === null)
  const guard = useLeaveGuard(photo.file ? 1 : 0, onClose)
  const stay = () => {
    photo.stay()
    guard.respond(false)
  }
  const [isOpened, setOpened] = useState(scanId !== null)
  const discard = useDiscardScan()
  const [isGone, setGone] = useState(false)
  const another = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        setOpened(false)
        onOpen(null)
      }}
    >
      <span className="icon-camera before:size-4" />
      Another photo
    </Button>
  )
  // Nothing of it is read again on the way out.
  if (isGone) return null
  return (
    <Sheet
      open
      leaveGuard={guard}
      title={scanTexts.title}
      description={[name, person]
        .filter((one, at, all) => one && all.indexOf(one) === at)
        .join(' · ')}
      width="wide"
      actions={scanId !== null && <span className="max-md:hidden">{another}</span>}
    >
      {scanId === null ? (
        <SheetBody>
          <div className="grid gap-5">
            <CaptureCard
              of={of}
              photo={photo}
              onUploaded={({ id }) => {
                setOpened(true)
                onOpen(id)
              }}
            />
            {(guard.isAsking || photo.isLeaving) && (
              <YesNo
                question="Leave without sending this photo?"
                {...DISCARD}
                onYes={() => {
                  photo.forget()
                  if (photo.isLeaving) photo.leave()
                  else guard.respond(true)
                }}
                onNo={stay}
                onLeave={stay}
                className="justify-self-center"
              />
            )}
            {!isOpened && <UnfinishedScans of={of} onOpen={onOpen} />}
          </div>
        </SheetBody>
      ) : (
        <OpenedScan
          key={scanId}
          {...{ of, person }}
          id={scanId}
          onClose={onClose}
          onDiscard={() => {
            setGone(true)
            discard.mutateOnce(scanId)
            onClose()
          }}
        />
      )}
    </Sheet>
  )
}
