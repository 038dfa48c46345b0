import { readPoint } from '../places/point-rules.ts'
import { STATION_RADIUS } from '../places/rules.ts'
import type { MinutesAsked } from './asked-rules.ts'

/*
 * Minutes by train in SQL. To a station they are kept (`project_minutes`); to any other place they are
 * those to the stations within 1 km of it and the walk from there, or walking all the way.
 */

/** Adds a value to a statement and answers the text that stands for it. */
export type Bind = (value: unknown) => string

/** Of each place the projects with a way there, within the limit that is set: a query of their ids. */
export function projectsWithin(asked: MinutesAsked, bind: Bind): string[] {
  const { minutesTo = [], minutesNear = [], minutesMax } = asked
  const limit = minutesMax === undefined ? null : bind(minutesMax)
  const within = (total: string) => (limit ? ` and ${total} <= ${limit}` : '')
  const stations = minutesTo.map(
    (id) =>
      `select m.project_id from project_minutes m where ${isWithin(`m.total[${bind(id)}]`, limit)}`,
  )
  const points = minutesNear.map((text) => {
    const place = placeOf(text, bind)
    return `select m.project_id from ${stationsNear(place)} near
  join project_minutes m on ${isWithin('m.total[near.id] + near.walk', limit)}
  union all
  select p.id from projects p where p.latitude is not null${within(`ceil(${metresTo('p', place)} / 80.0)`)}`
  })
  return [...stations, ...points]
}

/** Joins the way to each place, within the limit, to the units `u`: `w0` and `w1`, to sort by. */
export function waysJoined(asked: MinutesAsked, bind: Bind): string[] {
  const { minutesTo = [], minutesNear = [], minutesMax } = asked
  const limit = minutesMax === undefined ? null : bind(minutesMax)
  const ways = [
    ...minutesTo.map((id) => `(${wayToStation(id, bind)} order by total)`),
    ...minutesNear.map((text) => waysToPoint(text, bind, { limit })),
  ]
  return ways.map(
    (way, place) =>
      `join ${way} w${place} on w${place}.project_id = u.project_id and ${isWithin(`w${place}.total`, limit)}`,
  )
}

/** So many minutes are known, and within the limit where there is one. */
function isWithin(total: string, limit: string | null): string {
  return limit ? `${total} <= ${limit}` : `${total} is not null`
}

/** What sorts by minutes go by, of joined ways: of two places the slower. */
export function slowest(places: number): string {
  return places === 1 ? 'w0.total' : 'greatest(w0.total, w1.total)'
}

/** The ways of the project that `of` names to each place in its order, as a JSON list in text. */
export function waysJson(
  { minutesTo = [], minutesNear = [] }: MinutesAsked,
  bind: Bind,
  of: string,
): string {
  const columns = 'w.station_id as "stationId", w.total, w.walk, w.train, w.transfers'
  const asJson = (way: string) => `(select row_to_json(one)::text from (select ${way}) one)`
  const stations = minutesTo.map((id) =>
    asJson(
      `${columns} from (${wayToStation(id, bind)}) w where w.project_id = ${of} and w.total is not null`,
    ),
  )
  const points = minutesNear.map((text) =>
    asJson(`${columns}, w.last_walk as "lastWalk" from ${waysToPoint(text, bind, { of })} w`),
  )
  return `'[' || concat_ws(',', ${[...stations, ...points].join(', ')}) || ']'`
}

/** The way from each project to a station; its total is null where there is none. */
function wayToStation(id: number, bind: Bind): string {
  const station = bind(id)
  const [total, train] = [`m.total[${station}]`, `m.train[${station}]`]
  return `select m.project_id, ${station}::integer as station_id, ${total} as total,
    ${total} - ${train} as walk, ${train} as train, m.transfers[${station}] as transfers
  from project_minutes m`
}

/** The quickest way from each project, or from one, to a place that is no station. */
function waysToPoint(
  text: string,
  bind: Bind,
  { of, limit }: { of?: string; limit?: string | null },
): string {
  const place = placeOf(text, bind)
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
      select p.id, ceil(${metresTo('p', place)} / 80.0)::integer as walk
      from projects p where p.latitude is not null${of ? ` and p.id = ${of}` : ''} offset 0
    ) direct
  ) ways order by project_id, total, train, transfers
)`
}

function placeOf(text: string, bind: Bind): string {
  const { latitude = null, longitude = null } = readPoint(text) ?? {}
  return `${bind(latitude)}::double precision, ${bind(longitude)}::double precision`
}

/** The stations that are a walk from a place, and its minutes. */
function stationsNear(place: string): string {
  return `(
    select s.id, ceil(metres / 80.0)::integer as walk
    from (select id, ${metresTo('s', place)} as metres from stations s offset 0) s
    where metres <= ${STATION_RADIUS}
  )`
}

function metresTo(row: string, place: string): string {
  return `metres_between(${row}.latitude, ${row}.longitude, ${place})`
}
