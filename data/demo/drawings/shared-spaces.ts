import { darker, lighter } from './colour.ts'
import { art, panel, rug } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import { floorLamp, pendant } from './lamps.ts'
import { plant } from './plants.ts'
import { across, type Opening } from './room.ts'
import { armchair, chair, sofa } from './seating.ts'
import { block } from './solid.ts'
import { face } from './space.ts'
import { coffeeTable, desk, vase } from './tables.ts'

/** A lobby of two storeys: the desk under a panelled wall, seats by the glass. */
export function lobby({ family, isEvening }: Stage): Plan {
  const window: Opening = {
    wall: 'left',
    from: -0.5,
    to: 5,
    sill: 0,
    head: 4.2,
    panes: 4,
    bar: 2.6,
  }
  const [width, depth, height] = [8, 5.6, 4.6]
  const drops = [1.2, 1.7, 1.4, 1.9, 1.3]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 1.5, share: 0.72, eyeHeight: 1.6, lift: 190 },
    surfaces: { floor: lighter(family.stone, 0.25) },
    flat: (eye) => [
      panel(eye, { depth, height }, -1.3, 3.2, family.wood),
      rug(eye, [-1.6, 0, 1.9], [3.2, 2.2], family.rug, 'oblong'),
    ],
    solids: [
      block([-0.6, 0, 4], [3.2, 1.05, 0.6], family.feature),
      block([-0.7, 1.05, 3.92], [3.4, 0.07, 0.75], darker(family.stone, 0.2)),
      block([1.9, 1.12, 4.1], [0.44, 0.3, 0.04], family.metal),
      vase([0, 1.12, 4.2], family.accent, family.leaf),
      ...drops.map((drop, i) =>
        pendant([-0.1 + i * 0.55, height, 4.4], drop, family, isEvening, 'globe'),
      ),
      ...sofa([-3.2, 0, 1.2], 'right', {
        width: 2.2,
        colour: family.main,
        cushions: [family.accent, family.second],
      }),
      ...coffeeTable([-1.9, 0, 1.9], family, 'round'),
      ...armchair([-0.65, 0, 1.4], 'left', family, family.accent),
      plant([-3.4, 0, 4.6], 'fig', family),
      plant([3.3, 0, 5], 'areca', family),
      plant([2.7, 0, 1.2], 'monstera', family),
    ],
  }
}

/** A lobby of letterboxes and a bench, for a smaller house. */
export function entranceHall({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: 0.5, to: 2.4, sill: 0, head: 2.6, panes: 2 }
  const [width, depth, height] = [5.2, 4.2, 3]
  const rows = [0, 1, 2, 3, 4]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.3, share: 0.74, lift: 40 },
    surfaces: { feature: family.feature, floor: lighter(family.stone, 0.2) },
    flat: (eye) => [
      art(eye, { depth }, -0.15, family, motif),
      ...rows.flatMap((row) =>
        rows.map((column) => {
          const [x, y] = [-2.25 + column * 0.32, 0.85 + row * 0.24]
          return (
            face(eye, across(x, x + 0.3, y, y + 0.22, depth - 0.02), family.linen) +
            face(eye, across(x + 0.06, x + 0.24, y + 0.15, y + 0.17, depth - 0.02), family.metal)
          )
        }),
      ),
    ],
    solids: [
      block([-2.2, 0.4, 2.9], [1.6, 0.07, 0.45], family.wood),
      block([-2.1, 0, 2.95], [0.06, 0.4, 0.35], family.darkWood),
      block([-0.75, 0, 2.95], [0.06, 0.4, 0.35], family.darkWood),
      plant([0.2, 0, depth - 0.4], 'fig', family),
      plant([2.3, 0, 1.8], 'monstera', family),
      pendant([-1.4, height, 2.6], 0.8, family, isEvening, 'drum'),
    ],
  }
}

/** A room to work in: a long table, lamps over it, the city outside. */
export function workFloor({ family, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -3, to: 3, sill: 0.7, head: 2.9, panes: 5 }
  const [width, depth, height] = [7, 5, 3.2]
  const seats = [-1.6, -0.5, 0.6, 1.7]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.3, share: 0.8, lift: 40 },
    solids: [
      ...desk([-1.9, 0, 1.7], 4.1, family),
      ...seats.flatMap((x) => chair([x - 0.1, 0, 2.45], 'viewer', family.darkWood, family.main)),
      ...seats.flatMap((x) => chair([x - 0.1, 0, 1.1], 'away', family.darkWood, family.accent)),
      block([-1.3, 0.75, 1.95], [0.34, 0.02, 0.24], family.metal),
      block([0.9, 0.75, 1.95], [0.34, 0.02, 0.24], family.metal),
      vase([0.1, 0.75, 1.95], family.accent, family.leaf),
      pendant([-1.2, height, 2], 1.1, family, isEvening, 'dome'),
      pendant([0.1, height, 2], 1.1, family, isEvening, 'dome'),
      pendant([1.4, height, 2], 1.1, family, isEvening, 'dome'),
      plant([-3.1, 0, 4.4], 'fig', family),
      plant([3.1, 0, 4.4], 'areca', family),
      floorLamp([2.9, 0, 1.4], family, isEvening),
    ],
  }
}
