import type { Colour } from './colour.ts'
import type { DemoPicture } from './rows.ts'

/** The light outside at one hour. */
export type Light = {
  /** From the zenith down to the horizon. */
  sky: readonly Colour[]
  /** What distance fades into. */
  haze: Colour
  far: Colour
  middle: Colour
  near: Colour
  /** Roofs and walls that the light falls on. */
  sunlit: Colour
  leaf: Colour
  leafShade: Colour
  water: Colour
  waterShine: Colour
  road: Colour
  /** A window by day, and one where somebody is at home in the evening. */
  pane: Colour
  lamp: Colour
  /** How many windows are lit, 0 to 1. */
  litShare: number
  sun: Colour
}

/** The hours at which the demo's pictures are taken. */
export const times = {
  morning: {
    sky: ['#b9d3dc', '#dfe6dd', '#f3e3cb'],
    haze: '#e3ded0',
    far: '#c6cfcd',
    middle: '#a3b4b9',
    near: '#8198a2',
    sunlit: '#eadcc4',
    leaf: '#6f9277',
    leafShade: '#547a64',
    water: '#a9c3c6',
    waterShine: '#d8e3dc',
    road: '#bdb8ad',
    pane: '#b7cbd0',
    lamp: '#f7dfa4',
    litShare: 0.04,
    sun: '#fbeecb',
  },
  day: {
    sky: ['#a5cbd9', '#c5dfe5', '#e2eeec'],
    haze: '#d7e6e6',
    far: '#b3cbd1',
    middle: '#8fadb8',
    near: '#6d8e9c',
    sunlit: '#ece2cf',
    leaf: '#5d8d70',
    leafShade: '#44735c',
    water: '#8fb6bf',
    waterShine: '#c3dbdd',
    road: '#b4b4ae',
    pane: '#9cc0cb',
    lamp: '#f7e2ae',
    litShare: 0,
    sun: '#fdf6e0',
  },
  dusk: {
    sky: ['#5f739f', '#a08fa8', '#e3a98b', '#f3c99a'],
    haze: '#d3a598',
    far: '#a48a9b',
    middle: '#72698a',
    near: '#4b4e70',
    sunlit: '#b98f86',
    leaf: '#40595a',
    leafShade: '#2f464d',
    water: '#8a7f9d',
    waterShine: '#e0ab92',
    road: '#5c5a70',
    pane: '#46496a',
    lamp: '#ffd98a',
    litShare: 0.3,
    sun: '#ffdca6',
  },
  night: {
    sky: ['#17233f', '#263557', '#48517a'],
    haze: '#3f4a72',
    far: '#36416a',
    middle: '#2a3558',
    near: '#1e2847',
    sunlit: '#39456a',
    leaf: '#233f46',
    leafShade: '#1a313b',
    water: '#26365a',
    waterShine: '#51608c',
    road: '#2c3454',
    pane: '#27325a',
    lamp: '#ffd07a',
    litShare: 0.42,
    sun: '#f1ead2',
  },
} as const satisfies Record<DemoPicture['time'], Light>

export type Time = DemoPicture['time']
