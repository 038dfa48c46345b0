import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { imageTooLarge, MAX_IMAGE_BYTES } from '../../../city/media/rules/picture.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { isRefusedForGood } from '../../../shared/upload.ts'
import { noteSessionEnd } from '../../../team/staff/admin/signed-in.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { useOnline } from '../../../ui/use-online.ts'
import type { ScanRecord } from '../rules/scan.ts'
import { type ScanOf, uploadNote } from './scan-calls.ts'
import { scanTexts } from './scan-texts.ts'
import type { UnsentPhoto } from './use-unsent-photo.ts'

type Fault = { title: string; text: string }

/**
 * Takes the photo of a handwritten note, from the camera or a file, and uploads it. A photo that could not be sent stays
 * to be sent again, also after a reload. On a phone the camera opens first.
 */
export function CaptureCard({
  of,
  photo,
  onUploaded,
}: {
  of: ScanOf
  photo: UnsentPhoto
  onUploaded: (scan: ScanRecord) => void
}) {
  const queries = useQueryClient()
  const isNarrow = useNarrow()
  const isOnline = useOnline()
  const camera = useRef<HTMLInputElement>(null)
  const { file } = photo
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<(Fault & { of?: File }) | null>(null)
  const leaving = useRef(new AbortController())

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  useEffect(() => {
    // A browser opens it only right after a press.
    if (isNarrow && navigator.userActivation?.isActive) camera.current?.click()
  }, [isNarrow])

  async function send(chosen: File | null | undefined): Promise<void> {
    if (!chosen) return setFault({ title: scanTexts.missing, text: 'Choose the photo of a note.' })
    if (!chosen.type.startsWith('image/')) {
      return setFault({ title: scanTexts.invalid, text: scanTexts.notPicture(chosen.name) })
    }
    if (chosen.size > MAX_IMAGE_BYTES) {
      return setFault({ title: scanTexts.failed, text: imageTooLarge(chosen.name) })
    }
    photo.keep(chosen)
    setFault(null)
    if (!isOnline) return
    setShare(0)
    const { signal } = leaving.current
    try {
      const scan = await uploadNote(chosen, of, { onProgress: setShare, signal })
      photo.forget()
      onUploaded(scan)
    } catch (error) {
      if (signal.aborted) return
      noteSessionEnd(queries, error)
      setFault({ ...faultOf(error, chosen.name), of: chosen })
      // The same file would be refused again.
      if (isRefusedForGood(error)) photo.forget()
    } finally {
      if (!signal.aborted) setShare(null)
    }
  }

  const isSending = share !== null
  // Chosen while offline, or before the page was loaded again.
  const isWaiting = file !== null && !isSending && fault?.of !== file
  return (
    <section
      aria-label="Photo of a note"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void send(event.dataTransfer.files[0])
      }}
      className="grid justify-items-center gap-4 rounded-card border-2 border-dashed border-line px-4 py-10 text-center"
    >
      <span className="icon-camera text-ink-3 before:size-8" />
      <div className="grid gap-1">
        <p className="text-base font-strong">Photo of a handwritten note</p>
        <p className="text-ink-2">
          It is read line by line. You check the text before anything is added.
        </p>
      </div>
      {fault && <Alert title={fault.title}>{fault.text}</Alert>}
      {isWaiting && (
        <Alert tone="warning" title="This photo is not sent yet">
          {photo.isKept ? scanTexts.keptPhoto(file.name) : scanTexts.lostPhoto(file.name)}
        </Alert>
      )}
      {isSending && (
        <div className="grid w-full max-w-80 gap-1.5">
          <p>Sending {file?.name}</p>
          <ProgressBar label="Sending the photo" share={share} className="w-full" />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-2 max-sm:w-full">
        {file && !isSending && (
          <Button className="max-sm:w-full" disabled={!isOnline} onClick={() => void send(file)}>
            {fault?.of === file ? 'Try again' : 'Send it'}
          </Button>
        )}
        <Picker
          ref={camera}
          label="Take a photo"
          icon="icon-camera"
          capture
          isMain={isNarrow && !file}
          disabled={isSending}
          onPick={(chosen) => void send(chosen)}
        />
        <Picker
          label="Choose a picture"
          icon="icon-image-up"
          isMain={!isNarrow && !file}
          disabled={isSending}
          onPick={(chosen) => void send(chosen)}
        />
      </div>
      {!isOnline && (
        <p className="text-ink-2">You are offline. A photo can be sent when you are back.</p>
      )}
    </section>
  )
}

/** Why a picture was not taken, in the words of the specification. */
function faultOf(error: unknown, name: string): Fault {
  const title = scanTexts.failed
  if (!(error instanceof ApiError) || error.status === 0)
    return { title, text: 'The connection was lost. Your photo is still here: try again.' }
  if (error.status === 401) return { title, text: 'You were signed out. Your photo is still here.' }
  if (error.code === 'scan_not_image')
    return { title: scanTexts.invalid, text: scanTexts.notPicture(name) }
  if (error.code === 'scan_missing') return { title: scanTexts.missing, text: `${name} is empty.` }
  if (error.code?.startsWith('scan_') || error.status === 413 || error.faults.length > 0)
    return { title, text: error.text }
  return { title, text: scanTexts.failedWith(error.status, error.text) }
}

function Picker({
  label,
  icon,
  capture = false,
  isMain,
  disabled,
  onPick,
  ref,
}: {
  label: string
  icon: string
  capture?: boolean
  isMain: boolean
  disabled: boolean
  onPick: (file: File | undefined) => void
  ref?: React.Ref<HTMLInputElement>
}) {
  const input = useRef<HTMLInputElement | null>(null)
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'quiet'}
        className="max-sm:w-full"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <span className={`${icon} before:size-4`} />
        {label}
      </Button>
      <input
        ref={(element) => {
          input.current = element
          if (typeof ref === 'object' && ref) ref.current = element
        }}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        {...(capture && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          // Closing the dialog chooses nothing.
          if (chosen) onPick(chosen)
        }}
      />
    </>
  )
}
