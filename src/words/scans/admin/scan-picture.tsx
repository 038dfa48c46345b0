import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { YesNo } from '../../../ui/fields/yes-no.tsx'
import type { ScanRecord } from '../rules/scan.ts'
import { pictureUrl } from './scan-calls.ts'
import { scanTexts } from './scan-texts.ts'

/** The page as it was read, or as it was photographed. */
export function ScanPicture({
  scan,
  isCorrected,
  onTurn,
}: {
  scan: ScanRecord
  /** Whether something was corrected that reading again replaces. */
  isCorrected: boolean
  onTurn: () => void
}) {
  const [isOriginal, setOriginal] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isCleaned = scan.width !== null
  const which = isOriginal || !isCleaned ? 'original' : 'cleaned'
  return (
    <section aria-label="The picture" className="grid content-start gap-2.5">
      <img
        src={pictureUrl(scan, which)}
        alt={
          which === 'cleaned' ? 'The note, turned upright and cleaned' : 'The note as photographed'
        }
        className="max-h-60 w-full rounded-card border border-line bg-on-picture object-contain md:max-h-none"
      />
      {isAsking ? (
        <YesNo
          question="Turn it and replace your corrections?"
          onYes={() => {
            setAsking(false)
            onTurn()
          }}
          onNo={() => setAsking(false)}
          onLeave={() => setAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="small"
            onClick={() => (isCorrected ? setAsking(true) : onTurn())}
          >
            <span className="icon-rotate-cw before:size-4" />
            Turn
          </Button>
          {isCleaned && (
            <Button
              variant="quiet"
              size="small"
              aria-pressed={isOriginal}
              className="aria-pressed:border-accent aria-pressed:text-accent"
              onClick={() => setOriginal(!isOriginal)}
            >
              <span className="icon-image before:size-4" />
              Original
            </Button>
          )}
        </div>
      )}
      <p className="text-ink-2">
        {isCleaned && `${scanTexts.turned(scan.turned, scan.angle)} `}
        {scanTexts.stays}
        {scan.by && ` ${scanTexts.readBy(scan.by)}`}
      </p>
    </section>
  )
}
