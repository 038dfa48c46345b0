import { useCallback, useMemo, useRef, useState } from 'react'
import type { Reach } from '../../../places/reach-rules.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { railStations } from '../../../places/site/railway-map/rail-stations.ts'
import type { StationHomes } from '../../around-rules.ts'
import type { StationCounts } from '../../station-counts.ts'
import { ChooseStation } from './choose-station.tsx'
import { EveryStation } from './every-station.tsx'
import { HomesPanel } from './homes-panel.tsx'
import { mapAddress } from './map-address.ts'
import { MapControls } from './map-controls.tsx'
import { MapScreen } from './map-screen.tsx'
import { MapWithHomes } from './map-with-homes.tsx'
import { StationFigures } from './station-figures.ts'
import { StationMapBox } from './station-map-box.tsx'
import { useStationMap } from './use-station-map.ts'

export type StationMapProps = {
  lines: readonly LineChoice[]
  interchanges: readonly (readonly number[])[]
  counts: StationCounts
  /** What the address asks for. */
  within: Reach
  shownLines: readonly string[]
  /** The line whose stations are listed at first. */
  along: string
  around: StationHomes | null
  /** The map as the server draws it; a browser keeps what stands there. */
  picture?: string
}

/**
 * Homes around a station, found on the railway: the map, the list beside it, and every station line by
 * line. As served it works by links and a form; the browser takes it over when it comes near.
 */
export function StationMap({
  lines,
  interchanges,
  counts,
  along,
  picture = '',
  ...first
}: StationMapProps) {
  const stations = useMemo(() => railStations(lines, interchanges), [lines, interchanges])
  const { state, homes, failed, show, retry } = useStationMap(
    {
      stationId: first.around?.station.id ?? null,
      within: first.within,
      lines: first.shownLines,
    },
    first.around,
    stations,
  )
  const { stationId, within } = state
  const figures = useMemo(
    () => new StationFigures(stations, counts, within),
    [stations, counts, within],
  )
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const [hot, setHot] = useState<number | null>(null)
  const [front, setFront] = useState<number | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())

  const choose = (id: number | null, isFocusKept = false) => {
    setFront(null)
    setHot(null)
    // On a screen of its own, Back leaves it.
    show({ stationId: id }, !isOpen)
    if (!isFocusKept) panel.current?.focus({ preventScroll: true })
  }
  const onReach = (reach: Reach) => show({ within: reach }, !isOpen)
  const onLines = (shown: readonly string[]) => show({ lines: shown }, !isOpen)
  const chosen = stationId === null ? undefined : stations.get(stationId)
  const address = (change: { station?: string; within?: Reach; lines?: readonly string[] }) =>
    mapAddress({ station: chosen?.code ?? '', within, lines: state.lines, ...change })
  const shared = {
    ...{ lines, stations, figures, state, homes, hot, opened },
    onHot: setHot,
    onFront(id: number) {
      setOpened(new Set(opened).add(id))
      setFront(id)
    },
  }
  const list = homes && stationId !== null && (
    <HomesPanel
      {...{ homes, hot, front, failed, figures, address, onReach }}
      onHot={setHot}
      onRetry={retry}
    />
  )
  const find = (
    <ChooseStation
      {...{ lines, stations, figures, failed, address }}
      shownLines={state.lines}
      isWaiting={stationId !== null}
      onChoose={choose}
      onRetry={retry}
    />
  )
  return (
    <div className="grid gap-4">
      <MapControls {...{ state, address, onReach, onLines }} station={chosen?.code ?? ''} />
      <div className="grid overflow-hidden rounded-panel border border-line bg-card max-md:-mx-4.5 max-md:rounded-none max-md:border-x-0 md:h-147 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <StationMapBox {...{ shared, picture, address }} onChoose={choose} onOpen={open} />
        <div
          ref={panel}
          tabIndex={-1}
          className="flex min-h-0 min-w-0 flex-col border-line -outline-offset-2 max-md:border-t md:border-l"
        >
          {list || find}
        </div>
      </div>
      <EveryStation
        {...{ lines, stations, figures, stationId, within, address, along }}
        onChoose={(id) => choose(id, true)}
      />
      {isOpen && (
        <MapScreen
          {...{ within, list, find, onReach, onLines }}
          station={chosen}
          lines={state.lines}
          allLinesHref={address({ lines: [] })}
          address={address({})}
          onClose={() => setOpen(false)}
          map={(height) => (
            <MapWithHomes
              shared={shared}
              height={height}
              isWhole
              className="size-full"
              zoomClass="right-3 bottom-10"
              covered={byTopBar}
              onChoose={(id) => choose(id, true)}
            />
          )}
        />
      )}
    </div>
  )
}

/** What stands above the map on a screen of its own, and its buttons. */
function byTopBar({ width, height }: { width: number; height: number }) {
  return [
    { left: 0, top: 0, right: width, bottom: 126 },
    { left: width - 66, top: height - 140, right: width, bottom: height },
  ]
}
