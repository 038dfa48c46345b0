import { airConditioner, art, curtains, panel, rug, shelf } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import { archLamp, floorLamp, pendant } from './lamps.ts'
import { plant } from './plants.ts'
import type { Opening } from './room.ts'
import { armchair, chair, sofa } from './seating.ts'
import { block } from './solid.ts'
import { coffeeTable, console, diningTable, vase } from './tables.ts'

/** Dining table in front, sofas behind, glass at the end. */
export function livingAndDining({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -1.1, to: 2.6, sill: 0.05, head: 2.55, panes: 3 }
  const [width, depth, height] = [6, 5.4, 2.85]
  const seats = [-0.5, 0.35]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.2, share: 0.7, lift: 10 },
    surfaces: { feature: family.feature },
    flat: (eye) => [
      rug(eye, [0.6, 0, 3.7], [3, 2], family.rug, 'oblong'),
      art(eye, { depth }, -2.2, family, motif),
      curtains(eye, { depth, height }, window, family.linen),
    ],
    solids: [
      ...sofa([-0.5, 0, 4.3], 'viewer', {
        width: 2.3,
        colour: family.main,
        cushions: [family.accent, family.second],
      }),
      ...coffeeTable([0.1, 0, 3.2], family, 'oblong'),
      ...armchair([2.05, 0, 3.2], 'left', family, family.accent),
      ...console([-2.9, 0, 2.8], 1.8, family, 'right'),
      vase([-2.7, 0.5, 3.5], family.accent, family.leaf),
      ...diningTable([-1.1, 0, 0.7], 1.9, family),
      ...seats.flatMap((x) => chair([x - 0.35, 0, 1.65], 'viewer', family.wood, family.second)),
      ...seats.flatMap((x) => chair([x - 0.35, 0, 0.12], 'away', family.wood, family.second)),
      pendant([-0.55, height, 1.1], 0.85, family, isEvening, 'dome'),
      pendant([0.25, height, 1.1], 0.85, family, isEvening, 'dome'),
      plant([2.7, 0, 4.9], 'fig', family),
      floorLamp([-1.6, 0, 5.1], family, isEvening),
      ...airConditioner({ height, depth }, -2.6, family),
    ],
  }
}

/** A penthouse: windows on two sides, two sofas, a low table between them. */
export function penthouse({ family, isEvening }: Stage): Plan {
  const back: Opening = { wall: 'back', from: -3, to: 3, sill: 0.05, head: 2.9, panes: 5 }
  const side: Opening = { wall: 'left', from: -1, to: 4.6, sill: 0.05, head: 2.9, panes: 4 }
  const [width, depth, height] = [7, 4.8, 3.1]
  return {
    room: { width, depth, height, openings: [back, side] },
    view: { light: 'left', stand: 0.8, share: 0.76, lift: 20 },
    surfaces: { wall: family.wall },
    flat: (eye) => [rug(eye, [0.1, 0, 2.3], [4.4, 2.8], family.rug, 'oblong')],
    solids: [
      ...sofa([-2.1, 0, 1.3], 'right', {
        width: 2.3,
        colour: family.main,
        cushions: [family.accent, family.second],
      }),
      ...sofa([1.35, 0, 1.3], 'left', {
        width: 2.3,
        colour: family.main,
        cushions: [family.accent, family.second],
      }),
      ...coffeeTable([-0.5, 0, 2], family, 'oblong'),
      archLamp([2.6, 0, 3.9], family, isEvening, -1),
      plant([-2.9, 0, 4.2], 'fig', family),
      plant([3, 0, 4.3], 'areca', family),
      vase([0.35, 0.4, 2.3], family.accent, family.leaf),
      ...armchair([-0.4, 0, 3.7], 'viewer', family, family.second),
    ],
  }
}

/** A house: doors to the garden, a fan under the ceiling, shelves to the side. */
export function gardenRoom({ family, motif, random }: Stage): Plan {
  const window: Opening = {
    wall: 'back',
    from: -1.3,
    to: 1.7,
    sill: 0.03,
    head: 2.5,
    panes: 4,
    bar: 2.05,
  }
  const [width, depth, height] = [5.2, 4.2, 3]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.25, share: 0.76, lift: 30 },
    flat: (eye) => [
      rug(eye, [0, 0, 2.1], [3.1, 2], family.rug, 'striped'),
      art(eye, { depth }, -2, family, motif),
    ],
    solids: [
      ...sofa([-2.5, 0, 1.2], 'right', {
        width: 2.1,
        colour: family.main,
        cushions: [family.accent, family.linen],
      }),
      ...armchair([1.1, 0, 2.2], 'left', family, family.accent),
      ...coffeeTable([-0.7, 0, 1.7], family, 'oblong'),
      ...shelf([1.85, 0, depth - 0.32], 0.72, 2.2, family, random),
      plant([-2.2, 0, depth - 0.45], 'areca', family),
      plant([2.2, 0, 1.4], 'monstera', family),
      block([-0.03, 2.55, 2.2], [0.06, 0.45, 0.06], family.metal),
      block([-0.1, 2.47, 2.13], [0.2, 0.08, 0.2], family.metal),
      block([-0.75, 2.5, 2.19], [0.64, 0.015, 0.08], family.wood),
      block([0.11, 2.5, 2.19], [0.64, 0.015, 0.08], family.wood),
    ],
  }
}

/** A reading corner: a wall of books, one chair, one lamp. */
export function library({ family, random, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'left', from: 0.4, to: 3, sill: 0.4, head: 2.4, panes: 2 }
  const [width, depth, height] = [4.4, 3.6, 2.7]
  return {
    room: { width, height, depth, openings: [window] },
    view: { light: 'left', stand: 1, share: 0.7 },
    flat: (eye) => [
      panel(eye, { depth, height }, 0.9, 2.2, family.wood),
      rug(eye, [0, 0, 1.6], [2.4, 2.4], family.rug, 'round'),
    ],
    solids: [
      ...shelf([-1.9, 0, depth - 0.32], 1.3, 2.4, family, random),
      ...shelf([-0.58, 0, depth - 0.32], 1.3, 2.4, family, random),
      ...armchair([-0.9, 0, 1.6], 'right', family, family.main),
      ...armchair([0.85, 0, 1.5], 'left', family, family.accent),
      ...coffeeTable([-0.2, 0, 0.9], family, 'round'),
      floorLamp([1.25, 0, depth - 0.5], family, isEvening),
      plant([1.85, 0, depth - 0.4], 'monstera', family),
    ],
  }
}
