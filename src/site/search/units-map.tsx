import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MapCluster } from '../../city/map/rules/map.ts'
import { aimAt, type Camera, viewOf } from '../../city/map/site/camera.ts'
import { CityMap } from '../../city/map/site/city-map.tsx'
import type { CityMapHandle } from '../../city/map/site/city-map-handle.ts'
import { ClusterMark, clusterId } from '../../city/map/site/cluster-mark.tsx'
import { AtSpot } from '../../city/map/site/pins.tsx'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import { fromWorld, type GeoBox, toWorld } from '../../shared/mercator.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useOneRetry } from '../../ui/feedback/use-one-retry.ts'
import { useLanguage } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { OnMap } from './format-map-list.ts'
import type { MapLeft } from './kept-map.ts'
import { aroundCircle, hasCircle, namesPlace, withPlaces } from './map-frames.ts'
import { SearchedPlaceMark } from './searched-place-mark.tsx'
import { readSelectedBuilding, type SelectedBuilding } from './selected-building.ts'
import { type MapLook, mapQuery, useMapClusters } from './use-map-clusters.ts'
import { useOwnMoves } from './use-own-moves.ts'
import { useSearchedPlaces } from './use-searched-places.ts'

/** Zoom levels for a single place, and for one outside the initial area. */
const CLOSE = 15
const WITH_AROUND = 13.5
/** The initial area, with most of the homes. */
const START = { latitude: 13.742, longitude: 100.548, zoom: 12 }
const MARK = { width: 96, height: 40 }
const PLACE_MARK = { width: 180, height: 94 }
const BEGIN: Camera = { ...aimAt(START, START.zoom), width: 0, height: 0 }
const NONE: readonly MapCluster[] = []

/** What the map shows of a search. */
export type UnitsOnMap = OnMap & { query: string }

export type UnitsMapProps = {
  search: UnitSearch
  /** The home hovered in the list, and the marker hovered on the map. */
  home: CardUnit | null
  mark: MapCluster | null
  /** The building whose homes are listed first. */
  leading: number | null
  seen: ReadonlySet<number>
  onPoint: (cluster: MapCluster | null) => void
  /** Called when a building is selected, before its homes are loaded. */
  onPress: (projectId: number) => void
  onLead: (leading: SelectedBuilding) => void
  onSearchArea: (box: GeoBox) => void
  /** Whether the list holds other homes than the map. */
  isOther: boolean
  /** Whether the list could not be loaded, which says so with a retry. */
  hasListFailed: boolean
  /** Where the map was moved to before, and a function that tells where it is. */
  camera: MapLeft['camera']
  onMoved: (change: Pick<MapLeft, 'camera'>) => void
  onFound: (found: UnitsOnMap) => void
}

