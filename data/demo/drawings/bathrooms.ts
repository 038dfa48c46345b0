import {
  bathtub,
  mirror,
  rainShower,
  showerScreen,
  tiles,
  toilet,
  towels,
  washstand,
} from './bath-fittings.ts'
import { lighter, mix } from './colour.ts'
import { rug } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import { pendant } from './lamps.ts'
import { plant } from './plants.ts'
import type { Opening } from './room.ts'
import { block } from './solid.ts'

const small: Opening = { wall: 'right', from: 1.2, to: 2, sill: 1.5, head: 2.2, panes: 1 }

/** A compact bath: washstand, closet, shower behind glass. */
export function showerBath({ family, isEvening }: Stage): Plan {
  const [width, depth, height] = [2.9, 2.6, 2.6]
  const tile = mix(family.feature, family.white, 0.45)
  return {
    room: { width, depth, height, openings: [small] },
    view: { light: 'right', stand: -0.35, share: 0.72 },
    surfaces: { wall: family.white, feature: family.white, floor: family.stone },
    flat: (eye) => [
      tiles(
        eye,
        { width, depth },
        { from: -1.45, to: 1.45, top: height, size: [0.3, 0.6], colour: tile },
      ),
      mirror(eye, { depth }, -0.75, 0.8, family, true),
    ],
    solids: [
      ...washstand([-1.25, 0, depth - 0.5], 1, family),
      ...toilet([0.05, 0, depth - 0.55], family),
      rainShower(1.02, depth, family),
      pendant([-1.2, height, depth - 0.25], 0.85, family, isEvening, 'globe'),
      plant([-0.1, 0, depth - 0.25], 'snake', family),
    ],
    front: (eye) => [showerScreen(eye, 0.6, depth - 1.2, depth)],
  }
}

/** A built-in tub under a row of tiles, with towels above it. */
export function tubBath({ family, isEvening }: Stage): Plan {
  const [width, depth, height] = [3.2, 2.7, 2.6]
  const tile = mix(family.main, family.white, 0.55)
  const window: Opening = { wall: 'back', from: 0.35, to: 1.25, sill: 1.25, head: 2.1, panes: 2 }
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.3, share: 0.74 },
    surfaces: { wall: family.white, feature: family.white, floor: lighter(family.stone, 0.2) },
    flat: (eye) => [
      tiles(
        eye,
        { width, depth },
        { from: -1.6, to: 1.6, top: 1.2, size: [0.2, 0.1], colour: tile },
      ),
      mirror(eye, { depth }, -0.95, 0.9, family, false),
      rug(eye, [-0.5, 0, 1.2], [0.9, 0.6], family.second, 'oblong'),
    ],
    solids: [
      ...washstand([-1.5, 0, depth - 0.5], 1.1, family),
      ...bathtub([-0.1, 0, depth - 0.83], 1.68, family, false),
      towels(-0.12, depth, [family.accent]),
      ...toilet([-1.58, 0, 0.9], family, 'right'),
      pendant([0.75, height, depth - 0.6], 0.3, family, isEvening, 'globe'),
      plant([1.3, 0.57, depth - 0.12], 'snake', family),
    ],
  }
}

/** A tub stands free before a tall window. */
export function freeTub({ family, isEvening }: Stage): Plan {
  const [width, depth, height] = [4, 3, 2.7]
  const window: Opening = { wall: 'back', from: -0.4, to: 1.85, sill: 0.3, head: 2.45, panes: 3 }
  const tile = mix(family.feature, family.white, 0.3)
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: 0.1, share: 0.78 },
    surfaces: { wall: family.white, feature: family.white, floor: family.stone },
    flat: (eye) => [
      tiles(
        eye,
        { width, depth },
        { from: -2, to: -0.6, top: height, size: [0.6, 0.3], colour: tile },
      ),
      mirror(eye, { depth }, -1.25, 0.85, family, true),
      rug(eye, [0.7, 0, 1.05], [1.2, 0.7], family.second, 'striped'),
    ],
    solids: [
      ...washstand([-1.9, 0, depth - 0.5], 1.3, family),
      ...bathtub([-0.1, 0, 1.5], 1.75, family, true),
      plant([1.75, 0, depth - 0.3], 'areca', family),
      block([-0.42, 0, 1.75], [0.3, 0.42, 0.3], family.wood),
      block([-0.4, 0.42, 1.77], [0.26, 0.06, 0.22], family.accent),
      pendant([-1.8, height, depth - 0.2], 0.9, family, isEvening, 'globe'),
      pendant([-0.72, height, depth - 0.2], 0.9, family, isEvening, 'globe'),
    ],
  }
}
