import { useEffect, useMemo, useRef, useState } from 'react'
import { MAP_HEIGHTS } from '../../../places/reach-rules.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { type City, loadCity } from '../../../places/site/map/city.ts'
import type { RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { type Framed, RailwayMap } from '../../../places/site/railway-map/railway-map.tsx'
import { mapStops } from '../../../places/site/railway-map/stops.ts'
import type { Box } from '../../../shared/mercator.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useNarrow } from '../../../ui/use-narrow.ts'
import type { StationHomes } from '../../around-rules.ts'
import { ChosenSign } from './chosen-sign.tsx'
import { HomeMarks } from './home-marks.tsx'
import type { StationFigures } from './station-figures.ts'
import type { MapState } from './use-station-map.ts'
import { WholeCity } from './whole-city.tsx'

/**
 * The map of the section. The server's drawing stands until the browser's own is there, which begins at the
 * same frame.
 */
export function StationMapBox({
  lines,
  stations,
  figures,
  state,
  homes,
  picture,
  hot,
  address,
  onHot,
  onFront,
  onChoose,
}: {
  lines: readonly LineChoice[]
  stations: RailStations
  figures: StationFigures
  state: MapState
  homes: StationHomes | null
  picture: string
  hot: number | null
  address: (change: { station: string }) => string
  onHot: (projectId: number | null) => void
  onFront: (projectId: number) => void
  onChoose: (stationId: number | null, isFocusKept?: boolean) => void
}) {
  const isHydrated = useHydrated()
  const isNarrow = useNarrow()
  const [isDrawn, setDrawn] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const map = useRef<{ frame: (box: Box) => void }>(null)
  const [city, setCity] = useState<City | null>(null)
  useEffect(() => {
    loadCity().then(setCity, () => {})
  }, [])
  const stops = useMemo(() => city && mapStops(city), [city])
  const framed = useFramed(state, homes)
  const weight = useMemo(() => {
    return (ids: readonly number[]) => Math.max(0, ...ids.map((id) => figures.near(id)))
  }, [figures])
  const obstacles = useMemo(
    () => (homes?.buildings ?? []).map((one) => ({ ...one, width: 92, height: 34 })),
    [homes],
  )
  const chosen = state.stationId === null ? undefined : stations.get(state.stationId)
  return (
    <div className="relative h-100 min-w-0 overflow-hidden bg-railway-ground md:h-full">
      <div hidden={isDrawn} className="absolute inset-0 text-sm">
        <svg
          role="img"
          aria-label="The railway of Bangkok"
          className="block size-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server
          dangerouslySetInnerHTML={{ __html: picture }}
          suppressHydrationWarning
        />
        <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-control bg-railway-ground/90 px-2 py-0.5 text-ink-2">
          © OpenStreetMap contributors
        </p>
      </div>
      {isHydrated && (
        <RailwayMap
          ref={map}
          {...{ lines, stations, framed, weight, obstacles }}
          height={isNarrow ? MAP_HEIGHTS.narrow : MAP_HEIGHTS.wide}
          shownLines={state.lines}
          say={(id) => ({ whole: figures.whole(id), homes: figures.homes(id) })}
          onChoose={(id) => onChoose(id, true)}
          onDrawn={() => setDrawn(true)}
          className="absolute! inset-0 data-[map=waiting]:pointer-events-none data-[map=waiting]:bg-transparent"
          overlay={chosen && <WholeCity onPress={() => onChoose(null, true)} />}
        >
          {homes && state.stationId !== null && (
            <HomeMarks
              {...{ homes, stops, hot, opened, onHot }}
              onFront={(id) => {
                setOpened(new Set(opened).add(id))
                onFront(id)
              }}
              onFrame={(box) => map.current?.frame(box)}
            />
          )}
        </RailwayMap>
      )}
      {chosen && (
        <ChosenSign
          station={chosen}
          href={address({ station: '' })}
          onLeave={() => onChoose(null)}
        />
      )}
    </div>
  )
}

/** The circle's middle is known at once where the homes are; else as soon as they are there. */
function useFramed({ stationId, within }: MapState, homes: StationHomes | null): Framed | null {
  const station = homes?.station
  const isThere = stationId !== null && station?.id === stationId
  const [latitude, longitude] = isThere ? [station.latitude, station.longitude] : [null, null]
  return useMemo(() => {
    if (latitude === null || longitude === null || stationId === null) return null
    return { id: stationId, at: { latitude, longitude }, reach: within }
  }, [latitude, longitude, stationId, within])
}
