import { useEffect, useState } from 'react'
import { ROADS_FROM, type Roads, roadsOf } from '../rules/roads.ts'
import type { Camera } from './camera.ts'
import type { Pins } from './pins.tsx'
import roadsUrl from './roads.geojson?url'

export { roadsUrl }

let loading: Promise<Roads> | null = null

/**
 * The main roads, fetched when the map first rests at a zoom that shows them; null until then. A map without
 * them works, so a failure is not reported: the next rest tries again.
 */
export function useRoads(pins: Pins): Roads | null {
  const [roads, setRoads] = useState<Roads | null>(null)
  useEffect(() => {
    if (roads) return
    let isGone = false
    const look = ({ zoom }: Camera, isResting: boolean) => {
      if (!isResting || zoom < ROADS_FROM) return
      loadRoads().then(
        (loaded) => !isGone && setRoads(loaded),
        () => {},
      )
    }
    if (pins.camera) look(pins.camera, true)
    const stop = pins.onMove(look)
    return () => {
      isGone = true
      stop()
    }
  }, [pins, roads])
  return roads
}

function loadRoads(): Promise<Roads> {
  loading ??= fetchRoads().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchRoads(): Promise<Roads> {
  const response = await fetch(roadsUrl)
  if (!response.ok) throw new Error(`The roads were answered with ${response.status}.`)
  return roadsOf(await response.json())
}
