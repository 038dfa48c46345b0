import { ApiError } from '../../../shared/api-client.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { SheetBody } from '../../../ui/overlays/sheet.tsx'
import type { ScanRecord } from '../rules/scan.ts'
import { CancelScan } from './cancel-scan.tsx'
import { CheckScan } from './check-scan.tsx'
import { pictureUrl, type ScanOf, useAddScan, useScan } from './scan-calls.ts'
import { scanTexts } from './scan-texts.ts'

/** A note: how far it is read, then its lines. */
export function OpenedScan({
  id,
  of,
  person,
  onClose,
  onDiscard,
}: {
  id: number
  of: ScanOf
  person: string | null
  onClose: () => void
  onDiscard: () => void
}) {
  const { scan, progress, isBusy } = useScan(id)
  // Here, because the lines are gone as soon as the note is read to be added.
  const add = useAddScan(of)
  const { data, error, isError } = scan
  if (error instanceof ApiError && error.status === 404) {
    return (
      <SheetBody>
        <p role="status">This note was discarded, or is somebody else's.</p>
      </SheetBody>
    )
  }
  if (isError && !data) {
    return (
      <SheetBody>
        <ErrorState title="The note could not be read." retry={() => void scan.refetch()} />
      </SheetBody>
    )
  }
  if (!data) {
    return (
      <SheetBody>
        <Skeleton className="h-96 w-full" />
      </SheetBody>
    )
  }
  if (isBusy) return <BeingRead scan={data} progress={progress} onDiscard={onDiscard} />
  if (data.state === 'added') {
    return (
      <SheetBody>
        <p role="status">This note was added.</p>
      </SheetBody>
    )
  }
  return <CheckScan key={data.jobId} scan={data} {...{ of, person, add, onClose, onDiscard }} />
}

type Going = { state: string; done: number; total: number | null; ahead: number | null }

function BeingRead({
  scan,
  progress,
  onDiscard,
}: {
  scan: ScanRecord
  progress: Going | undefined
  onDiscard: () => void
}) {
  const { ahead = null, done = 0, total = null } = progress ?? {}
  return (
    <>
      <SheetBody>
        <div className="mx-auto grid max-w-240 items-start gap-x-6 gap-y-4 md:grid-cols-2">
          <img
            src={pictureUrl(scan, 'original')}
            alt="The note as photographed"
            className="max-h-120 w-full rounded-card border border-line object-contain max-md:order-last"
          />
          <div className="grid gap-4">
            <div role="status">
              {ahead !== null ? (
                <p>{scanTexts.waiting(ahead)}</p>
              ) : total === null || total === 0 ? (
                <p>Turning and cleaning the picture</p>
              ) : (
                <div className="grid gap-1.5">
                  <Progress label="Reading the note" done={done} total={total} unit="lines" />
                  {done === total && <p className="text-ink-2">{scanTexts.byModel}</p>}
                </div>
              )}
            </div>
            <ol className="grid gap-1.5 text-ink-2">
              {scan.soFar.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place while its text gets surer
                <li key={index} className="break-words">
                  {text}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </SheetBody>
      <footer
        data-foot
        className="flex flex-none flex-wrap items-center justify-end gap-3 border-t border-line bg-card px-6 py-3 max-sm:px-4"
      >
        <CancelScan onDiscard={onDiscard} />
      </footer>
    </>
  )
}
