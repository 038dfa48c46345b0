import { renderToString } from 'react-dom/server'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { readPoint } from '../../places/point-rules.ts'
import { drawMap, interchanges, type MapPicture } from '../../places/railway/draw-map.ts'
import { shippedCity } from '../../places/railway/read-city.ts'
import { CITY_VIEW, MINUTES_ZOOM, middleOf, zoomOfReach } from '../../places/reach-rules.ts'
import { Line } from '../../places/rules.ts'
import type { LineChoice } from '../../places/site/line-choices.ts'
import type { ChosenMinutes } from '../../places/site/minutes/place-fields.ts'
import { type RailStations, railStations } from '../../places/site/railway-map/rail-stations.ts'
import { stationFinder } from '../../places/station-rules.ts'
import { stopTime } from '../../places/times-rules.ts'
import { stationPath } from '../../shared/paths.ts'
import type { HomesByMinutes } from '../../units/by-minutes-rules.ts'
import { homesAround } from '../../units/homes-around.ts'
import { homesByMinutes } from '../../units/homes-by-minutes.ts'
import { withMinutes } from '../../units/site/minutes/chosen-minutes.ts'
import type { MapAsked } from '../../units/site/station-map/map-address.ts'
import { StationFigures } from '../../units/site/station-map/station-figures.ts'
import { StationMap, type StationMapProps } from '../../units/site/station-map/station-map.tsx'
import { toldByMinutes } from '../../units/site/station-map/station-told.ts'
import { stationCounts } from '../../units/station-counts.ts'
import { ISLAND_PREFIX } from './island-prefix.ts'

/** The map's section: what it is drawn from, but for the stations of every picker, and its HTML. */
export type ServedMap = { props: Omit<StationMapProps, 'lines' | 'picture'>; html: string }

type Asked = MapAsked & { along: string; unknownPlace: string }

const memo = new CatalogueMemo<ServedMap>(200)

/** Reads and draws the section for what is asked of it. */
export function readStationMap(
  context: Context,
  asked: Asked,
  lines: readonly LineChoice[],
): Promise<ServedMap> {
  const { station: typed, ...more } = asked
  // However it is typed, a station is drawn once.
  const drawn = { ...more, id: asked.minutes ? null : stationTyped(typed, lines) }
  return memo.get(context.catalogue, JSON.stringify(drawn), () => readServed(context, drawn, lines))
}

type Drawn = Omit<Asked, 'station'> & { id: number | null }

async function readServed(
  context: Context,
  { id, within, lines: shownLines, along, minutes: asked, unknownPlace }: Drawn,
  lines: readonly LineChoice[],
): Promise<ServedMap> {
  const minutes = asked && onlyKnown(asked, lines)
  const places = minutes && withMinutes({}, minutes)
  const [city, counts, around, byMinutes] = await Promise.all([
    shippedCity(),
    stationCounts(context),
    id === null ? null : homesAround(context, id, within),
    minutes && minutes.places.length > 0
      ? homesByMinutes(context, { ...places, minutesMax: minutes.limit })
      : null,
  ])
  const props = {
    interchanges: interchanges(city),
    counts,
    within,
    shownLines,
    around,
    minutes,
    byMinutes,
    unknownPlace,
    along: Line.ids.find((line) => line === along) ?? around?.station.line ?? Line.ids[0],
  }
  const stations = railStations(lines, props.interchanges)
  const figures = new StationFigures(stations, counts, within)
  const link = (stop: number) => ({
    href: stationPath(stations.get(stop)?.code ?? ''),
    label: figures.whole(stop),
  })
  const picture =
    minutes && byMinutes
      ? drawMap(city, pictureByMinutes(byMinutes, minutes.limit, stations))
      : drawMap(city, {
          at: around ? { ...around.station, zoom: zoomOfReach(within) } : CITY_VIEW,
          lines: minutes ? [] : shownLines,
          ...(around && {
            circle: { metres: within, inside: around.buildings, outside: around.outside },
          }),
          link,
          weight: (stop) => Math.max(...stop.map((one) => figures.near(one))),
        })
  const section = <StationMap lines={lines} {...props} picture={picture} />
  return { props, html: renderToString(section, { identifierPrefix: ISLAND_PREFIX }) }
}

function pictureByMinutes(
  { places, stations: times, buildings }: HomesByMinutes,
  limit: number,
  stations: RailStations,
): MapPicture {
  const look = {
    limit,
    times: new Map(times.map(({ stationId, minutes }) => [stationId, minutes])),
  }
  const told = toldByMinutes(stations, look)
  return {
    at: { ...middleOf(places), zoom: MINUTES_ZOOM },
    lines: [],
    minutes: { look, places, homes: buildings },
    link: (stop) => ({
      href: stationPath(stations.get(stop)?.code ?? ''),
      label: told.of(stop).whole,
    }),
    weight: (stop) => -(stopTime(look.times, stop) ?? Number.MAX_SAFE_INTEGER),
  }
}

/** Places that are stations of ours, or points. */
function onlyKnown({ places, limit }: ChosenMinutes, lines: readonly LineChoice[]): ChosenMinutes {
  const ids = new Set(lines.flatMap(({ stations }) => stations.map(({ id }) => String(id))))
  return { limit, places: places.filter((place) => ids.has(place) || readPoint(place)) }
}

/** A station by its code, else the one whose name is most like what was typed. */
function stationTyped(typed: string, lines: readonly LineChoice[]): number | null {
  if (!typed) return null
  const all = lines.flatMap(({ stations }) => stations)
  const exact = all.find(({ code }) => code.toLowerCase() === typed.toLowerCase())
  return (exact ?? stationFinder(all)(typed)[0])?.id ?? null
}
