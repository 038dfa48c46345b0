import { useEffect, useMemo, useRef, useState } from 'react'
import type { RailStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import { type ReachMetres, readReach } from '../../../../city/rail/rules/reach.ts'
import type { ChosenMinutes } from '../../../../city/rail/site/minutes/place-fields.ts'
import { callApi } from '../../../../shared/api-client.ts'
import type { StationUnits } from '../../rules/around.ts'
import { type MapQuery, mapAddress, readMapQuery } from './map-address.ts'

export type MapState = {
  stationId: number | null
  within: ReachMetres
  lines: readonly string[]
  /** Set if the map is coloured by minutes instead of showing the homes of a station. */
  minutes: ChosenMinutes | null
}

/**
 * The state of the railway map, stored in the address so that Back restores it. The homes of each choice are
 * fetched once; the previous ones are shown until they arrive.
 */
export function useStationMap(
  initial: MapState,
  around: StationUnits | null,
  stations: RailStations,
) {
  const [state, setState] = useState(initial)
  const [homes, setHomes] = useState(around)
  const [failed, setFailed] = useState(false)
  const cache = useRef(new Map(around ? [[keyOf(around.station.id, around.within), around]] : []))
  const latestKey = useRef('')
  const byCode = useMemo(
    () => new Map([...stations.values()].toReversed().map(({ id, code }) => [code, id])),
    [stations],
  )

  async function load({ stationId, within }: MapState): Promise<void> {
    setFailed(false)
    const key = stationId === null ? '' : keyOf(stationId, within)
    latestKey.current = key
    if (stationId === null) {
      setHomes(null)
      return
    }
    const path = `/api/units/around?stationId=${stationId}&within=${within}`
    try {
      const response = cache.current.get(key) ?? (await callApi<StationUnits>(path))
      cache.current.set(key, response)
      if (latestKey.current === key) setHomes(response)
    } catch {
      if (latestKey.current === key) setFailed(true)
    }
  }

  /** Changes the state; `isStep` adds an entry to the browser's history. */
  function show(change: Partial<MapState>, isStep = true): void {
    const next = { ...state, ...change }
    const [current, target] = [addressOf(state, stations), addressOf(next, stations)]
    if (current === target) return
    if (isStep) history.pushState(null, '', target)
    else history.replaceState(null, '', target)
    setState(next)
    if (next.stationId !== state.stationId || next.within !== state.within) void load(next)
  }

  useEffect(() => {
    const onPopState = () => {
      const query = readMapQuery(new URLSearchParams(location.search))
      const next = stateOf(query, byCode)
      if (addressOf(next, stations) === addressOf(state, stations)) return
      setState(next)
      void load(next)
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  })

  return { state, homes, failed, show, retry: () => void load(state) }
}

function addressOf({ stationId, ...others }: MapState, stations: RailStations): string {
  const code = stationId === null ? '' : (stations.get(stationId)?.code ?? '')
  return mapAddress({ ...others, station: code })
}

function stateOf({ station, ...others }: MapQuery, byCode: ReadonlyMap<string, number>): MapState {
  return {
    ...others,
    within: readReach(String(others.within)),
    stationId: byCode.get(station) ?? null,
  }
}

function keyOf(stationId: number, within: number): string {
  return `${stationId} ${within}`
}
