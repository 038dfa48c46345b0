import { use, useEffect, useState } from 'react'
import { formatDistance } from '../../../../shared/distance.ts'
import { fromWorld } from '../../../../shared/mercator.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { metresAPixel } from '../../../rail/rules/reach.ts'
import type { Camera } from '../camera.ts'
import { PinsContext } from '../pins.tsx'

const LENGTHS = [50, 100, 250, 500, 1000, 2000, 5000, 10_000]
const MAX = 110

/** The map's scale bar. */
export function MapScale({ className }: { className: string }) {
  const language = useLanguage()
  const pins = use(PinsContext)
  const [each, setEach] = useState<number | null>(null)
  useEffect(() => {
    if (!pins) return
    const write = (camera: Camera) => setEach(metresAPixel(camera.zoom, fromWorld(camera).latitude))
    if (pins.camera) write(pins.camera)
    return pins.onMove((camera, isResting) => isResting && write(camera))
  }, [pins])
  if (each === null) return null
  const metres = LENGTHS.findLast((length) => length / each <= MAX) ?? LENGTHS[0] ?? 50
  return (
    <p
      style={{ width: metres / each }}
      className={`pointer-events-none border-[1.5px] border-t-0 border-ink-2 pb-1 text-center text-[12.5px] leading-none font-medium text-ink-2 ${className}`}
    >
      {formatDistance(metres, language)}
    </p>
  )
}
