import { renderToString } from 'react-dom/server'
import { drawMap, shippedMap } from '../../city/map/draw-map.ts'
import { aimAround } from '../../city/map/site/camera.ts'
import { localName } from '../../city/places/rules/local-name.ts'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { linesIn } from '../../city/places/site/lines-in.ts'
import { MAP_HEIGHTS } from '../../city/rail/rules/reach.ts'
import type { Context } from '../../context.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { unitName } from '../../records/units/site/unit-name.ts'
import { priceLines } from '../../records/units/site/unit-price.ts'
import { publicUnits } from '../../records/units/store.ts'
import { type Language, textsIn } from '../../shared/language.ts'
import { mapLink } from '../../shared/map-link.ts'
import { boxAround, fromWorld } from '../../shared/mercator.ts'
import { stationPath } from '../../shared/paths.ts'
import { cacheableHtml } from '../seo/html-text.server.ts'
import { FeaturedMap, type FeaturedMapProps, type FeaturedStation } from './featured-map.server.tsx'
import { homeTexts } from './home-texts.ts'

/** The largest zoom, for a single building. */
const CLOSEST = 13.5
/** The area that is visible on narrow screens too. */
const BOX = { width: 540, height: MAP_HEIGHTS.wide }

/** The map of the featured homes as HTML, with their list by nearest station. Null when none has a position. */
export async function readFeaturedMap(
  context: Context,
  ids: readonly number[],
  lines: readonly LineChoice[],
  language: Language,
): Promise<string | null> {
  const documents = await publicUnits(context.db, ids)
  const homes = ids.flatMap((id) => documents.get(id) ?? [])
  const points = homes.flatMap(({ project: { latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const box = boxAround(points)
  if (!box) return null
  const aim = aimAround(box, { x: 0, y: 0, zoom: 0, ...BOX }, CLOSEST, 70)
  const at = { ...fromWorld(aim), zoom: aim.zoom }
  const all = linesIn(language, lines).flatMap(({ stations }) => stations)
  const picture = drawMap(await shippedMap(), {
    at,
    lines: [],
    link(stop) {
      const { code = '', name = '' } = all.find(({ id }) => id === stop) ?? {}
      return { href: stationPath(code), label: name }
    },
    pills: points,
    weight: () => 0,
    language,
  })
  const stations = byStation(homes, all, language)
  const buildings = buildingsOf(homes, language)
  const shown = { at, stations, buildings, picture, language }
  return cacheableHtml(renderToString(<FeaturedMap {...shown} />))
}

function byStation(
  homes: readonly PublicUnit[],
  all: readonly { id: number; code: string; name: string; line: string }[],
  language: Language,
): FeaturedStation[] {
  const found = new Map<string, FeaturedStation>()
  for (const home of homes) {
    const { project, unitNumber, id } = home
    const station = all.find((one) => one.id === project.nearestStation?.id)
    const name = station?.name ?? textsIn(language, homeTexts).noStation
    const known = found.get(name) ?? {
      name,
      code: station?.code ?? null,
      lines: all.filter((one) => one.name === name).map(({ line }) => line),
      homes: [],
    }
    const { latitude, longitude, address } = project
    known.homes.push({
      id,
      name: unitName(localName(project, language), unitNumber, language),
      figure: priceLines(home, undefined, language)[0] ?? '',
      metres: project.distanceToStation,
      mapHref: mapLink({ latitude, longitude, address }),
    })
    found.set(name, known)
  }
  return [...found.values()]
}

function buildingsOf(
  homes: readonly PublicUnit[],
  language: Language,
): FeaturedMapProps['buildings'] {
  const found = new Map<number, FeaturedMapProps['buildings'][number]>()
  for (const home of homes) {
    const { id, latitude, longitude } = home.project
    const name = localName(home.project, language)
    if (latitude === null || longitude === null) continue
    const known = found.get(id)
    if (known) known.units += 1
    else {
      const figures = {
        price: null,
        rent: null,
        metres: 0,
        figure: priceLines(home, undefined, language)[0] ?? '',
      }
      found.set(id, { id, name, latitude, longitude, units: 1, href: home.id, ...figures })
    }
  }
  return [...found.values()]
}
