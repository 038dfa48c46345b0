import { useCallback, useMemo, useRef, useState } from 'react'
import type { Reach } from '../../../places/reach-rules.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import type { ChosenMinutes } from '../../../places/site/minutes/place-fields.ts'
import { railStations } from '../../../places/site/railway-map/rail-stations.ts'
import { everyStationPath } from '../../../shared/paths.ts'
import { StationMark } from '../../../ui/station-mark.tsx'
import type { StationHomes } from '../../around-rules.ts'
import type { HomesByMinutes } from '../../by-minutes-rules.ts'
import type { StationCounts } from '../../station-counts.ts'
import { withMinutes, withToggledPlace } from '../minutes/chosen-minutes.ts'
import { placeNames } from '../minutes/minutes-words.ts'
import { ChoosePlace } from './choose-place.tsx'
import { ChooseStation } from './choose-station.tsx'
import { EveryStation } from './every-station.tsx'
import { HomesPanel } from './homes-panel.tsx'
import { type MapAsked, mapAddress, minutesQuery } from './map-address.ts'
import { MapControls } from './map-controls.tsx'
import { MapScreen } from './map-screen.tsx'
import { MapWithHomes } from './map-with-homes.tsx'
import { MinutesPanel } from './minutes-panel.tsx'
import { LimitControls, ReachControls } from './screen-controls.tsx'
import { StationFigures } from './station-figures.ts'
import { StationMapBox } from './station-map-box.tsx'
import { toldByHomes, toldByMinutes } from './station-told.ts'
import { useMinutesHomes } from './use-minutes-homes.ts'
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
  /** Places and a limit that it is coloured by, and what is found within it. */
  minutes: ChosenMinutes | null
  byMinutes: HomesByMinutes | null
  /** What was typed for a place and is none. */
  unknownPlace: string
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
      minutes: first.minutes,
    },
    first.around,
    stations,
  )
  const { stationId, within } = state
  const minutes = useMinutesHomes(state.minutes, first.byMinutes)
  const names = useMemo(
    () => placeNames(withMinutes({}, state.minutes ?? NO_MINUTES), lines),
    [state.minutes, lines],
  )
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
    if (state.minutes) {
      if (id !== null) onMinutes(withToggledPlace(state.minutes, String(id)))
      return
    }
    // On a screen of its own, Back leaves it.
    show({ stationId: id }, !isOpen)
    if (!isFocusKept) panel.current?.focus({ preventScroll: true })
  }
  const onReach = (reach: Reach) => show({ within: reach }, !isOpen)
  const onLines = (shown: readonly string[]) => show({ lines: shown }, !isOpen)
  const onMinutes = (chosen: ChosenMinutes | null) => {
    // Each stop of a slider is no step that Back takes back.
    const isStep = chosen?.places.join() !== state.minutes?.places.join()
    show({ minutes: chosen }, isStep && !isOpen)
  }
  const onLimit = (limit: number) => state.minutes && onMinutes({ ...state.minutes, limit })
  const chosen = stationId === null || minutes ? undefined : stations.get(stationId)
  const address = (change: Partial<MapAsked>) =>
    mapAddress({ ...state, station: chosen?.code ?? '', ...change })
  const shared = {
    ...{ lines, stations, figures, state, homes, minutes, names, hot, opened },
    onHot: setHot,
    onFront(id: number) {
      setOpened(new Set(opened).add(id))
      setFront(id)
    },
  }
  const byMinutes = minutes && minutes.places.length > 0 && (
    <MinutesPanel
      {...{ names, hot, onLimit }}
      shown={minutes}
      limitHref={(limit) => address({ minutes: { ...minutes, limit } })}
      onHot={setHot}
    />
  )
  const around = homes && stationId !== null && (
    <HomesPanel
      {...{ homes, hot, front, failed, figures, address, onReach }}
      onHot={setHot}
      onRetry={retry}
    />
  )
  const list = minutes ? byMinutes : around
  const find = minutes ? (
    <ChoosePlace lines={lines} value={minutes} onChange={onMinutes} hasFields={isOpen} />
  ) : (
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
      <MapControls
        {...{ state, address, onReach, onLines, onMinutes }}
        choices={lines}
        unknownPlace={first.unknownPlace}
        station={chosen?.code ?? ''}
      />
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
        {...{ lines, stations, along }}
        {...listOf()}
        onChoose={(id) => choose(id, true)}
      />
      {isOpen && (
        <MapScreen
          {...{ list, find }}
          {...screenOf()}
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

  /** What the list of every station says, and where its links lead. */
  function listOf() {
    if (!state.minutes) {
      return {
        told: toldByHomes(figures),
        chosen: stationId === null ? [] : [stationId],
        href: ({ code }: { code: string }) => address({ station: code }),
        lineHref: (line: string) => everyStationPath(line, `within=${within}`),
      }
    }
    const asked = state.minutes
    return {
      told: toldByMinutes(stations, minutes?.look ?? null),
      chosen: asked.places.map(Number).filter((id) => stations.has(id)),
      href: ({ id }: { id: number }) => address({ minutes: withToggledPlace(asked, String(id)) }),
      lineHref: (line: string) => everyStationPath(line, minutesQuery(asked)),
    }
  }

  /** What stands above the map on a screen of its own. */
  function screenOf() {
    if (minutes) {
      const count = names.length
      return {
        title:
          count > 0
            ? `Within ${minutes.limit} minutes of ${count > 1 ? 'both' : names[0]}`
            : 'Minutes by train',
        note: count > 0 ? `${count > 1 ? 'Two places' : 'One place'} · any home` : undefined,
        choice: minutes.places.join(),
        controls: <LimitControls limit={minutes.limit} onLimit={onLimit} />,
        findLabel: 'Choose places',
      }
    }
    return {
      title: chosen ? chosen.names.join(' · ') : 'Choose a station',
      mark: chosen && <StationMark lines={chosen.lines} />,
      choice: String(stationId),
      controls: (
        <ReachControls
          {...{ within, onReach, onLines }}
          lines={state.lines}
          allLinesHref={address({ lines: [] })}
        />
      ),
      findLabel: 'Find a station',
    }
  }
}

const NO_MINUTES: ChosenMinutes = { places: [], limit: 0 }

/** What stands above the map on a screen of its own, and its buttons. */
function byTopBar({ width, height }: { width: number; height: number }) {
  return [
    { left: 0, top: 0, right: width, bottom: 126 },
    { left: width - 66, top: height - 140, right: width, bottom: height },
  ]
}
