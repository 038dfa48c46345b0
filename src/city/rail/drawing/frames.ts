import type { Frame } from './frame.ts'

const SIAM = { latitude: 13.7456, longitude: 100.5342 }

/**
 * The hero's picture on a wide screen, at its own size and clipped by the window on the right and by the hero
 * below: the city to the right of the search form, wide enough for the widest screens and as high as the form
 * can become.
 */
const wide: Frame = {
  name: 'railway-wide',
  width: 2000,
  height: 800,
  centre: SIAM,
  at: { x: 830, y: 345 },
  unitsPerKm: 37,
  fontSize: 13,
  quiet: { left: 0, top: 0, right: 616, bottom: 800 },
}

/** For tablets: the middle of the city, below the form. It scales with the screen. */
const middle: Frame = {
  name: 'railway-middle',
  width: 800,
  height: 400,
  centre: SIAM,
  at: { x: 330, y: 215 },
  unitsPerKm: 31,
  fontSize: 13.5,
  quiet: null,
}

/** For phones: the same, narrower. */
const phone: Frame = {
  name: 'railway-phone',
  width: 390,
  height: 320,
  centre: SIAM,
  at: { x: 160, y: 172 },
  unitsPerKm: 24,
  fontSize: 11.5,
  quiet: null,
}

export const frames: readonly Frame[] = [wide, middle, phone]
