import { use, useEffect, useRef } from 'react'
import { formatReach, formatWalk, type Point } from '../../../../shared/distance.ts'
import { toWorld, worldPixels } from '../../../../shared/mercator.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { Camera } from '../camera.ts'
import { AtSpot, PinsContext } from '../pins.tsx'

const METRES_PER_DEGREE = 111_195

/** A circle true to scale around a place, labelled with metres and walking minutes. */
export function ReachRing({ at, metres }: { at: Point; metres: number }) {
  const language = useLanguage()
  const pins = use(PinsContext)
  const circle = useRef<SVGCircleElement>(null)
  const middle = toWorld(at)
  const rim = toWorld({ ...at, latitude: at.latitude - metres / METRES_PER_DEGREE })
  const radius = rim.y - middle.y
  useEffect(() => {
    if (!pins) return
    const write = ({ zoom }: Camera) =>
      circle.current?.setAttribute('r', String(radius * worldPixels(zoom)))
    if (pins.camera) write(pins.camera)
    return pins.onMove(write)
  }, [pins, radius])
  return (
    <>
      <AtSpot at={middle}>
        <svg width="1" height="1" aria-hidden="true" className="block overflow-visible">
          <circle ref={circle} className="map-ring" />
        </svg>
      </AtSpot>
      <AtSpot at={rim} className="z-1">
        <span className="inline-flex h-6.5 -translate-1/2 items-center rounded-full bg-accent px-2.5 font-medium whitespace-nowrap text-on-accent tabular-nums shadow-float">
          {`${formatReach(metres, language)} · ${formatWalk(metres, language)}`}
        </span>
      </AtSpot>
    </>
  )
}
