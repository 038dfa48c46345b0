import { darker, lighter, mix } from './colour.ts'
import type { Family } from './families.ts'
import { airConditioner, rug } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import {
  baseUnits,
  cooker,
  fridge,
  hood,
  jars,
  type Kitchen,
  mortar,
  pot,
  riceCooker,
  tap,
  wallUnits,
} from './kitchen-units.ts'
import { pendant } from './lamps.ts'
import { plant } from './plants.ts'
import { across, type Opening, type Shell } from './room.ts'
import { chair, stool } from './seating.ts'
import { block } from './solid.ts'
import { type Eye, face } from './space.ts'
import { diningTable, vase } from './tables.ts'

/** One line of units along the back wall, with the refrigerator at its end. */
export function kitchenInALine(stage: Stage): Plan {
  const { family } = stage
  const kitchen = colours(stage)
  const window: Opening = { wall: 'right', from: 0.6, to: 2.4, sill: 0.9, head: 2.2, panes: 2 }
  const [width, depth, height] = [3.9, 3, 2.7]
  const z = depth - 0.6
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.7, share: 0.72 },
    flat: (eye) => [splashback(eye, { depth }, -1.1, 1.5, family)],
    solids: [
      ...fridge([-1.88, 0, depth - 0.66], family),
      ...baseUnits([-1.1, 0, z], 2.6, kitchen),
      ...wallUnits([-1.1, 0, depth - 0.34], 0.95, kitchen),
      ...wallUnits([0.8, 0, depth - 0.34], 0.7, kitchen),
      ...cooker(0.02, z),
      ...hood(0.01, depth, height),
      pot(0.2, z + 0.3, family.accent),
      tap(-0.62, depth - 0.12, family),
      riceCooker(0.98, depth - 0.3, family),
      jars(1.3, 0.9, depth - 0.2, [family.accent, family.second, family.main]),
      mortar(-0.98, depth - 0.3, family),
      plant([1.72, 0, depth - 0.4], 'snake', family),
    ],
  }
}

/** An island with stools before a full wall of units. */
export function kitchenWithIsland(stage: Stage): Plan {
  const { family, isEvening } = stage
  const kitchen = colours(stage)
  const window: Opening = { wall: 'left', from: 0.4, to: 3.2, sill: 0.06, head: 2.4, panes: 2 }
  const [width, depth, height] = [5, 4, 2.8]
  const z = depth - 0.6
  const island = { ...kitchen, low: kitchen.high }
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.9, share: 0.74, lift: 10 },
    flat: (eye) => [splashback(eye, { depth }, -1.5, 1.62, family)],
    solids: [
      ...fridge([1.66, 0, depth - 0.66], family),
      ...baseUnits([-1.5, 0, z], 3.1, kitchen),
      ...wallUnits([-1.5, 0, depth - 0.34], 1.2, kitchen, 0.85),
      ...wallUnits([0.4, 0, depth - 0.34], 1.2, kitchen, 0.85),
      ...cooker(-0.25, z),
      ...hood(-0.26, depth, height),
      pot(-0.05, z + 0.3, family.main),
      riceCooker(1.2, depth - 0.3, family),
      jars(0.72, 0.9, depth - 0.2, [family.second, family.accent]),
      ...baseUnits([-1.2, 0, 1.6], 2.4, island, 'away'),
      block([-1.2, 0.1, 1.56], [2.4, 0.76, 0.02], island.low),
      ...stool([-0.85, 0, 1.05], family.darkWood, family.accent),
      ...stool([-0.18, 0, 1.05], family.darkWood, family.accent),
      ...stool([0.49, 0, 1.05], family.darkWood, family.accent),
      tap(-0.8, 1.9, family),
      vase([0.85, 0.9, 1.9], family.main, family.leaf),
      pendant([-0.7, height, 1.9], 0.75, family, isEvening, 'dome'),
      pendant([0.7, height, 1.9], 0.75, family, isEvening, 'dome'),
    ],
  }
}