/** The homes of a search on the map; in a separate chunk. */
export default function HomesMap({
  search,
  home,
  mark,
  leading,
  seen,
  onPoint,
  onPress,
  onLead,
  onSearchArea,
  isOther,
  hasListFailed,
  camera,
  onMoved,
  onFound,
}: UnitsMapProps) {
  const { box } = search
  const query = mapQuery(search)
  const map = useRef<CityMapHandle>(null)
  const [look, setLook] = useState<MapLook | null>(null)
  const { clusters, bbox, isOwn, failed, retry } = useMapClusters(query, look)
  const mustSay = useOneRetry(failed, hasListFailed, retry)
  const { isMoved, rest, willMove, byHand, stayHere } = useOwnMoves(camera && BEGIN)
  const isKept = useRef(camera !== null)
  const resting = useRef<MapLeft['camera']>(camera)
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches)
  const marks = clusters?.clusters ?? NONE

  const onRest = useCallback(
    (camera: Camera) => {
      const next = viewOf(camera)
      setLook((before) => (before?.bbox === next.bbox && before.zoom === next.zoom ? before : next))
      resting.current = { ...fromWorld(camera), zoom: camera.zoom }
      rest(camera)
    },
    [rest],
  )

  // Shows the area of the search if it has one, else all its homes, also when the map becomes smaller; until
  // a visitor chooses the view.
  const area = box && inDegrees(box)
  const framed = useRef<string | null>(null)
  useEffect(() => {
    if (!box || !area || !look) return
    if (framed.current === area && (isMoved || holds(boxIn(look.bbox), box))) return
    framed.current = area
    if (isKept.current) return
    willMove()
    map.current?.frame(box, undefined, 0)
  }, [box, area, look, isMoved, willMove])
  const places = useSearchedPlaces(search)
  const circled = places.find(({ metres }) => metres !== null)
  // A circle is framed once for each search, however few homes it has.
  const circle = circled && !box ? `${query} ${inDegrees(aroundCircle(circled, isWide))}` : null
  useEffect(() => {
    if (!circle || !circled || !look || framed.current === circle) return
    framed.current = circle
    if (isKept.current) return
    willMove()
    map.current?.frame(aroundCircle(circled, isWide), undefined, 0)
  }, [circle, circled, look, isWide, willMove])
  const brought = useRef<string | null>(camera && query)
  useEffect(() => {
    if (box) brought.current = null
    if (!clusters || !isOwn || box || hasCircle(search)) return
    const { units, all } = clusters
    const isNew = brought.current !== query
    brought.current = query
    const mustShow = isNew && (namesPlace(search) || units === 0)
    if (!all.bounds || !(mustShow || (!isMoved && units < all.units))) return
    willMove()
    map.current?.frame(withPlaces(all.bounds, places), namesPlace(search) ? CLOSE : WITH_AROUND)
  }, [clusters, isOwn, box, query, search, places, isMoved, willMove])

  // What was left is shown once: another search frames its own.
  useEffect(() => {
    if (look) isKept.current = false
    onMoved({ camera: isMoved ? resting.current : null })
  }, [look, isMoved, onMoved])
  useEffect(() => {
    if (!clusters || !bbox || !isOwn) return
    const { units: here, all } = clusters
    const holdsArea = !area || holds(boxIn(bbox), boxIn(area))
    onFound({ query, here, all: all.units, holdsArea })
  }, [clusters, bbox, isOwn, query, area, onFound])

  const language = useLanguage()
  const pressed = useRef(0)
  const press = useCallback(
    (cluster: MapCluster) => {
      if (cluster.projects > 1) return map.current?.open(cluster)
      const { project } = cluster
      onPress(project.id)
      pressed.current = project.id
      readSelectedBuilding(search, project, language).then(
        (leading) => pressed.current === project.id && onLead(leading),
        () => showToast('Error', 'Couldn’t load its homes. Please try again.', 'danger'),
      )
    },
    [search, onPress, onLead, language],
  )
  const obstacles = useMemo(
    () => [
      ...marks.map(({ latitude, longitude }) => ({ latitude, longitude, ...MARK })),
      ...places.flatMap(({ at, name }) => (name === null ? [] : [{ ...at, ...PLACE_MARK }])),
    ],
    [marks, places],
  )
  return (
    <div
      className="relative size-full"
      onPointerDownCapture={byHand}
      onWheelCapture={byHand}
      onKeyDownCapture={byHand}
    >
      <CityMap
        ref={map}
        label="Homes on the map"
        start={camera ?? START}
        isCooperative={false}
        obstacles={obstacles}
        onRest={onRest}
        zoomClass="top-3 right-3 max-lg:top-22"
        noticeClass="top-16 max-lg:top-48"
        className="size-full"
      >
        {places.map((place) => (
          <SearchedPlaceMark key={`${place.at.latitude} ${place.at.longitude}`} place={place} />
        ))}
        {marks.map(
          (cluster) =>
            !(home && cluster.projects === 1 && cluster.project.id === home.projectId) && (
              <ClusterMark
                key={clusterId(cluster)}
                cluster={cluster}
                counted="homes"
                isChosen={
                  (mark !== null && clusterId(mark) === clusterId(cluster)) ||
                  (cluster.projects === 1 && cluster.project.id === leading)
                }
                isSeen={cluster.projects === 1 && seen.has(cluster.project.id)}
                onPress={press}
                onPoint={onPoint}
              />
            ),
        )}
        {home?.at && (
          <AtSpot at={toWorld(home.at)} className="z-20">
            <span
              data-lifted
              className="inline-flex min-h-8 -translate-1/2 scale-110 items-center rounded-full bg-accent px-2.5 font-strong whitespace-nowrap text-on-accent tabular-nums shadow-float"
            >
              {home.figures[0]?.replace(' THB', '').replace('/month', '/mo')}
            </span>
          </AtSpot>
        )}
      </CityMap>
      <div
        className={classNames(
          'pointer-events-none absolute inset-x-0 top-3.5 grid justify-items-center gap-2 *:pointer-events-auto',
          search.near === undefined ? 'max-lg:top-21' : 'max-lg:top-33',
        )}
      >
        {(isMoved || isOther) && look && (
          <Button
            variant="quiet"
            onClick={() => {
              framed.current = look.bbox
              stayHere()
              onSearchArea(boxIn(look.bbox))
            }}
            size="small"
            className="shadow-float"
          >
            <span className="icon-search before:size-4.5" />
            Search this area
          </Button>
        )}
        {mustSay && (
          <div
            role="alert"
            className="flex items-center gap-3 rounded-card border border-line bg-card px-4 py-2 text-sm shadow-float"
          >
            Couldn’t load the homes on the map.
            <Button variant="quiet" size="small" onClick={retry}>
              Retry
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Converts a map area to and from the format of the API. */
function inDegrees(box: GeoBox): string {
  return box.map((degrees) => degrees.toFixed(4)).join()
}

function boxIn(bbox: string): GeoBox {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  return [west, south, east, north]
}

/** Whether an area holds another one, as exactly as areas are written. */
function holds([west, south, east, north]: GeoBox, inner: GeoBox): boolean {
  const off = 0.00015
  return (
    west <= inner[0] + off &&
    south <= inner[1] + off &&
    east >= inner[2] - off &&
    north >= inner[3] - off
  )
}
