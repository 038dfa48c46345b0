import { use, useEffect, useState } from 'react'
import { AtSpot, PinsContext } from '../../../../city/map/site/pins.tsx'
import type { MapStops } from '../../../../city/map/site/railway-map/stops.ts'
import { type Language, textsIn } from '../../../../shared/language.ts'
import { boxAround, type GeoBox, toWorld } from '../../../../shared/mercator.ts'
import { formatPrice, formatRent } from '../../../../shared/money.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { NearProject, StationUnits } from '../../rules/around.ts'
import { countedHomes } from '../counted-homes.ts'
import { joinMarks, type Mark } from './join-marks.ts'
import { stationMapTexts } from './station-map-texts.ts'

/** The homes around a station: a mark for each project, a disc for several, dots for those outside. */
export function UnitMarks({
  homes,
  stops,
  highlighted,
  opened,
  onHighlight,
  onFront,
  onFrame,
}: {
  homes: StationUnits
  stops: MapStops | null
  highlighted: number | null
  /** The ids of the projects whose mark was pressed. */
  opened: ReadonlySet<number>
  onHighlight: (projectId: number | null) => void
  onFront: (projectId: number) => void
  onFrame: (box: GeoBox) => void
}) {
  const language = useLanguage()
  const texts = textsIn(language, stationMapTexts)
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
      {homes.outside.map((project) => (
        <AtSpot key={project.id} at={toWorld(project)}>
          <span
            title={texts.outside(project.name, project.units)}
            className="pointer-events-auto block size-2.5 -translate-1/2 rounded-full border-2 border-card bg-ink-3"
          />
        </AtSpot>
      ))}
      {marks.map((mark) => {
        const isHighlighted = mark.buildings.some(({ id }) => id === highlighted)
        const [first, ...others] = mark.buildings
        if (!first) return null
        const isSingle = others.length === 0
        return (
          <AtSpot
            key={first.id}
            at={mark.at}
            off={mark.off}
            className={isHighlighted ? 'z-10' : 'z-2'}
          >
            <button
              type="button"
              tabIndex={-1}
              aria-label={nameOf(mark, language)}
              onClick={() => {
                const box = boxAround(mark.buildings)
                if (isSingle) onFront(first.id)
                else if (box) onFrame(box)
              }}
              onPointerEnter={() => onHighlight(first.id)}
              onPointerLeave={() => onHighlight(null)}
              className={`pointer-events-auto relative inline-flex -translate-1/2 items-center justify-center rounded-full border text-sm font-strong whitespace-nowrap tabular-nums shadow-float transition-colors before:absolute before:-inset-x-1 before:-inset-y-2 ${isSingle ? 'min-h-7.5 px-2.75' : 'min-h-9.5 min-w-9.5 px-1.5'} ${tone(isHighlighted, isSingle, opened.has(first.id))}`}
            >
              {isSingle ? textOf(first, language) : mark.units}
            </button>
          </AtSpot>
        )
      })}
    </>
  )
}

function tone(isHighlighted: boolean, isSingle: boolean, isOpened: boolean): string {
  if (isHighlighted) return 'border-accent bg-accent text-on-accent'
  if (!isSingle) return 'border-ink bg-ink text-paper'
  return `border-line bg-card ${isOpened ? 'text-ink-2 font-medium' : 'text-ink'}`
}

function textOf({ units, price, rent }: NearProject, language: Language): string {
  if (units > 1) return countedHomes(units, language)
  if (price !== null) return formatPrice(price, language)
  return rent === null ? countedHomes(units, language) : formatRent(rent, language)
}

function nameOf({ buildings, units }: Mark, language: Language): string {
  const [first] = buildings
  if (buildings.length === 1 && first) return `${first.name}, ${textOf(first, language)}`
  return textsIn(language, stationMapTexts).buildings(buildings.length, units)
}
