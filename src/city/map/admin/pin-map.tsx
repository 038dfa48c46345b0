import { useEffect, useRef, useState } from 'react'
import type { Point } from '../../../shared/distance.ts'
import { inServiceArea, OUTSIDE_SERVICE_AREA } from '../../places/rules/place.ts'
import { MAP_START } from '../rules/map.ts'
import { CityMap } from '../site/city-map.tsx'
import type { CityMapHandle } from '../site/city-map-handle.ts'
import { DraggablePin } from './draggable-pin.tsx'

/** The zoom for placing a pin to the metre. */
const CLOSE = 15

/**
 * A map with a pin that can be moved by mouse, finger and arrow keys within the service area; without a pin,
 * a press on the map sets it.
 */
export function PinMap({ point, onMove }: { point: Point | null; onMove: (point: Point) => void }) {
  const map = useRef<CityMapHandle>(null)
  const [isOutside, setOutside] = useState(false)
  const start = useRef(point ? { ...point, zoom: CLOSE } : MAP_START)
  const [latitude, longitude] = [point?.latitude, point?.longitude]
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return
    map.current?.keepInView({ latitude, longitude }, CLOSE)
  }, [latitude, longitude])

  const move = (to: Point) => {
    setOutside(!inServiceArea(to))
    if (inServiceArea(to)) onMove(to)
  }
  return (
    <div className="grid gap-2 text-sm">
      <CityMap
        ref={map}
        label="Map of the location"
        start={start.current}
        hasLandmarks
        className="h-72 rounded-card border border-line"
      >
        {point && <DraggablePin point={point} onMove={move} />}
      </CityMap>
      {isOutside ? (
        <p role="alert" className="text-danger">
          {OUTSIDE_SERVICE_AREA}
        </p>
      ) : (
        <p className="text-ink-2">
          {point
            ? 'Drag the pin, or move it with the arrow keys, 10 metres at a time.'
            : 'Enter an address or coordinates to place the pin.'}
        </p>
      )}
    </div>
  )
}
