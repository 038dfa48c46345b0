import { BANDS, bandOf } from '../../../city/rail/rules/bands.ts'
import { MINUTES_SLIDER } from '../../../city/rail/rules/points.ts'
import { placeSpots, timesToPlaces } from '../../../city/rail/times-to-places.ts'
import type { Context } from '../../../context.ts'
import { CatalogueMemo } from '../../../platform/db/catalogue-memo.ts'
import type { ProjectByMinutes, UnitByMinutes, UnitsByMinutes } from '../rules/by-minutes.ts'
import { helpfulLimit } from '../rules/helpful-limit.ts'
import { type MinutesQuery, minutesQuery, placeCount } from '../rules/minutes-query.ts'
import { unitSearchQuery } from '../rules/query.ts'
import { publicUnits } from '../store.ts'
import { unitIds } from '../unit-list.ts'
import { slowest } from './journeys.ts'
import { listedUnit } from './listed-unit.ts'
import { run } from './run-statement.ts'
import { statementOver } from './search.ts'
import { unitMinutes } from './unit-minutes.ts'

const FIRST_HOMES = 24
const MAX_BUILDINGS = 200

/** What is cached for the same places whatever the limit, so that changing the limit needs no query. */
type PlacesResult = Pick<UnitsByMinutes, 'places' | 'stations'> & {
  homes: UnitByMinutes[]
  buildings: ProjectByMinutes[]
}
const memo = new CatalogueMemo<PlacesResult>(24)

/**
 * What visitors find within `minutesMax` of one or two places, fastest first, and the minutes from every station.
 * Throws 404 for a station that does not exist.
 */
export async function unitsByMinutes(
  context: Context,
  { minutesMax: limit, ...query }: MinutesQuery & { minutesMax: number },
): Promise<UnitsByMinutes> {
  const visitor = { ...context, actor: null }
  const { places, stations, homes, buildings } = await memo.get(
    context.catalogue,
    unitSearchQuery(minutesQuery(query)),
    () => readPlaces(visitor, query),
  )
  const within = (max: number) => buildings.filter(({ minutes }) => minutes <= max)
  const reached = within(limit)
  const total = unitCount(reached)
  const count = async (search: MinutesQuery) => unitCount(within(search.minutesMax ?? limit))
  const widerLimit = total === 0 ? await helpfulLimit({ ...query, minutesMax: limit }, count) : null
  return {
    places,
    stations,
    total,
    bands: BANDS.map((band) =>
      unitCount(reached.filter(({ minutes }) => bandOf(minutes, limit) === band)),
    ),
    wider: widerLimit === null ? null : { limit: widerLimit, homes: unitCount(within(widerLimit)) },
    homes: homes.filter(({ minutes }) => minutes.every((journey) => journey.total <= limit)),
    buildings: reached.slice(0, MAX_BUILDINGS),
  }
}

async function readPlaces(context: Context, places: MinutesQuery): Promise<PlacesResult> {
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
    run<ProjectByMinutes>(context.db, statement),
    unitIds(context, search, { limit: FIRST_HOMES, offset: 0 }),
  ])
  const [units, journeys] = await Promise.all([
    publicUnits(context.db, ids),
    unitMinutes(context.db, ids, places),
  ])
  const homes = ids.flatMap((id) => units.get(id) ?? [])
  return {
    places: spots,
    stations: [...times].map(([stationId, minutes]) => ({ stationId, minutes })),
    buildings,
    homes: homes.map((home) => ({ ...listedUnit(home), minutes: journeys.get(home.id) ?? [] })),
  }
}

function unitCount(buildings: readonly ProjectByMinutes[]): number {
  return buildings.reduce((sum, { units }) => sum + units, 0)
}
