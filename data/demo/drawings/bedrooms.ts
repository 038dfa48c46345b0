import { bed, nightstand, wardrobe } from './beds.ts'
import { airConditioner, art, curtains, rug, shelf } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import { floorLamp, pendant, tableLamp } from './lamps.ts'
import { plant } from './plants.ts'
import type { Opening } from './room.ts'
import { armchair, bench, chair } from './seating.ts'
import { desk, vase } from './tables.ts'

/** The bed stands under a picture, its foot to the viewer; the window is on the right. */
export function bedUnderAPicture({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'right', from: 0.8, to: 3.1, sill: 0.5, head: 2.3, panes: 2 }
  const [width, depth, height] = [4, 3.6, 2.7]
  const middle = -0.15
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.9, share: 0.68 },
    surfaces: { feature: family.feature },
    flat: (eye) => [
      rug(eye, [middle, 0, 1.5], [2.9, 2], family.rug, 'oblong'),
      art(eye, { depth }, middle, family, motif),
    ],
    solids: [
      ...bed([middle - 0.98, 0, depth - 2.2], 'viewer', {
        width: 1.8,
        family,
        cover: family.linen,
      }),
      ...nightstand([middle - 1.5, 0, depth - 0.45], family),
      ...nightstand([middle + 1.05, 0, depth - 0.45], family),
      tableLamp([middle - 1.28, 0.48, depth - 0.25], family, isEvening),
      vase([middle + 1.28, 0.48, depth - 0.25], family.accent, family.leaf),
      plant([1.65, 0, depth - 0.35], 'areca', family),
      ...airConditioner({ height, depth }, 0.75, family),
    ],
  }
}

/** The bed is seen from the side, with the window behind it. */
export function bedByTheWindow({ family, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -0.9, to: 1.5, sill: 0.35, head: 2.35, panes: 3 }
  const [width, depth, height] = [4.2, 3.7, 2.7]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.3, share: 0.76 },
    flat: (eye) => [
      rug(eye, [0.1, 0, 1.75], [2.6, 1.9], family.rug, 'striped'),
      curtains(eye, { depth, height }, window, family.second),
    ],
    solids: [
      ...bed([-2.05, 0, 1], 'right', { width: 1.6, family, cover: family.main }),
      ...nightstand([-2.05, 0, 2.86], family, 'right'),
      tableLamp([-1.85, 0.48, 3.08], family, isEvening),
      ...armchair([1.05, 0, 2.5], 'viewer', family, family.accent),
      plant([1.8, 0, 1.6], 'monstera', family),
      pendant([0.2, height, 1.9], 0.5, family, isEvening, 'globe'),
      ...airConditioner({ height, depth }, -2, family),
    ],
  }
}

/** A large bedroom: panelled headboard wall, a bench at the foot, wardrobes on the left. */
export function mainBedroom({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: 0.75, to: 2.4, sill: 0.06, head: 2.45, panes: 2 }
  const [width, depth, height] = [5.2, 4, 2.8]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.2, share: 0.78, lift: 10 },
    surfaces: { feature: family.feature },
    flat: (eye) => [
      rug(eye, [-0.55, 0, 1.7], [3.2, 2.4], family.rug, 'oblong'),
      art(eye, { depth }, -0.95, family, motif + 1),
      art(eye, { depth }, -0.15, family, motif),
      curtains(eye, { depth, height }, window, family.linen),
    ],
    solids: [
      ...wardrobe([-2.6, 0, 1.7], { width: 2, height: 2.5, family }, 'right'),
      ...bed([-1.53, 0, depth - 2.2], 'viewer', { width: 1.8, family, cover: family.second }),
      ...bench([-1.25, 0, 1.15], 1.4, family.darkWood, family.main),
      ...nightstand([0.45, 0, depth - 0.45], family),
      tableLamp([0.68, 0.48, depth - 0.25], family, isEvening),
      ...armchair([1.3, 0, 2.1], 'left', family, family.main),
      floorLamp([2.3, 0, 2.9], family, isEvening),
      pendant([-1.75, height, depth - 0.4], 1.45, family, isEvening, 'globe'),
      ...airConditioner({ height, depth }, -1.0, family),
    ],
  }
}

/** A second bedroom: one narrow bed, a desk under the window. */
export function smallBedroom({ family, motif, random, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -0.1, to: 1.3, sill: 0.95, head: 2.25, panes: 2 }
  const [width, depth, height] = [3.4, 3.3, 2.7]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.2, share: 0.72 },
    surfaces: { feature: family.feature },
    flat: (eye) => [
      rug(eye, [0.35, 0, 1.5], [1.5, 1.5], family.accent, 'round'),
      art(eye, { depth }, -1.05, family, motif + 1),
    ],
    solids: [
      ...bed([-1.62, 0, 0.75], 'viewer', { width: 1, family, cover: family.main }),
      ...desk([-0.05, 0, depth - 0.6], 1.3, family),
      ...chair([0.35, 0, depth - 1.15], 'away', family.wood, family.accent),
      tableLamp([1.1, 0.75, depth - 0.3], family, isEvening),
      ...shelf([1.36, 0, depth - 0.32], 0.32, 1.9, family, random),
      pendant([0.25, height, 1.5], 0.45, family, isEvening, 'drum'),
      ...airConditioner({ height, depth }, -1.45, family),
    ],
  }
}
