import type { Frame } from './frame.ts'

const SIAM = { latitude: 13.7456, longitude: 100.5342 }

/** The hero's picture on a wide screen: the city to the right of the search form. */
const wide: Frame = {
  name: 'railway-wide',
  width: 1360,
  height: 600,
  centre: SIAM,
  at: { x: 815, y: 330 },
  unitsPerKm: 37,
  fontSize: 13,
  quiet: { left: 0, top: 0, right: 600, bottom: 600 },
}

/** The phone's own picture: the middle of the city, below the form. */
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

export const frames: readonly Frame[] = [wide, phone]
