import type { Ref } from 'react'
import type { MinutesLook } from '../../rail/rules/times.ts'
import type { Aim, Camera } from './camera.ts'
import type { City, LineId } from './city.ts'
import type { Roads } from './roads.ts'

/** Draws the ground of a map and lets it be moved: MapLibre, SVG, or another provider. */
export type MapRenderer = { go(aim: Aim, isAtOnce?: boolean): void }

/** What the ground shows, and how. */
export type RendererLook = {
  hasStations: boolean
  /** Station colours by line, or by BTS, MRT and all others. */
  stationColours: 'lines' | 'families'
  /** Whether parks are shown. */
  hasParks: boolean
  /** Stations represented by their interchange's mark. */
  interchanges: readonly number[]
  /** Lines filtered out: shown thin. */
  filteredOut: readonly LineId[]
  /** Colours tracks and stops by minutes to a place instead of by line. */
  minutes: MinutesLook | null
}

export type GroundProps = {
  city: City
  /** The main roads, once they are loaded. */
  roads: Roads | null
  /** The initial view. */
  start: Camera
  look: RendererLook
  /** URL of a street style to show below, if one is configured. */
  streets: string | null
  /**
   * Part of a page: one finger and the wheel scroll the page; two fingers and Ctrl with the wheel move the
   * map.
   */
  isCooperative: boolean
  onMove: (camera: Camera, isResting: boolean) => void
  /** The reader moved the map. */
  onGesture?: () => void
  /** The ground is fully drawn. */
  onReady?: () => void
  /** The ground failed and cannot go on. */
  onLost?: () => void
  ref: Ref<MapRenderer>
}

/** The colour token of a station's mark. */
export function stationColour(line: LineId, colours: RendererLook['stationColours']): string {
  if (colours === 'lines') return `--line-${line}`
  if (line.startsWith('bts')) return '--station-bts'
  return line.startsWith('mrt') ? '--station-mrt' : '--station-other'
}

/** Opacity of a line that is filtered out. */
export const FADED = 1 / 6

/** Width of the river, in metres. */
export const RIVER_METRES = 260
/** Radius of a park's dot, in pixels; the extent of parks is not in our data. */
export const PARK_RADIUS = 8
