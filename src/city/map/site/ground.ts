import type { Ref } from 'react'
import type { Roads } from '../rules/roads.ts'
import type { GroundStrokes } from '../rules/strokes.ts'
import type { Aim, Camera } from './camera.ts'

/** Draws the ground of a map and lets it be moved: MapLibre, SVG, or another provider. */
export type MapRenderer = { go(aim: Aim, isAtOnce?: boolean): void }

export type GroundProps = {
  strokes: GroundStrokes
  /** The main roads, once they are loaded. */
  roads: Roads | null
  /** The initial view. */
  start: Camera
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
