import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MapCluster } from '../../city/map/rules/map.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { Chip } from '../../records/units/rules/words/search-chips.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import type { Places } from '../../records/units/site/minutes/minutes-lines.tsx'
import { placeAway } from '../../records/units/site/place-line.tsx'
import { UnitRow } from '../../records/units/site/unit-row.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { useOneRetry } from '../../ui/feedback/use-one-retry.ts'
import { useLanguage } from '../../ui/language.tsx'
import { SheetGrip } from '../../ui/overlays/sheet-grip.tsx'
import { higher, lengthOf } from '../../ui/overlays/sheet-heights.ts'
import { sheetStyle, useBottomSheet } from '../../ui/overlays/use-bottom-sheet.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { isListOnMap } from './format-map-list.ts'
import { type MapLeft, useKeptMap } from './kept-map.ts'
import { MapListHead } from './map-list-head.tsx'
import { MapTop } from './map-top.tsx'
import type { SearchQuery } from './results.ts'
import { seenProjects, withSeen } from './seen-projects.ts'
import { readSelectedBuilding, type SelectedBuilding } from './selected-building.ts'
import type { UnitsMapProps, UnitsOnMap } from './units-map.tsx'
import { mapQuery } from './use-map-clusters.ts'
import { useRaisedSheet } from './use-raised-sheet.ts'

// Peek shows the count and a card; full leaves room for the search.
const SIZES = { peek: 15.5, half: 0.52, above: 5 }
const load = () => import('./units-map.tsx')
const isSmall = () => !matchMedia('(min-width: 64rem)').matches

/**
 * Results beside a map, or on the map alone. On a small screen the map is full-screen with the results in a
 * bottom sheet. Without JavaScript a list.
 */
export function MapScreen({
  query: { search, view, page },
  chips,
  filters,
  reach,
  units,
  total,
  places,
  bar,
  hasNotice,
  hasFailed,
  children,
  onGo,
}: {
  query: SearchQuery
  chips: readonly Chip[]
  /** The button to all filters. */
  filters: ReactNode
  /** The distance from the place of the search, over a small map. */
  reach: ReactNode
  units: readonly CardUnit[]
  /** The homes found on all pages; null while they are loaded. */
  total: number | null
  places: Places
  /** The form and chips above the results; small screens have a line over the map instead. */
  bar: ReactNode
  /** Shown after the homes, or instead of them. */
  children: ReactNode
  /** Whether `children` say something that the map alone must show too: no homes, or a failure. */
  hasNotice: boolean
  /** Whether `children` say that the homes could not be loaded. */
  hasFailed: boolean
  onGo: (next: Partial<SearchQuery>) => void
}) {
  const [home, setHome] = useState<CardUnit | null>(null)
  const [mark, setMark] = useState<MapCluster | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<number>>(none)
  const [found, setFound] = useState<UnitsOnMap | null>(null)
  const onMap = found?.query === mapQuery(search) ? found : null
  const hasArea = search.box !== undefined
  // Reset by another search.
  const [led, setLed] = useState<{ search: object; leading: SelectedBuilding } | null>(null)
  const leading = led?.search === search ? led.leading : null
  const list = useRef<HTMLDivElement>(null)
  const { left, note } = useKeptMap(list)
  const { height, stand } = useRaisedSheet()
  const sheet = useBottomSheet({ height, sizes: SIZES, onHeight: stand, isSheet: isSmall })
  useEffect(() => setSeen(seenProjects()), [])
  useEffect(() => note({ building: leading?.project ?? null }), [leading, note])
  useScrolledToPointed(list, mark)
  useRestored(left, list, search, (leading) => setLed({ search, leading }))

  const selectProject = useCallback((projectId: number) => {
    setSeen((before) => withSeen(before, projectId))
  }, [])
  const showLeading = useCallback(
    (found: SelectedBuilding) => {
      setLed({ search, leading: found })
      list.current?.scrollTo({ top: 0 })
      if (height === 'full') stand('half')
    },
    [search, height, stand],
  )

  const firstIds = new Set(leading?.units.map(({ id }) => id))
  const row = (unit: CardUnit, first: boolean, isChosen: boolean) => (
    <UnitRow
      key={unit.id}
      {...{ unit, first, places, isChosen }}
      place={placeAway(search, unit)}
      isPointed={mark !== null && isInCluster(unit, mark)}
      onPoint={setHome}
      onOpen={({ projectId }) => setSeen(withSeen(seen, projectId))}
    />
  )
  return (
    <div
      data-full-map
      className="flex flex-col lg:h-[calc(100dvh-4.3125rem)] lg:min-h-130 max-lg:scripted:fixed max-lg:scripted:inset-0 max-lg:scripted:z-30 max-lg:scripted:bg-railway-ground"
    >
      <div className="max-lg:scripted:hidden">{bar}</div>
      <div className="absolute inset-x-0 top-0 z-20 p-3 lg:hidden noscript:hidden">
        <MapTop {...{ search, page, chips }} onList={() => onGo({ view: 'list' })}>
          {filters}
        </MapTop>
        {reach}
      </div>
      <div
        className={classNames(
          'relative min-h-0 flex-1 lg:grid',
          view === 'both' && 'lg:grid-cols-[minmax(25rem,38rem)_minmax(0,1fr)]',
        )}
      >
        <section
          {...sheet}
          aria-labelledby="results"
          className={classNames(
            'flex min-h-0 flex-col bg-paper max-lg:scripted:absolute max-lg:scripted:inset-x-0 max-lg:scripted:bottom-0 max-lg:scripted:z-20 max-lg:scripted:h-(--sheet) max-lg:scripted:max-h-[calc(100dvh-5rem)] max-lg:scripted:min-h-24 max-lg:scripted:rounded-t-panel max-lg:scripted:shadow-float max-lg:transition-[height] max-lg:duration-150',
            view === 'map' &&
              'lg:scripted:absolute lg:scripted:top-4 lg:scripted:left-4 lg:scripted:z-20 lg:scripted:w-100 lg:scripted:rounded-card lg:scripted:border lg:scripted:border-line lg:scripted:shadow-float',
            view === 'map' &&
              (leading ? 'lg:scripted:bottom-4' : 'lg:scripted:max-h-[calc(100%-2rem)]'),
          )}
        >
          <div
            data-grip
            className="grid flex-none touch-none max-lg:cursor-grab lg:touch-auto noscript:touch-auto"
          >
            <SheetGrip height={height} onHeight={stand} className="lg:hidden noscript:hidden" />
            <MapListHead
              {...{ onMap, total, hasArea, leading }}
              onAll={() => setLed(null)}
              onPress={() => isSmall() && stand(higher(height))}
            />
          </div>
          <div
            ref={list}
            data-results
            data-scrolls
            className={classNames(
              'grid min-h-0 flex-1 auto-rows-max content-start gap-3 overscroll-contain px-4.5 pb-5 lg:overflow-y-auto lg:px-7',
              height === 'full' ? 'max-lg:overflow-y-auto' : 'max-lg:scripted:overflow-hidden',
              // The map alone has its count, and what there is to say.
              view === 'map' && !leading && !hasNotice && 'lg:scripted:hidden',
            )}
          >
            {leading?.units.map((unit, at) => row(unit, at < FIRST, true))}
            {!(leading && view === 'map') &&
              units
                .filter(({ id }) => !firstIds.has(id))
                .map((unit, at) => row(unit, at < FIRST, false))}
            {children}
          </div>
        </section>
        <div
          style={sheetStyle('--free', lengthOf(height === 'peek' ? 'peek' : 'half', SIZES))}
          className="min-w-0 bg-railway-ground max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-(--free) lg:h-full noscript:hidden"
        >
          <LoadedMap
            {...{ search, home, mark, seen }}
            camera={left?.camera ?? null}
            onMoved={note}
            leading={leading?.project.id ?? null}
            onPoint={setMark}
            onPress={selectProject}
            onLead={showLeading}
            isOther={onMap !== null && total !== null && !isListOnMap(onMap, total, hasArea)}
            hasListFailed={hasFailed}
            onFound={setFound}
            onSearchArea={(area) => onGo({ search: { ...search, box: area } })}
          />
        </div>
      </div>
    </div>
  )
}

