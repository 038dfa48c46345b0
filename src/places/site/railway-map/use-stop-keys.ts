import { type KeyboardEvent, useRef } from 'react'
import type { LineChoice } from '../line-choices.ts'
import { neighbours, type RailStations } from './rail-stations.ts'
import type { MapStops } from './stops.ts'

const ways: Readonly<Record<string, { x: number; y: number; isOn: boolean }>> = {
  ArrowRight: { x: 1, y: 0, isOn: true },
  ArrowDown: { x: 0, y: 1, isOn: true },
  ArrowLeft: { x: -1, y: 0, isOn: false },
  ArrowUp: { x: 0, y: -1, isOn: false },
}

/**
 * The railway by keyboard: arrows go to the next stop along the line, the one that lies that way; Tab at an
 * interchange changes line until there is none left, Enter chooses, Escape goes back to the whole city.
 */
export function useStopKeys({
  lines,
  stations,
  stops,
  first,
  cursor,
  onMove,
  onChoose,
  onLeave,
}: {
  lines: readonly LineChoice[]
  stations: RailStations
  stops: MapStops | null
  /** Where the arrows begin. */
  first: number | null
  cursor: number | null
  onMove: (stationId: number) => void
  onChoose: (stationId: number) => void
  onLeave: () => void
}): (event: KeyboardEvent) => boolean {
  const changed = useRef<number[]>([])

  function along(from: number, key: string): number {
    const way = ways[key]
    const here = stops?.platforms.get(from)
    const near = neighbours(lines, from)
    if (!way || !here) return from
    const toward = (id: number | null) => {
      const at = id === null ? undefined : stops?.platforms.get(id)
      if (!at) return Number.NEGATIVE_INFINITY
      const [dx, dy] = [at.x - here.x, at.y - here.y]
      return (dx * way.x + dy * way.y) / Math.hypot(dx, dy)
    }
    const [before, after] = near
    const [back, on] = [toward(before), toward(after)]
    // Across the line: on with right and down, back with the others.
    if (Math.max(back, on) < 0.2) return (way.isOn ? after : before) ?? from
    return (on >= back ? after : before) ?? from
  }

  return (event) => {
    const { key, shiftKey } = event
    if (key in ways) {
      changed.current = []
      onMove(cursor === null ? (first ?? START) : along(cursor, key))
      return true
    }
    if (key === 'Tab' && !shiftKey && cursor !== null) {
      const next = stations
        .get(cursor)
        ?.stop.find((id) => id !== cursor && !changed.current.includes(id))
      if (next === undefined) return false
      changed.current = [...changed.current, cursor]
      onMove(next)
      return true
    }
    if (key === 'Enter' && cursor !== null) {
      onChoose(cursor)
      return true
    }
    if (key !== 'Escape') return false
    onLeave()
    return true
  }
}

/** Siam, where the city's railway begins. */
const START = 24
