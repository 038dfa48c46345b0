import { type KeyboardEvent, useRef } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { neighbours, type RailStations } from './rail-stations.ts'
import type { MapStops } from './stops.ts'

const steps: Readonly<Record<string, { x: number; y: number; isOn: boolean }>> = {
  ArrowRight: { x: 1, y: 0, isOn: true },
  ArrowDown: { x: 0, y: 1, isOn: true },
  ArrowLeft: { x: -1, y: 0, isOn: false },
  ArrowUp: { x: 0, y: -1, isOn: false },
}

/**
 * Keyboard navigation: arrows move to the next stop along the line in that direction; Tab at an interchange
 * changes line, Enter chooses, Escape returns to the whole city.
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
  /** Where the arrows start. */
  first: number | null
  cursor: number | null
  onMove: (stationId: number) => void
  onChoose: (stationId: number) => void
  onLeave: () => void
}): (event: KeyboardEvent) => boolean {
  const changed = useRef<number[]>([])

  function along(from: number, key: string): number {
    const step = steps[key]
    const platform = stops?.platforms.get(from)
    const near = neighbours(lines, from)
    if (!step || !platform) return from
    const toward = (id: number | null) => {
      const at = id === null ? undefined : stops?.platforms.get(id)
      if (!at) return Number.NEGATIVE_INFINITY
      const [dx, dy] = [at.x - platform.x, at.y - platform.y]
      return (dx * step.x + dy * step.y) / Math.hypot(dx, dy)
    }
    const [previous, next] = near
    const [back, on] = [toward(previous), toward(next)]
    // Perpendicular to the line: right and down go forward, left and up go back.
    if (Math.max(back, on) < 0.2) return (step.isOn ? next : previous) ?? from
    return (on >= back ? next : previous) ?? from
  }

  return (event) => {
    const { key, shiftKey } = event
    if (key in steps) {
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

/** Siam, the centre of the network. */
const START = 24
