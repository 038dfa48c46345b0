import type { Context } from '../context.ts'
import { CatalogueMemo } from '../db/catalogue-memo.ts'
import { BANDS, bandOf } from '../places/band-rules.ts'
import { MINUTES_SLIDER } from '../places/point-rules.ts'
import { placeSpots, timesToPlaces } from '../places/railway-times/times-to-places.ts'
import { type MinutesAsked, minutesAsked, placeCount } from './asked-rules.ts'
import type { BuildingByMinutes, HomeByMinutes, HomesByMinutes } from './by-minutes-rules.ts'
import { listedHome } from './listed-home.ts'
import { unitSearchQuery } from './query-rules.ts'
import { run } from './run-statement.ts'
import { statementOver } from './search.ts'
import { shownUnits } from './store.ts'
import { unitIds } from './unit-list.ts'
import { unitMinutes } from './unit-minutes.ts'
import { slowest } from './ways-there.ts'
import { widerLimit } from './wider-rules.ts'

const FIRST_HOMES = 24
const MOST_BUILDINGS = 200

/** Of the same places whatever the limit: that is all that a change of it asks anew. */
type Known = Pick<HomesByMinutes, 'places' | 'stations'> & {
  homes: HomeByMinutes[]
  buildings: BuildingByMinutes[]
}
const memo = new CatalogueMemo<Known>(24)

/**
 * What visitors find within so many minutes of one or two places, the nearest first, and how far every
 * station is. Throws 404 for a station that is none.
 */
export async function homesByMinutes(
  context: Context,
  { minutesMax: limit, ...asked }: MinutesAsked & { minutesMax: number },
): Promise<HomesByMinutes> {
  const visitor = { ...context, actor: null }
  const { places, stations, homes, buildings } = await memo.get(
    context.catalogue,
    unitSearchQuery(minutesAsked(asked)),
    () => readKnown(visitor, asked),
  )
  const within = (most: number) => buildings.filter(({ minutes }) => minutes <= most)
  const reached = within(limit)
  const total = unitsOf(reached)
  const count = async (search: MinutesAsked) => unitsOf(within(search.minutesMax ?? limit))
  const wider = total === 0 ? await widerLimit({ ...asked, minutesMax: limit }, count) : null
  return {
    places,
    stations,
    total,
    bands: BANDS.map((band) =>
      unitsOf(reached.filter(({ minutes }) => bandOf(minutes, limit) === band)),
    ),
    wider: wider === null ? null : { limit: wider, homes: unitsOf(within(wider)) },
    homes: homes.filter(({ minutes }) => minutes.every(({ total: way }) => way <= limit)),
    buildings: reached.slice(0, MOST_BUILDINGS),
  }
}

async function readKnown(context: Context, places: MinutesAsked): Promise<Known> {
  const search = { ...places, minutesMax: MINUTES_SLIDER.max, sort: 'minutes' as const }
  const statement = statementOver(
    search,
    'visitor',
    (source) => `select b.id, b.name, b.latitude, b.longitude, f.units, f.minutes from (
  select u.project_id, count(*)::int as units, ${slowest(placeCount(places))} as minutes
  ${source} group by u.project_id, minutes
) f join projects b on b.id = f.project_id order by f.minutes, b.id`,
  )
  const [spots, times, buildings, { ids }] = await Promise.all([
    placeSpots(context.db, places),
    timesToPlaces(context.db, places),
    run<BuildingByMinutes>(context.db, statement),
    unitIds(context, search, { limit: FIRST_HOMES, offset: 0 }),
  ])
  const [documents, ways] = await Promise.all([
    shownUnits(context.db, ids),
    unitMinutes(context.db, ids, places),
  ])
  const homes = ids.flatMap((id) => documents.get(id) ?? [])
  return {
    places: spots,
    stations: [...times].map(([stationId, minutes]) => ({ stationId, minutes })),
    buildings,
    homes: homes.map((home) => ({ ...listedHome(home), minutes: ways.get(home.id) ?? [] })),
  }
}

function unitsOf(buildings: readonly BuildingByMinutes[]): number {
  return buildings.reduce((sum, { units }) => sum + units, 0)
}
