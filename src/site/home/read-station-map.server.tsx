import { renderToString } from 'react-dom/server'
import { drawMap, interchanges, type MapPicture, shippedMap } from '../../city/map/draw-map.ts'
import { type RailStations, railStations } from '../../city/map/site/railway-map/rail-stations.ts'
import { Line } from '../../city/places/rules/place.ts'
import { stationFinder } from '../../city/places/rules/station-names.ts'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { linesIn } from '../../city/places/site/lines-in.ts'
import { readPoint } from '../../city/rail/rules/points.ts'
import { CITY_VIEW, MINUTES_ZOOM, middleOf, zoomOfReach } from '../../city/rail/rules/reach.ts'
import { stopTime } from '../../city/rail/rules/times.ts'
import type { ChosenMinutes } from '../../city/rail/site/minutes/place-fields.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import type { UnitsByMinutes } from '../../records/units/rules/by-minutes.ts'
import { stationCounts } from '../../records/units/search/station-counts.ts'
import { unitsAround } from '../../records/units/search/units-around.ts'
import { unitsByMinutes } from '../../records/units/search/units-by-minutes.ts'
import { withMinutes } from '../../records/units/site/minutes/chosen-minutes.ts'
import type { MapQuery } from '../../records/units/site/station-map/map-address.ts'
import { StationFigures } from '../../records/units/site/station-map/station-figures.ts'
import { labelsByMinutes } from '../../records/units/site/station-map/station-labels.ts'
import {
  StationMap,
  type StationMapProps,
} from '../../records/units/site/station-map/station-map.tsx'
import type { Language } from '../../shared/language.ts'
import { stationPath } from '../../shared/paths.ts'
import { LanguageContext } from '../../ui/language.tsx'
import { cacheableHtml } from '../seo/html-text.server.ts'
import { ISLAND_PREFIX } from './island-prefix.ts'

/** The map's section: its HTML, and its props without the stations of the picker. */
export type ServedMap = { props: Omit<StationMapProps, 'lines' | 'picture'>; html: string }

type Asked = MapQuery & { along: string }

const memo = new CatalogueMemo<ServedMap>(200)

/** Loads and renders the section for a query, cached. */
export function readStationMap(
  context: Context,
  asked: Asked,
  lines: readonly LineChoice[],
  language: Language,
): Promise<ServedMap> {
  const { station: typed, ...more } = asked
  // Keyed by the station's id, so that all spellings share an entry.
  const drawn = { ...more, id: asked.minutes ? null : stationTyped(typed, lines) }
  const key = language.tag + JSON.stringify(drawn)
  return memo.get(context.catalogue, key, () => readServed(context, drawn, lines, language))
}

type Drawn = Omit<Asked, 'station'> & { id: number | null }

async function readServed(
  context: Context,
  { id, within, lines: shownLines, along, minutes: asked }: Drawn,
  allLines: readonly LineChoice[],
  language: Language,
): Promise<ServedMap> {
  const lines = linesIn(language, allLines)
  const minutes = asked && onlyKnown(asked, lines)
  const places = minutes && withMinutes({}, minutes)
  const [city, counts, around, byMinutes] = await Promise.all([
    shippedMap(),
    stationCounts(context),
    id === null ? null : unitsAround(context, id, within),
    minutes && minutes.places.length > 0
      ? unitsByMinutes(context, { ...places, minutesMax: minutes.limit })
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
    along: Line.ids.find((line) => line === along) ?? around?.station.line ?? Line.ids[0],
  }
  const stations = railStations(lines, props.interchanges)
  const figures = new StationFigures(stations, counts, within, language)
  const link = (stop: number) => ({
    href: stationPath(stations.get(stop)?.code ?? ''),
    label: figures.fullName(stop),
  })
  const picture =
    minutes && byMinutes
      ? drawMap(city, pictureByMinutes(byMinutes, minutes.limit, stations, language))
      : drawMap(city, {
          at: around ? { ...around.station, zoom: zoomOfReach(within) } : CITY_VIEW,
          lines: minutes ? [] : shownLines,
          language,
          ...(around && {
            region: { shape: within, inside: around.buildings, outside: around.outside },
          }),
          link,
          weight: (stop) => Math.max(...stop.map((one) => figures.near(one))),
        })
  const section = (
    <LanguageContext value={language}>
      <StationMap lines={allLines} {...props} picture={picture} />
    </LanguageContext>
  )
  return {
    props,
    html: cacheableHtml(renderToString(section, { identifierPrefix: ISLAND_PREFIX })),
  }
}

function pictureByMinutes(
  { places, stations: times, buildings }: UnitsByMinutes,
  limit: number,
  stations: RailStations,
  language: Language,
): MapPicture {
  const look = {
    limit,
    times: new Map(times.map(({ stationId, minutes }) => [stationId, minutes])),
  }
  const told = labelsByMinutes(stations, look, language)
  return {
    at: { ...middleOf(places), zoom: MINUTES_ZOOM },
    lines: [],
    language,
    minutes: { look, places, homes: buildings },
    link: (stop) => ({
      href: stationPath(stations.get(stop)?.code ?? ''),
      label: told.of(stop).fullName,
    }),
    weight: (stop) => -(stopTime(look.times, stop) ?? Number.MAX_SAFE_INTEGER),
  }
}

/** Keeps only places that are known stations or points. */
function onlyKnown({ places, limit }: ChosenMinutes, lines: readonly LineChoice[]): ChosenMinutes {
  const ids = new Set(lines.flatMap(({ stations }) => stations.map(({ id }) => String(id))))
  return { limit, places: places.filter((place) => ids.has(place) || readPoint(place)) }
}

/** A station by its code, else the best match of its name. */
function stationTyped(typed: string, lines: readonly LineChoice[]): number | null {
  if (!typed) return null
  const all = lines.flatMap(({ stations }) => stations)
  const exact = all.find(({ code }) => code.toLowerCase() === typed.toLowerCase())
  return (exact ?? stationFinder(all)(typed)[0])?.id ?? null
}
