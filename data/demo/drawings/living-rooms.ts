import { airConditioner, art, curtains, panel, rug, television } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import { archLamp, floorLamp, pendant, tableLamp } from './lamps.ts'
import { plant } from './plants.ts'
import type { Opening } from './room.ts'
import { armchair, sofa } from './seating.ts'
import { coffeeTable, console, sideTable, vase } from './tables.ts'

/** The sofa stands under pictures on the back wall; a wide window is on the left. */
export function sofaAtTheWall({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'left', from: 0.5, to: 3.4, sill: 0.06, head: 2.35, panes: 2 }
  const [width, depth] = [4.6, 3.8]
  const back = depth - 0.95
  return {
    room: { width, depth, height: 2.7, openings: [window] },
    view: { light: 'left', stand: 1.3, share: 0.68 },
    surfaces: { feature: family.feature },
    flat: (eye) => [
      rug(eye, [-0.05, 0, 1.75], [2.9, 1.9], family.rug, 'oblong'),
      art(eye, { depth }, -0.6, family, motif),
      art(eye, { depth }, 0.3, family, motif + 1),
    ],
    solids: [
      ...sofa([-1.3, 0, back], 'viewer', {
        width: 2.2,
        colour: family.main,
        cushions: [family.accent, family.second],
      }),
      ...coffeeTable([-0.7, 0, 1.35], family, 'oblong'),
      ...sideTable([1.1, 0, back + 0.2], family),
      tableLamp([1.32, 0.53, back + 0.42], family, isEvening),
      plant([-1.85, 0, depth - 0.45], 'fig', family),
      ...airConditioner({ height: 2.7, depth }, 1, family),
      ...armchair([1.35, 0, 1.25], 'left', family, family.linen),
    ],
  }
}

/** A glass door to the balcony in the back wall; the sofa looks across the room. */
export function sofaByTheBalcony({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -0.35, to: 1.95, sill: 0.04, head: 2.35, panes: 2 }
  const [width, depth, height] = [4.8, 4, 2.7]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.1, share: 0.76 },
    surfaces: { feature: family.feature },
    flat: (eye) => [
      rug(eye, [-0.35, 0, 2.35], [2.5, 2], family.rug, 'striped'),
      art(eye, { depth }, -1.4, family, motif),
      curtains(eye, { depth, height }, window, family.linen),
    ],
    solids: [
      ...sofa([-2.3, 0, 1.35], 'right', {
        width: 2.1,
        colour: family.main,
        cushions: [family.accent, family.linen],
      }),
      ...coffeeTable([-0.75, 0, 1.95], family, 'round'),
      ...console([1.93, 0, 1.5], 1.7, family, 'left'),
      floorLamp([-1.95, 0, 3.72], family, isEvening),
      plant([2, 0, 3.55], 'areca', family),
      vase([2.15, 0.5, 2], family.accent, family.leaf),
      pendant([-0.3, height, 2.4], 0.45, family, isEvening, 'drum'),
      ...airConditioner({ height, depth }, -1.85, family),
    ],
  }
}

/** Glass from side to side, and the sofa seen from behind. */
export function panorama({ family, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -2.6, to: 2.6, sill: 0.08, head: 2.65, panes: 4 }
  const [width, depth, height] = [6, 4.2, 2.85]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.25, share: 0.84, lift: 10 },
    flat: (eye) => [
      rug(eye, [-0.1, 0, 2.2], [3.5, 2.3], family.rug, 'oblong'),
      curtains(eye, { depth, height }, window, family.linen),
    ],
    solids: [
      ...sofa([-1.4, 0, 0.1], 'away', {
        width: 2.6,
        colour: family.main,
        cushions: [],
        throwOver: family.second,
      }),
      ...coffeeTable([-0.7, 0, 1.85], family, 'oblong'),
      ...armchair([1.4, 0, 2.2], 'left', family, family.accent),
      ...armchair([-2.2, 0, 2.2], 'right', family, family.accent),
      archLamp([2.35, 0, 3.4], family, isEvening, -1),
      plant([-2.5, 0, 3.75], 'fig', family),
      plant([2.5, 0, 0.9], 'monstera', family),
    ],
  }
}

/** The television hangs on a panelled wall; daylight comes from the right. */
export function televisionWall({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'right', from: 0.4, to: 3.2, sill: 0.06, head: 2.35, panes: 2 }
  const [width, depth, height] = [4.6, 3.7, 2.7]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -1.2, share: 0.68 },
    flat: (eye) => [
      panel(eye, { depth, height }, -1.35, 1.15, family.wood),
      rug(eye, [0, 0, 1.6], [2.8, 1.9], family.rug, 'oblong'),
      art(eye, { depth }, -1.85, family, motif + 1),
    ],
    solids: [
      ...console([-1.2, 0, depth - 0.46], 2.2, family),
      television([-0.1, 0.98, depth - 0.08], family),
      vase([-0.95, 0.5, depth - 0.24], family.accent, family.leaf),
      plant([1.7, 0, depth - 0.4], 'snake', family),
      ...coffeeTable([-0.45, 0, 1.5], family, 'round'),
      ...armchair([-2, 0, 1.35], 'right', family, family.main),
      ...armchair([1.1, 0, 1.15], 'left', family, family.main),
      ...airConditioner({ height, depth }, 1.25, family),
      floorLamp([1.95, 0, depth - 0.9], family, isEvening),
    ],
  }
}
