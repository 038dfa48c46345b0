import { useCallback, useMemo, useRef, useState } from 'react'
import { railStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { linesIn } from '../../../../city/places/site/lines-in.ts'
import type { ReachMetres } from '../../../../city/rail/rules/reach.ts'
import type { ChosenMinutes } from '../../../../city/rail/site/minutes/place-fields.ts'
import { textsIn } from '../../../../shared/language.ts'
import { everyStationPath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { StationMark } from '../../../../ui/station-mark.tsx'
import type { StationUnits } from '../../rules/around.ts'
import type { UnitsByMinutes } from '../../rules/by-minutes.ts'
import { namedPlaces } from '../../rules/words/named-places.ts'
import type { StationCounts } from '../../search/station-counts.ts'
import { withMinutes, withToggledPlace } from '../minutes/chosen-minutes.ts'
import { placeNames } from '../search-names.ts'
import { ChoosePlace } from './choose-place.tsx'
import { ChooseStation } from './choose-station.tsx'
import { EveryStation } from './every-station.tsx'
import { type MapQuery, mapAddress, minutesQuery } from './map-address.ts'
import { MapControls } from './map-controls.tsx'
import { MapScreen } from './map-screen.tsx'
import { MapWithUnits } from './map-with-units.tsx'
import { MinutesPanel } from './minutes-panel.tsx'
import { LimitControls, ReachControls } from './screen-controls.tsx'
import { StationFigures } from './station-figures.ts'
import { labelsByMinutes, labelsByUnits } from './station-labels.ts'
import { StationMapBox } from './station-map-box.tsx'
import { stationMapTexts } from './station-map-texts.ts'
import { UnitsPanel } from './units-panel.tsx'
import { useStationMap } from './use-station-map.ts'
import { useUnitsByMinutes } from './use-units-by-minutes.ts'

export type StationMapProps = {
  lines: readonly LineChoice[]
  interchanges: readonly (readonly number[])[]
  counts: StationCounts
  /** The state given by the address. */
  within: ReachMetres
  shownLines: readonly string[]
  /** The line listed first. */
  along: string
  around: StationUnits | null
  /** The places and limit the map is coloured by, and the homes within it. */
  minutes: ChosenMinutes | null
  byMinutes: UnitsByMinutes | null
  /** The text typed for a place that is unknown. */
  /** The map drawn by the server; hydration keeps it. */
  picture?: string
}

/**
 * Homes around a station, or by minutes, found on the railway map: the map, the list beside it, and every
 * station line by line. It works by links and a form until the browser hydrates it.
 */
export function StationMap({
  lines: allLines,
  interchanges,
  counts,
  along,
  picture = '',
  ...initial
}: StationMapProps) {
  const language = useLanguage()
  const texts = textsIn(language, stationMapTexts)
  const lines = linesIn(language, allLines)
  const stations = useMemo(() => railStations(lines, interchanges), [lines, interchanges])
  const { state, homes, failed, show, retry } = useStationMap(
    {
      stationId: initial.around?.station.id ?? null,
      within: initial.within,
      lines: initial.shownLines,
      minutes: initial.minutes,
    },
    initial.around,
    stations,
  )
  const { stationId, within } = state
  const minutes = useUnitsByMinutes(state.minutes, initial.byMinutes)
  const names = useMemo(
    () => placeNames(withMinutes({}, state.minutes ?? NO_MINUTES), lines),
    [state.minutes, lines],
  )
  const figures = useMemo(
    () => new StationFigures(stations, counts, within, language),
    [stations, counts, within, language],
  )
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const [highlighted, setHighlighted] = useState<number | null>(null)
  const [front, setFront] = useState<number | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())

  const choose = (id: number | null, isFocusKept = false) => {
    setFront(null)
    setHighlighted(null)
    if (state.minutes) {
      if (id !== null) onMinutes(withToggledPlace(state.minutes, String(id)))
      return
    }
    // In full screen, Back closes the map instead of undoing the choice.
    show({ stationId: id }, !isOpen)
    if (!isFocusKept) panel.current?.focus({ preventScroll: true })
  }
  const onReach = (reach: ReachMetres) => show({ within: reach }, !isOpen)
  const onLines = (shown: readonly string[]) => show({ lines: shown }, !isOpen)
  const onMinutes = (chosen: ChosenMinutes | null) => {
    // Moving the slider of the limit adds no entries to the history.
    const isStep = chosen?.places.join() !== state.minutes?.places.join()
    show({ minutes: chosen }, isStep && !isOpen)
  }
  const onLimit = (limit: number) => state.minutes && onMinutes({ ...state.minutes, limit })
  const chosen = stationId === null || minutes ? undefined : stations.get(stationId)
  const address = (change: Partial<MapQuery>) =>
    mapAddress({ ...state, station: chosen?.code ?? '', ...change })
  const shared = {
    ...{ lines, stations, figures, state, homes, minutes, names, highlighted, opened },
    onHighlight: setHighlighted,
    onFront(id: number) {
      setOpened(new Set(opened).add(id))
      setFront(id)
    },
  }
  const byMinutes = minutes && minutes.places.length > 0 && (
    <MinutesPanel
      {...{ names, highlighted, onLimit }}
      minutes={minutes}
      limitHref={(limit) => address({ minutes: { ...minutes, limit } })}
      onHighlight={setHighlighted}
    />
  )
  const around = homes && stationId !== null && (
    <UnitsPanel
      {...{ homes, highlighted, front, failed, figures, address, onReach }}
      onHighlight={setHighlighted}
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
            <MapWithUnits
              shared={shared}
              height={height}
              isWhole
              className="size-full"
              zoomClass="right-3 bottom-10"
              covered={coveredByControls}
              onChoose={(id) => choose(id, true)}
            />
          )}
        />
      )}
    </div>
  )

  /** The labels and links of the list of every station. */
  function listOf() {
    if (!state.minutes) {
      return {
        labels: labelsByUnits(figures),
        chosen: stationId === null ? [] : [stationId],
        href: ({ code }: { code: string }) => address({ station: code }),
        lineHref: (line: string) => everyStationPath(line, `within=${within}`),
      }
    }
    const query = state.minutes
    return {
      labels: labelsByMinutes(stations, minutes?.look ?? null, language),
      chosen: query.places.map(Number).filter((id) => stations.has(id)),
      href: ({ id }: { id: number }) => address({ minutes: withToggledPlace(query, String(id)) }),
      lineHref: (line: string) => everyStationPath(line, minutesQuery(query)),
    }
  }

  /** The title and the controls above the map in full screen. */
  function screenOf() {
    if (minutes) {
      const count = names.length
      return {
        title:
          count > 1
            ? texts.withinOfBoth(minutes.limit)
            : count > 0
              ? texts.withinOf(minutes.limit, namedPlaces(names, language))
              : texts.byMinutes,
        note: count > 0 ? (count > 1 ? texts.twoPlaces : texts.onePlace) : undefined,
        choice: minutes.places.join(),
        controls: <LimitControls limit={minutes.limit} onLimit={onLimit} />,
        findLabel: texts.choosePlaces,
      }
    }
    return {
      title: chosen ? chosen.names.join(' · ') : texts.chooseStation,
      mark: chosen && <StationMark lines={chosen.lines} />,
      choice: String(stationId),
      controls: (
        <ReachControls
          {...{ within, onReach, onLines }}
          lines={state.lines}
          allLinesHref={address({ lines: [] })}
        />
      ),
      findLabel: texts.findStation,
    }
  }
}

const NO_MINUTES: ChosenMinutes = { places: [], limit: 0 }

/** The areas covered by the controls above the map in full screen and by its buttons. */
function coveredByControls({ width, height }: { width: number; height: number }) {
  return [
    { left: 0, top: 0, right: width, bottom: 126 },
    { left: width - 66, top: height - 140, right: width, bottom: height },
  ]
}
