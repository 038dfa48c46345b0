import { useEffect, useMemo, useRef, useState } from 'react'
import { type Reach, readReach } from '../../../places/reach-rules.ts'
import type { ChosenMinutes } from '../../../places/site/minutes/place-fields.ts'
import type { RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { callApi } from '../../../shared/api-client.ts'
import type { StationHomes } from '../../around-rules.ts'
import { type MapAsked, mapAddress, readMapAsked } from './map-address.ts'

export type MapState = {
  stationId: number | null
  within: Reach
  lines: readonly string[]
  /** What it is coloured by, in place of a station with its homes. */
  minutes: ChosenMinutes | null
}

/**
 * What the railway map shows: the address says it, and Back goes back to it. The homes of a choice are
 * asked for once; until they are there the old ones stay.
 */
export function useStationMap(
  first: MapState,
  around: StationHomes | null,
  stations: RailStations,
) {
  const [state, setState] = useState(first)
  const [homes, setHomes] = useState(around)
  const [failed, setFailed] = useState(false)
  const known = useRef(new Map(around ? [[keyOf(around.station.id, around.within), around]] : []))
  const last = useRef('')
  const byCode = useMemo(
    () => new Map([...stations.values()].toReversed().map(({ id, code }) => [code, id])),
    [stations],
  )

  async function look({ stationId, within }: MapState): Promise<void> {
    setFailed(false)
    const key = stationId === null ? '' : keyOf(stationId, within)
    last.current = key
    if (stationId === null) {
      setHomes(null)
      return
    }
    const path = `/api/units/around?stationId=${stationId}&within=${within}`
    try {
      const found = known.current.get(key) ?? (await callApi<StationHomes>(path))
      known.current.set(key, found)
      if (last.current === key) setHomes(found)
    } catch {
      if (last.current === key) setFailed(true)
    }
  }

  /** Shows something else; `isStep` is a step that Back takes back. */
  function show(change: Partial<MapState>, isStep = true): void {
    const next = { ...state, ...change }
    const [now, then] = [addressOf(state, stations), addressOf(next, stations)]
    if (now === then) return
    if (isStep) history.pushState(null, '', then)
    else history.replaceState(null, '', then)
    setState(next)
    if (next.stationId !== state.stationId || next.within !== state.within) void look(next)
  }

  useEffect(() => {
    const back = () => {
      const asked = readMapAsked(new URLSearchParams(location.search))
      const next = stateOf(asked, byCode)
      if (addressOf(next, stations) === addressOf(state, stations)) return
      setState(next)
      void look(next)
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  })

  return { state, homes, failed, show, retry: () => void look(state) }
}

function addressOf({ stationId, ...rest }: MapState, stations: RailStations): string {
  const code = stationId === null ? '' : (stations.get(stationId)?.code ?? '')
  return mapAddress({ ...rest, station: code })
}

function stateOf({ station, ...rest }: MapAsked, byCode: ReadonlyMap<string, number>): MapState {
  return { ...rest, within: readReach(String(rest.within)), stationId: byCode.get(station) ?? null }
}

function keyOf(stationId: number, within: number): string {
  return `${stationId} ${within}`
}