/** A closed kitchen: units around a corner, and a window over the sink. */
export function cornerKitchen(stage: Stage): Plan {
  const { family } = stage
  const kitchen = colours(stage)
  const window: Opening = { wall: 'back', from: -0.55, to: 0.75, sill: 1.1, head: 2.2, panes: 2 }
  const [width, depth, height] = [3.4, 3.2, 2.7]
  const z = depth - 0.6
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: -0.25, share: 0.74 },
    flat: (eye) => [splashback(eye, { depth }, -1.7, 1.7, family, 1.1)],
    solids: [
      ...baseUnits([-1.7, 0, z], 3.38, kitchen),
      ...baseUnits([1.08, 0, 0.9], 1.68, kitchen, 'left'),
      ...wallUnits([-1.7, 0, depth - 0.34], 1.05, kitchen),
      ...wallUnits([0.86, 0, depth - 0.34], 0.82, kitchen),
      tap(0.1, depth - 0.12, family),
      ...cooker(-1.1, z),
      pot(-0.9, z + 0.3, family.accent),
      mortar(-0.32, depth - 0.3, family),
      jars(0.62, 0.9, depth - 0.16, [family.accent, family.main]),
      riceCooker(1.4, 2.2, family),
      ...fridge([-1.68, 0, 1.5], family, 'right'),
    ],
  }
}

/** Kitchen and dining table in one room. */
export function kitchenAndTable(stage: Stage): Plan {
  const { family, isEvening } = stage
  const kitchen = colours(stage)
  const window: Opening = { wall: 'right', from: 0.2, to: 2.9, sill: 0.06, head: 2.4, panes: 2 }
  const [width, depth, height] = [4.8, 4.2, 2.7]
  const z = depth - 0.6
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.9, share: 0.72 },
    flat: (eye) => [
      splashback(eye, { depth }, -2.4, 0.75, family),
      rug(eye, [0.1, 0, 1.75], [2.9, 2.2], family.rug, 'oblong'),
    ],
    solids: [
      ...baseUnits([-2.38, 0, z], 3.1, kitchen),
      ...wallUnits([-2.38, 0, depth - 0.34], 1.5, kitchen),
      ...fridge([0.8, 0, depth - 0.66], family),
      ...cooker(-0.75, z),
      ...hood(-0.76, depth, height),
      pot(-0.55, z + 0.3, family.accent),
      tap(-1.6, depth - 0.12, family),
      riceCooker(0.3, depth - 0.3, family),
      ...diningTable([-0.75, 0, 1.35], 1.7, family),
      ...chair([-0.45, 0, 2.3], 'viewer', family.darkWood, family.main),
      ...chair([0.25, 0, 2.3], 'viewer', family.darkWood, family.main),
      ...chair([-0.5, 0, 0.8], 'away', family.darkWood, family.main),
      ...chair([0.3, 0, 0.8], 'away', family.darkWood, family.main),
      pendant([0.1, height, 1.8], 0.95, family, isEvening, 'dome'),
      plant([1.95, 0, depth - 0.45], 'fig', family),
      ...airConditioner({ height, depth }, 1.3, family),
    ],
  }
}

function colours({ family, random }: Stage): Kitchen {
  const choices: Kitchen[] = [
    { low: family.main, high: family.linen, top: family.stone, grip: family.linen },
    { low: family.wood, high: family.linen, top: lighter(family.stone, 0.3), grip: family.metal },
    { low: family.linen, high: family.wood, top: darker(family.stone, 0.35), grip: family.metal },
    {
      low: mix(family.feature, family.main, 0.35),
      high: mix(family.feature, family.linen, 0.4),
      top: family.white,
      grip: family.darkWood,
    },
  ]
  return random.pick(choices)
}

/** Tiles between worktop and cupboards, in offset rows. */
function splashback(
  eye: Eye,
  { depth }: Pick<Shell, 'depth'>,
  from: number,
  to: number,
  family: Family,
  top = 1.5,
): string {
  const z = depth - 0.01
  const tile = lighter(family.second, 0.25)
  const parts = [face(eye, across(from, to, 0.88, top, z), tile)]
  const joint = darker(tile, 0.12)
  for (let y = 0.9; y < top; y += 0.1) {
    parts.push(face(eye, across(from, to, y, y + 0.006, z), joint))
    const shift = Math.round(y * 10) % 2 ? 0 : 0.1
    for (let x = from + shift; x < to; x += 0.2) {
      parts.push(face(eye, across(x, x + 0.005, y, Math.min(top, y + 0.1), z), joint))
    }
  }
  return parts.join('')
}
