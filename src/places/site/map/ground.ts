import type { Ref } from 'react'
import type { MinutesLook } from '../../times-rules.ts'
import type { Aim, Camera } from './camera.ts'
import type { City, LineId } from './city.ts'

/** What draws the ground of a map and lets it be moved: MapLibre, the drawing, or another provider. */
export type Ground = { go(aim: Aim, isAtOnce?: boolean): void }

/** What of the ground is shown, and how. */
export type GroundLook = {
  hasStations: boolean
  /** Stations in the colours of their lines, or of BTS, MRT and all others. */
  stationColours: 'lines' | 'families'
  /** Whether parks are drawn. */
  hasParks: boolean
  /** Stations that their interchange's mark stands for. */
  joined: readonly number[]
  /** Lines that are left out for now: thin, but there. */
  faded: readonly LineId[]
  /** Tracks and stops by the minutes to a place, instead of their lines' colours. */
  minutes: MinutesLook | null
}

export type GroundProps = {
  city: City
  /** Where the map looks when it is there. */
  start: Camera
  look: GroundLook
  /** A style with streets to lie beneath, where one is set. */
  streets: string | null
  /** In a page: one finger and the wheel scroll the page, two fingers and Ctrl with the wheel are the map's. */
  isCooperative: boolean
  onMove: (camera: Camera, isResting: boolean) => void
  /** It was moved by its reader. */
  onGesture?: () => void
  /** It stands as it should. */
  onReady?: () => void
  /** It cannot go on. */
  onLost?: () => void
  ref: Ref<Ground>
}

/** The token that a station's mark is coloured by. */
export function stationColour(line: LineId, colours: GroundLook['stationColours']): string {
  if (colours === 'lines') return `--line-${line}`
  if (line.startsWith('bts')) return '--station-bts'
  return line.startsWith('mrt') ? '--station-mrt' : '--station-other'
}

/** How much of a line that is left out can be seen. */
export const FADED = 1 / 6

/** How wide the river is drawn, in metres. */
export const RIVER_METRES = 260
/** How large a park is drawn, in pixels: how far parks reach is not known here. */
export const PARK_RADIUS = 8
