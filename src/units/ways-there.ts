import { readPoint } from '../places/minutes-rules.ts'
import { STATION_RADIUS } from '../places/rules.ts'
import type { MinutesAsked } from './minutes-rules.ts'

/*
 * Minutes by train in SQL. To a station they are kept (`project_minutes`); to any other place they are
 * those to the stations within 1 km of it and the walk from there, or walking all the way.
 */

/** Adds a value to a statement and answers the text that stands for it. */
export type Bind = (value: unknown) => string

/**
 * Joins each place's way as `w0`, `w1` to the units `u`: of all of them, or of those within the limit
 * that is set.
 */
export function waysJoined(asked: MinutesAsked, bind: Bind): string[] {
  const { minutesTo = [], minutesNear = [], minutesMax } = asked
  const isLimited = minutesMax !== undefined
  const join = (way: string, place: number, condition = '') =>
    `${isLimited ? '' : 'left '}join ${way} w${place} on w${place}.project_id = u.project_id${condition}${
      isLimited ? ` and w${place}.total <= ${bind(minutesMax)}` : ''
    }`
  const stations = minutesTo.map((id, place) =>
    join('project_minutes', place, ` and w${place}.station_id = ${bind(id)}`),
  )
  const points = minutesNear.map((text, i) => join(waysToPoint(text, bind), minutesTo.length + i))
  return [...stations, ...points]
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
) {
  const columns = 'w.station_id as "stationId", w.total, w.walk, w.train, w.transfers'
  const asJson = (way: string) => `(select row_to_json(one)::text from (select ${way}) one)`
  const stations = minutesTo.map((id) =>
    asJson(
      `${columns} from project_minutes w where w.station_id = ${bind(id)} and w.project_id = ${of}`,
    ),
  )
  const points = minutesNear.map((text) =>
    asJson(`${columns}, w.last_walk as "lastWalk" from ${waysToPoint(text, bind, of)} w`),
  )
  return `'[' || concat_ws(',', ${[...stations, ...points].join(', ')}) || ']'`
}

/** The quickest way from each project, or from one, to a place that is no station. */
function waysToPoint(text: string, bind: Bind, of?: string): string {
  const point = readPoint(text)
  const place = `${bind(point?.latitude ?? null)}::double precision, ${bind(point?.longitude ?? null)}::double precision`
  return `(
  select distinct on (project_id) * from (
    select m.project_id, m.station_id, m.total + near.walk as total, m.walk, m.train, m.transfers,
      near.walk as last_walk
    from (
      select s.id, ceil(metres / 80.0)::integer as walk
      from stations s, metres_between(s.latitude, s.longitude, ${place}) metres
      where metres <= ${STATION_RADIUS}
    ) near
    join project_minutes m on m.station_id = near.id and m.train > 0${of ? ` and m.project_id = ${of}` : ''}
    union all
    select p.id, null, ceil(metres / 80.0)::integer, ceil(metres / 80.0)::integer, 0, 0, 0
    from projects p, metres_between(p.latitude, p.longitude, ${place}) metres
    where p.latitude is not null${of ? ` and p.id = ${of}` : ''}
  ) ways order by project_id, total, train, transfers
)`
}
