import { renderToString } from 'react-dom/server'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { drawMap, interchanges } from '../../places/railway/draw-map.ts'
import { shippedCity } from '../../places/railway/read-city.ts'
import { CITY_VIEW, zoomOfReach } from '../../places/reach-rules.ts'
import { Line } from '../../places/rules.ts'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { railStations } from '../../places/site/railway-map/rail-stations.ts'
import { stationFinder } from '../../places/station-rules.ts'
import { stationPath } from '../../shared/paths.ts'
import { homesAround } from '../../units/homes-around.ts'
import type { MapAsked } from '../../units/site/station-map/map-address.ts'
import { StationFigures } from '../../units/site/station-map/station-figures.ts'
import { StationMap, type StationMapProps } from '../../units/site/station-map/station-map.tsx'
import { stationCounts } from '../../units/station-counts.ts'
import { ISLAND_PREFIX } from './island-prefix.ts'

/** The map's section: what it is drawn from, but for the stations of every picker, and its HTML. */
export type ServedMap = { props: Omit<StationMapProps, 'lines' | 'picture'>; html: string }

const memo = new CatalogueMemo<ServedMap>(200)

/** Reads and draws the section for what is asked of it. */
export function readStationMap(
  context: Context,
  asked: MapAsked & { along: string },
  lines: readonly LineChoice[],
): Promise<ServedMap> {
  return memo.get(context.catalogue, JSON.stringify(asked), () => readServed(context, asked, lines))
}

async function readServed(
  context: Context,
  { station: typed, within, lines: shownLines, along }: MapAsked & { along: string },
  lines: readonly LineChoice[],
): Promise<ServedMap> {
  const id = stationTyped(typed, lines)
  const [city, counts, around] = await Promise.all([
    shippedCity(),
    stationCounts(context),
    id === null ? null : homesAround(context, id, within),
  ])
  const props = {
    interchanges: interchanges(city),
    counts,
    within,
    shownLines,
    around,
    along: Line.ids.find((line) => line === along) ?? around?.station.line ?? Line.ids[0],
  }
  const stations = railStations(lines, props.interchanges)
  const figures = new StationFigures(stations, counts, within)
  const picture = drawMap(city, {
    at: around ? { ...around.station, zoom: zoomOfReach(within) } : CITY_VIEW,
    lines: shownLines,
    ...(around && {
      circle: { metres: within, inside: around.buildings, outside: around.outside },
    }),
    link: (stop) => ({
      href: stationPath(stations.get(stop)?.code ?? ''),
      label: figures.whole(stop),
    }),
    weight: (stop) => Math.max(...stop.map((one) => figures.near(one))),
  })
  const section = <StationMap lines={lines} {...props} picture={picture} />
  return { props, html: renderToString(section, { identifierPrefix: ISLAND_PREFIX }) }
}

/** A station by its code, else the one whose name is most like what was typed. */
function stationTyped(typed: string, lines: readonly LineChoice[]): number | null {
  if (!typed) return null
  const all = lines.flatMap(({ stations }) => stations)
  const exact = all.find(({ code }) => code.toLowerCase() === typed.toLowerCase())
  return (exact ?? stationFinder(all)(typed)[0])?.id ?? null
}