const FIRST = 4
const none: ReadonlySet<number> = new Set()

/** The map, loaded lazily, with a retry when loading fails. */
function LoadedMap(props: UnitsMapProps) {
  const [HomesMap, setHomesMap] = useState<ComponentType<UnitsMapProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isGone = false
    load().then(
      ({ default: Loaded }) => !isGone && setHomesMap(() => Loaded),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }, [])
  const mustSay = useOneRetry(failed, props.hasListFailed, retry)
  if (HomesMap) return <HomesMap {...props} />
  if (!mustSay) return <Skeleton className="size-full rounded-none" />
  return (
    <div role="alert" className="grid size-full place-content-center justify-items-center gap-3">
      Couldn’t load the map.
      <Button variant="quiet" size="small" onClick={retry}>
        Retry
      </Button>
    </div>
  )
}

/** Shows the building that was chosen before Back, and scrolls the list to where it was. */
function useRestored(
  left: MapLeft | null,
  list: React.RefObject<HTMLElement | null>,
  search: UnitSearch,
  onLead: (leading: SelectedBuilding) => void,
): void {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!left) return
    const scroll = () => list.current?.scrollTo({ top: left.top, behavior: 'instant' })
    if (!left.building) return scroll()
    readSelectedBuilding(search, left.building, language).then(
      (leading) => {
        flushSync(() => onLead(leading))
        scroll()
      },
      // Without it the list is whole.
      scroll,
    )
  }, [])
}

function isInCluster(unit: CardUnit, { project, projects, bounds }: MapCluster): boolean {
  if (projects === 1) return unit.projectId === project.id
  if (!unit.at) return false
  const [west, south, east, north] = bounds
  const { latitude, longitude } = unit.at
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** Scrolls the list to the first home of the selected marker, unless one is in view. */
function useScrolledToPointed(list: React.RefObject<HTMLElement | null>, mark: unknown): void {
  useEffect(() => {
    const box = list.current
    if (!box || !mark || isSmall()) return
    const pointed = [...box.querySelectorAll('[data-pointed]')]
    const { top, bottom } = box.getBoundingClientRect()
    const isInView = pointed.some((row) => {
      const at = row.getBoundingClientRect()
      return at.bottom > top + 40 && at.top < bottom - 40
    })
    if (!isInView) pointed[0]?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [list, mark])
}
