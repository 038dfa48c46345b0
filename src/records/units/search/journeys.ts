import { STATION_RADIUS } from '../../../city/places/rules/place.ts'
import { readPoint } from '../../../city/rail/rules/points.ts'
import { METRES_PER_MINUTE } from '../../../shared/distance.ts'
import type { MinutesQuery } from '../rules/minutes-query.ts'

/*
 * Minutes by train in SQL. Minutes to a station are stored in `project_minutes`. Minutes to any other place are
 * the minutes to a station within 1 km of it plus the walk from there, or the minutes on foot all the way.
 */

/** Adds a value to a statement and returns its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string

/** For each place a subquery of the ids of the projects that have a journey there, within `minutesMax` if it is set. */
export function projectsWithin(query: MinutesQuery, bind: Bind): string[] {
  const { minutesTo = [], minutesNear = [], minutesMax } = query
  const limit = minutesMax === undefined ? null : bind(minutesMax)
  const within = (total: string) => (limit ? ` and ${total} <= ${limit}` : '')
  const stations = minutesTo.map(
    (id) =>
      `select m.project_id from project_minutes m where ${isWithin(`m.total[${bind(id)}]`, limit)}`,
  )
  const points = minutesNear.map((text) => {
    const place = pointOf(text, bind)
    return `select m.project_id from ${stationsNear(place)} near
  join project_minutes m on ${isWithin('m.total[near.id] + near.walk', limit)}
  union all
  select p.id from projects p where p.latitude is not null${within(`ceil(${metresTo('p', place)} / ${METRES_PER_MINUTE}.0)`)}`
  })
  return [...stations, ...points]
}

/** Joins to the units `u` their journey to each place, within `minutesMax`, as `w0` and `w1` for sorting. */
export function journeyJoins(query: MinutesQuery, bind: Bind): string[] {
  const { minutesTo = [], minutesNear = [], minutesMax } = query
  const limit = minutesMax === undefined ? null : bind(minutesMax)
  const journeys = [
    ...minutesTo.map((id) => `(${journeyToStation(id, bind)} order by total)`),
    ...minutesNear.map((text) => journeysToPoint(text, bind, { limit })),
  ]
  return journeys.map(
    (journey, index) =>
      `join ${journey} w${index} on w${index}.project_id = u.project_id and ${isWithin(`w${index}.total`, limit)}`,
  )
}

/** The condition that `total` is within the limit or, without a limit, that it is known. */
function isWithin(total: string, limit: string | null): string {
  return limit ? `${total} <= ${limit}` : `${total} is not null`
}

/** The sort key of joined journeys: the total of the slowest one. */
export function slowest(places: number): string {
  return places === 1 ? 'w0.total' : 'greatest(w0.total, w1.total)'
}

/** A JSON array, as text, of the journeys to each place in order; `of` is the SQL of the project's id. */
export function journeysJson(
  { minutesTo = [], minutesNear = [] }: MinutesQuery,
  bind: Bind,
  of: string,
): string {
  const columns = 'w.station_id as "stationId", w.total, w.walk, w.train, w.transfers'
  const asJson = (columnsAndSource: string) =>
    `(select row_to_json(journey)::text from (select ${columnsAndSource}) journey)`
  const stations = minutesTo.map((id) =>
    asJson(
      `${columns} from (${journeyToStation(id, bind)}) w where w.project_id = ${of} and w.total is not null`,
    ),
  )
  const points = minutesNear.map((text) =>
    asJson(`${columns}, w.last_walk as "lastWalk" from ${journeysToPoint(text, bind, { of })} w`),
  )
  return `'[' || concat_ws(',', ${[...stations, ...points].join(', ')}) || ']'`
}

/** The journey from each project to a station; `total` is null where there is none. */
function journeyToStation(id: number, bind: Bind): string {
  const station = bind(id)
  const [total, train] = [`m.total[${station}]`, `m.train[${station}]`]
  return `select m.project_id, ${station}::integer as station_id, ${total} as total,
    ${total} - ${train} as walk, ${train} as train, m.transfers[${station}] as transfers
  from project_minutes m`
}

/** The fastest journey from each project, or from the project `of`, to a place that is not a station. */
function journeysToPoint(
  text: string,
  bind: Bind,
  { of, limit }: { of?: string; limit?: string | null },
): string {
  const place = pointOf(text, bind)
  return `(
  select distinct on (project_id) * from (
    select m.project_id, near.id as station_id, m.total[near.id] + near.walk as total,
      m.total[near.id] - m.train[near.id] as walk, m.train[near.id] as train,
      m.transfers[near.id] as transfers, near.walk as last_walk
    from ${stationsNear(place)} near
    join project_minutes m on m.train[near.id] > 0${of ? ` and m.project_id = ${of}` : ''}${
      limit ? ` and m.total[near.id] <= ${limit}` : ''
    }
    union all
    select id, null, walk, walk, 0, 0, 0 from (
      select p.id, ceil(${metresTo('p', place)} / ${METRES_PER_MINUTE}.0)::integer as walk
      from projects p where p.latitude is not null${of ? ` and p.id = ${of}` : ''} offset 0
    ) direct
  ) journeys order by project_id, total, train, transfers
)`
}

function pointOf(text: string, bind: Bind): string {
  return boundPoint(readPoint(text) ?? { latitude: null, longitude: null }, bind)
}

/** A point as SQL, of which `metresTo` measures. */
export function boundPoint(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  bind: Bind,
): string {
  return `${bind(latitude)}::double precision, ${bind(longitude)}::double precision`
}

/** The stations within walking distance of a place, with the minutes on foot. */
function stationsNear(place: string): string {
  return `(
    select s.id, ceil(metres / ${METRES_PER_MINUTE}.0)::integer as walk
    from (select id, ${metresTo('s', place)} as metres from stations s offset 0) s
    where metres <= ${STATION_RADIUS}
  )`
}

/** The distance of a row to a place in metres. */
export function metresTo(row: string, place: string): string {
  return `metres_between(${row}.latitude, ${row}.longitude, ${place})`
}
