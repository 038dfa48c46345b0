import { type Colour, lighter, mix } from './colour.ts'
import type { Time } from './times.ts'

/** The colours of one home. */
export type Family = {
  wall: Colour
  /** A wall that is painted or panelled. */
  feature: Colour
  floor: Colour
  wood: Colour
  darkWood: Colour
  /** What one sits on. */
  main: Colour
  /** Cushions, throws, art. */
  accent: Colour
  second: Colour
  linen: Colour
  rug: Colour
  stone: Colour
  metal: Colour
  leaf: Colour
  white: Colour
}

const shared = { linen: '#f4ecdd', metal: '#3d4350', leaf: '#47785f', white: '#faf7f0' }

/** Palette families, all from the product's own: ink, paper, teal, and the warm colours beside them. */
export const families = {
  teal: {
    ...shared,
    wall: '#ece5d8',
    feature: '#dfd5c3',
    floor: '#c9a77a',
    wood: '#b58a5c',
    darkWood: '#6b4f3a',
    main: '#2f7370',
    accent: '#e0a458',
    second: '#c9d6cf',
    rug: '#efe6d4',
    stone: '#d8d2c6',
  },
  harbour: {
    ...shared,
    wall: '#e8e6e0',
    feature: '#c7d3d6',
    floor: '#bf9a70',
    wood: '#a87c52',
    darkWood: '#54443a',
    main: '#3f5f7a',
    accent: '#d98d52',
    second: '#f0e2c8',
    rug: '#dfe0da',
    stone: '#cfd2d0',
  },
  clay: {
    ...shared,
    wall: '#f1e4d7',
    feature: '#dcb79b',
    floor: '#a8815c',
    wood: '#8d6243',
    darkWood: '#5a3f30',
    main: '#b86b4d',
    accent: '#2f7370',
    second: '#efd9b4',
    rug: '#f3e8d8',
    stone: '#ddd0c0',
  },
  sage: {
    ...shared,
    wall: '#e6e8dd',
    feature: '#aebfa8',
    floor: '#d3bb94',
    wood: '#c19b6c',
    darkWood: '#75593f',
    main: '#6f8b73',
    accent: '#d3a04c',
    second: '#f2e8d6',
    rug: '#f1ecdf',
    stone: '#d9d8cc',
  },
  ink: {
    ...shared,
    wall: '#dde0e2',
    feature: '#3c4a63',
    floor: '#b5aea2',
    wood: '#a7835f',
    darkWood: '#3f3a3c',
    main: '#2c3a55',
    accent: '#e0a458',
    second: '#8fb0ae',
    rug: '#cfcfca',
    stone: '#c4c3be',
  },
  rose: {
    ...shared,
    wall: '#f1e7e2',
    feature: '#d9b3a6',
    floor: '#cfae86',
    wood: '#b78d66',
    darkWood: '#70503f',
    main: '#c99484',
    accent: '#35706d',
    second: '#f4dfc2',
    rug: '#f5ece4',
    stone: '#ded4cc',
  },
  forest: {
    ...shared,
    wall: '#ebe6d9',
    feature: '#31584f',
    floor: '#a9835a',
    wood: '#946b45',
    darkWood: '#4f3b2e',
    main: '#e3d6bd',
    accent: '#c8744f',
    second: '#7fa396',
    rug: '#d9cdb4',
    stone: '#cfc9b9',
  },
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families

const tints: Record<Time, { colour: Colour; share: number }> = {
  morning: { colour: '#fff1d6', share: 0.1 },
  day: { colour: '#ffffff', share: 0 },
  dusk: { colour: '#94603f', share: 0.15 },
  night: { colour: '#5c4335', share: 0.27 },
}

/** A family's colours at this hour: warmer in the morning, dimmer when the lamps are on. */
export function familyAt(name: FamilyName, time: Time): Family {
  const { colour, share } = tints[time]
  const family: Family = families[name]
  const at = (one: Colour) => mix(one, colour, share)
  return {
    wall: at(family.wall),
    feature: at(family.feature),
    floor: at(family.floor),
    wood: at(family.wood),
    darkWood: at(family.darkWood),
    main: at(family.main),
    accent: at(family.accent),
    second: at(family.second),
    linen: at(family.linen),
    rug: at(family.rug),
    stone: at(family.stone),
    metal: at(family.metal),
    leaf: at(family.leaf),
    white: at(family.white),
  }
}

/** The ceiling over walls of this family. */
export function ceilingOf(family: Family): Colour {
  return lighter(family.wall, 0.45)
}
