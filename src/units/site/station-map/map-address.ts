import { DEFAULT_REACH, type Reach, readReach } from '../../../places/reach-rules.ts'
import { lineIds } from '../../../places/site/line-names.ts'
import { stationMapPath } from '../../../shared/paths.ts'

/** What the railway map shows, as its address says it. A station by its code, or as it was typed. */
export type MapAsked = { station: string; within: Reach; lines: readonly string[] }

const LONGEST_TYPED = 60

/** Reads an address; what is wrong in it falls away. */
export function readMapAsked(query: URLSearchParams): MapAsked {
  const given = query.getAll('line').flatMap((value) => value.split(','))
  const lines = lineIds.filter((id) => given.includes(id))
  return {
    station: (query.get('station') ?? '').trim().slice(0, LONGEST_TYPED),
    within: readReach(query.get('within')),
    lines: lines.length === lineIds.length ? [] : lines,
  }
}

/** The same in its normal form, without the path. */
export function mapQuery({ station, within, lines }: MapAsked): string {
  const query = new URLSearchParams()
  if (station) query.set('station', station)
  if (within !== DEFAULT_REACH || station) query.set('within', String(within))
  for (const line of lines) query.append('line', line)
  return query.toString()
}

export function mapAddress(asked: MapAsked): string {
  return stationMapPath(mapQuery(asked))
}
