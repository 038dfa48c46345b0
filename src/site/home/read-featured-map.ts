import type { Context } from '../../context.ts'
import { drawMap } from '../../places/railway/draw-map.ts'
import { shippedCity } from '../../places/railway/read-city.ts'
import { MAP_HEIGHTS } from '../../places/reach-rules.ts'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { aimAround } from '../../places/site/map/camera.ts'
import { mapLink } from '../../shared/map-link.ts'
import { boxAround, fromWorld } from '../../shared/mercator.ts'
import { stationPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'
import { unitName } from '../../units/site/unit-name.ts'
import { priceLines } from '../../units/site/unit-price.ts'
import { shownUnits } from '../../units/store.ts'
import type { FeaturedMapProps, FeaturedStation } from './featured-map.tsx'

/** How close the map comes to a single building. */
const CLOSEST = 13.5
/** What a narrow screen shows as well. */
const BOX = { width: 540, height: MAP_HEIGHTS.wide }

/** The featured homes by the station that is nearest to each, and where they are. Null where none has a place. */
export async function readFeaturedMap(
  context: Context,
  ids: readonly number[],
  lines: readonly LineChoice[],
): Promise<{ props: FeaturedMapProps; picture: string } | null> {
  const documents = await shownUnits(context.db, ids)
  const homes = ids.flatMap((id) => documents.get(id) ?? [])
  const points = homes.flatMap(({ project: { latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const box = boxAround(points)
  if (!box) return null
  const aim = aimAround(box, { x: 0, y: 0, zoom: 0, ...BOX }, CLOSEST, 70)
  const at = { ...fromWorld(aim), zoom: aim.zoom }
  const all = lines.flatMap(({ stations }) => stations)
  const picture = drawMap(await shippedCity(), {
    at,
    lines: [],
    link(stop) {
      const { code = '', name = '' } = all.find(({ id }) => id === stop) ?? {}
      return { href: stationPath(code), label: name }
    },
    pills: points,
    weight: () => 0,
  })
  return { props: { at, stations: byStation(homes, all), buildings: buildingsOf(homes) }, picture }
}

function byStation(
  homes: readonly UnitDocument[],
  all: readonly { id: number; code: string; name: string; line: string }[],
): FeaturedStation[] {
  const found = new Map<string, FeaturedStation>()
  for (const home of homes) {
    const { project, unitNumber, id } = home
    const station = all.find((one) => one.id === project.nearestStation?.id)
    const name = station?.name ?? 'No station known'
    const known = found.get(name) ?? {
      name,
      code: station?.code ?? null,
      lines: all.filter((one) => one.name === name).map(({ line }) => line),
      homes: [],
    }
    const { latitude, longitude, address } = project
    known.homes.push({
      id,
      name: unitName(project.name, unitNumber),
      figure: priceLines(home)[0] ?? '',
      metres: project.distanceToStation,
      mapHref: mapLink({ latitude, longitude, address }),
    })
    found.set(name, known)
  }
  return [...found.values()]
}

function buildingsOf(homes: readonly UnitDocument[]): FeaturedMapProps['buildings'] {
  const found = new Map<number, FeaturedMapProps['buildings'][number]>()
  for (const home of homes) {
    const { id, name, latitude, longitude } = home.project
    if (latitude === null || longitude === null) continue
    const known = found.get(id)
    if (known) known.units += 1
    else {
      const figures = { price: null, rent: null, metres: 0, figure: priceLines(home)[0] ?? '' }
      found.set(id, { id, name, latitude, longitude, units: 1, href: home.id, ...figures })
    }
  }
  return [...found.values()]
}
