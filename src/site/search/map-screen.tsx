import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { MapCluster } from '../../places/map-rules.ts'
import { formatNumber } from '../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SheetGrip } from '../../ui/sheet-grip.tsx'
import { higher, lengthOf } from '../../ui/sheet-heights.ts'
import { Skeleton } from '../../ui/states.tsx'
import { sheetStyle, useBottomSheet } from '../../ui/use-bottom-sheet.ts'
import type { CardUnit } from '../../units/site/card-unit.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import type { Places } from '../../units/site/minutes/minutes-lines.tsx'
import { UnitRow } from '../../units/site/unit-row.tsx'
import type { HomesMapProps } from './homes-map.tsx'
import type { SearchView } from './paging.ts'
import type { Leading } from './read-leading.ts'
import { seenBuildings, withSeen } from './seen-buildings.ts'
import { useRaisedSheet } from './use-raised-sheet.ts'

type Count = { here: number; all: number }

// In peek the count and a card; above full the search stands.
const SIZES = { peek: 15.5, half: 0.52, above: 5 }
const load = () => import('./homes-map.tsx')
const isSmall = () => !matchMedia('(min-width: 64rem)').matches

/**
 * Results beside a map, or on the map alone; on a small screen the map takes all of it, and the results
 * are a sheet at its bottom. Without JavaScript they are a list.
 */
export function MapScreen({
  search,
  view,
  units,
  places,
  bar,
  top,
  children,
  onSearchArea,
}: {
  search: HomesMapProps['search']
  view: SearchView
  units: readonly CardUnit[]
  places: Places
  /** What stands above: the form and the conditions; on small screens `top` does. */
  bar: ReactNode
  top: ReactNode
  /** What follows the homes, or stands for them. */
  children: ReactNode
  onSearchArea: HomesMapProps['onSearchArea']
}) {
  const [home, setHome] = useState<CardUnit | null>(null)
  const [mark, setMark] = useState<MapCluster | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<number>>(none)
  const [count, setCount] = useState<Count | null>(null)
  // Another search starts without one.
  const [led, setLed] = useState<{ search: object; leading: Leading } | null>(null)
  const leading = led?.search === search ? led.leading : null
  const list = useRef<HTMLDivElement>(null)
  const { height, stand } = useRaisedSheet()
  const sheet = useBottomSheet({ height, sizes: SIZES, onHeight: stand, isSheet: isSmall })
  useEffect(() => setSeen(seenBuildings()), [])
  useFullMap()
  useScrolledToPointed(list, mark)

  const press = useCallback((projectId: number) => {
    setSeen((before) => withSeen(before, projectId))
  }, [])
  const lead = useCallback(
    (found: Leading) => {
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
      isPointed={mark !== null && stands(unit, mark)}
      onPoint={setHome}
      onOpen={({ projectId }) => setSeen(withSeen(seen, projectId))}
    />
  )
  return (
    <div className="flex flex-col lg:h-[calc(100dvh-4.3125rem)] lg:min-h-130 max-lg:scripted:fixed max-lg:scripted:inset-0 max-lg:scripted:z-30 max-lg:scripted:bg-railway-ground">
      <div className="max-lg:scripted:hidden">{bar}</div>
      <div className="absolute inset-x-0 top-0 z-20 p-3 lg:hidden noscript:hidden">{top}</div>
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
              (leading
                ? 'lg:absolute lg:inset-y-4 lg:left-4 lg:z-20 lg:w-100 lg:rounded-card lg:border lg:border-line lg:shadow-float'
                : 'lg:scripted:hidden'),
          )}
        >
          <div
            data-grip
            className="grid flex-none touch-none max-lg:cursor-grab lg:touch-auto noscript:touch-auto"
          >
            <SheetGrip height={height} onHeight={stand} className="lg:hidden noscript:hidden" />
            <ListHead
              {...{ count, leading }}
              onAll={() => setLed(null)}
              onPress={() => stand(higher(height))}
            />
          </div>
          <div
            ref={list}
            data-results
            data-scrolls
            className={classNames(
              'grid min-h-0 flex-1 auto-rows-max content-start gap-3 overscroll-contain px-4.5 pb-5 lg:overflow-y-auto lg:px-7',
              height === 'full' ? 'max-lg:overflow-y-auto' : 'max-lg:scripted:overflow-hidden',
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
            leading={leading?.project.id ?? null}
            onPoint={setMark}
            onPress={press}
            onLead={lead}
            onCount={setCount}
            onSearchArea={onSearchArea}
          />
        </div>
      </div>
    </div>
  )
}

const FIRST = 4
const none: ReadonlySet<number> = new Set()

/** How many homes there are, here and anywhere; over the homes of one building, which that is. */
function ListHead({
  count,
  leading,
  onAll,
  onPress,
}: {
  count: Count | null
  leading: Leading | null
  onAll: () => void
  onPress: () => void
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grip does it by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the grip does it by keyboard
    <div
      onClick={({ target }) => {
        if (isSmall() && target instanceof Element && !target.closest('button')) onPress()
      }}
      className="flex flex-wrap items-center justify-between gap-x-4 px-4.5 pb-3 lg:px-7 lg:pt-4"
    >
      <h2 id="results" aria-live="polite" className="text-xl tabular-nums">
        {leading
          ? `${countedHomes(leading.total)} in ${leading.project.name}`
          : count
            ? `${countedHomes(count.here)} on this map`
            : 'Homes on this map'}
      </h2>
      {leading ? (
        <Button look="plain" size="small" onClick={onAll} className="-mr-3">
          <span className="icon-x before:size-4" />
          All homes
        </Button>
      ) : (
        <p className="min-h-5 text-sm text-ink-2 tabular-nums">
          {count && `${formatNumber(count.all)} in all Bangkok`}
        </p>
      )}
    </div>
  )
}

/** The map, once its code is there; where that does not come, it can be tried again. */
function LoadedMap(props: Omit<HomesMapProps, 'isCooperative'>) {
  const [shown, setShown] = useState<{
    HomesMap: ComponentType<HomesMapProps>
    isCooperative: boolean
  } | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isGone = false
    load().then(
      ({ default: HomesMap }) => !isGone && setShown({ HomesMap, isCooperative: !isSmall() }),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [attempt])

  if (shown) return <shown.HomesMap {...props} isCooperative={shown.isCooperative} />
  if (!failed) return <Skeleton className="size-full rounded-none" />
  return (
    <div role="alert" className="grid size-full place-content-center justify-items-center gap-3">
      The map could not be loaded.
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          setFailed(false)
          setAttempt(attempt + 1)
        }}
      >
        Retry
      </Button>
    </div>
  )
}

function stands(unit: CardUnit, { project, projects, bounds }: MapCluster): boolean {
  if (projects === 1) return unit.projectId === project.id
  if (!unit.at) return false
  const [west, south, east, north] = bounds
  const { latitude, longitude } = unit.at
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** Says that a map takes all of a small screen, for as long as it does: the theme hides what lies beneath. */
function useFullMap(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.fullMap = ''
    return () => {
      delete dataset.fullMap
    }
  }, [])
}

/** Scrolls a list to the first of the homes that a mark stands for, where none of them is in view. */
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
