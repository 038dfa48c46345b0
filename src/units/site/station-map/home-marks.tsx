import { use, useEffect, useState } from 'react'
import { AtSpot, PinsContext } from '../../../places/site/map/pins.tsx'
import type { MapStops } from '../../../places/site/railway-map/stops.ts'
import { type Box, boxAround, toWorld } from '../../../shared/mercator.ts'
import { formatPrice, formatRent } from '../../../shared/money.ts'
import type { NearBuilding, StationHomes } from '../../around-rules.ts'
import { countedHomes } from '../counted-homes.ts'
import { joinMarks, type Mark } from './join-marks.ts'

/** The homes around a station on its map: a mark a building, a disc for several; those beyond are dots. */
export function HomeMarks({
  homes,
  stops,
  hot,
  opened,
  onHot,
  onFront,
  onFrame,
}: {
  homes: StationHomes
  stops: MapStops | null
  hot: number | null
  /** The buildings whose mark was pressed. */
  opened: ReadonlySet<number>
  onHot: (projectId: number | null) => void
  onFront: (projectId: number) => void
  onFrame: (box: Box) => void
}) {
  const pins = use(PinsContext)
  const [zoom, setZoom] = useState<number | null>(null)
  useEffect(() => {
    if (!pins) return
    if (pins.camera) setZoom(pins.camera.zoom)
    return pins.onMove((camera, isResting) => isResting && setZoom(camera.zoom))
  }, [pins])
  if (zoom === null) return null
  const marks = joinMarks(homes.buildings, zoom, stops)
  return (
    <>
      {homes.outside.map((one) => (
        <AtSpot key={one.id} at={toWorld(one)}>
          <span
            title={`${one.name}, ${countedHomes(one.units)}, outside the circle`}
            className="pointer-events-auto block size-2.5 -translate-1/2 rounded-full border-2 border-card bg-ink-3"
          />
        </AtSpot>
      ))}
      {marks.map((mark) => {
        const isHot = mark.buildings.some(({ id }) => id === hot)
        const [only, ...others] = mark.buildings
        if (!only) return null
        const isOne = others.length === 0
        return (
          <AtSpot key={only.id} at={mark.at} off={mark.off} className={isHot ? 'z-10' : 'z-2'}>
            <button
              type="button"
              tabIndex={-1}
              aria-label={nameOf(mark)}
              onClick={() => {
                const box = boxAround(mark.buildings)
                if (isOne) onFront(only.id)
                else if (box) onFrame(box)
              }}
              onPointerEnter={() => onHot(only.id)}
              onPointerLeave={() => onHot(null)}
              className={`pointer-events-auto relative inline-flex -translate-1/2 items-center justify-center rounded-full border text-sm font-strong whitespace-nowrap tabular-nums shadow-float transition-colors before:absolute before:-inset-x-1 before:-inset-y-2 ${isOne ? 'min-h-7.5 px-2.75' : 'min-h-9.5 min-w-9.5 px-1.5'} ${tone(isHot, isOne, opened.has(only.id))}`}
            >
              {isOne ? textOf(only) : mark.units}
            </button>
          </AtSpot>
        )
      })}
    </>
  )
}

function tone(isHot: boolean, isOne: boolean, isOpened: boolean): string {
  if (isHot) return 'border-accent bg-accent text-on-accent'
  if (!isOne) return 'border-ink bg-ink text-paper'
  return `border-line bg-card ${isOpened ? 'text-ink-2 font-medium' : 'text-ink'}`
}

function textOf({ units, price, rent }: NearBuilding): string {
  if (units > 1) return countedHomes(units)
  if (price !== null) return formatPrice(price)
  return rent === null ? countedHomes(units) : formatRent(rent)
}

function nameOf({ buildings, units }: Mark): string {
  const [only] = buildings
  if (buildings.length === 1 && only) return `${only.name}, ${textOf(only)}`
  return `${buildings.length} buildings, ${countedHomes(units)}`
}
