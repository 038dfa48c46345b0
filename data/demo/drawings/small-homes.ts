import { bed, nightstand } from './beds.ts'
import { darker } from './colour.ts'
import { airConditioner, art, curtains, panel, rug, television } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import { baseUnits, jars, riceCooker, tap, wallUnits } from './kitchen-units.ts'
import { floorLamp, pendant, tableLamp } from './lamps.ts'
import { plant } from './plants.ts'
import { across, type Opening, type Shell } from './room.ts'
import { armchair, chair, sofa } from './seating.ts'
import { block, put } from './solid.ts'
import { type Eye, face } from './space.ts'
import { coffeeTable, console, desk } from './tables.ts'

/** One room: the bed on the left, a desk and the balcony door behind. */
export function studioWithDesk({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: 0.05, to: 1.75, sill: 0.04, head: 2.3, panes: 2 }
  const [width, depth, height] = [4, 4, 2.65]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: 0.1, share: 0.76 },
    flat: (eye) => [
      rug(eye, [0.6, 0, 1.6], [1.9, 1.5], family.rug, 'oblong'),
      art(eye, { depth }, -1.2, family, motif),
      curtains(eye, { depth, height }, window, family.second),
    ],
    solids: [
      ...bed([-1.96, 0, depth - 2.18], 'viewer', { width: 1.4, family, cover: family.main }),
      ...nightstand([-0.36, 0, depth - 0.42], family),
      tableLamp([-0.13, 0.48, depth - 0.22], family, isEvening),
      ...desk([1.38, 0, 1.9], 1.2, family, 'left'),
      ...chair([0.95, 0, 2.25], 'right', family.wood, family.accent),
      ...coffeeTable([0.1, 0, 0.9], family, 'round'),
      plant([1.72, 0, depth - 0.35], 'snake', family),
      pendant([0.35, height, 1.4], 0.4, family, isEvening, 'globe'),
      ...airConditioner({ height, depth }, -1.75, family),
    ],
  }
}

/** One room: a sofa by the window, the bed behind a low shelf, the kitchen on the right. */
export function studioWithShelf({ family, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -1.9, to: 0, sill: 0.3, head: 2.3, panes: 2 }
  const [width, depth, height] = [4.4, 4.2, 2.65]
  const low = { low: family.main, high: family.linen, top: family.stone, grip: family.linen }
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: -0.25, share: 0.78 },
    flat: (eye) => [
      rug(eye, [-0.85, 0, 1.9], [1.9, 1.7], family.rug, 'round'),
      curtains(eye, { depth, height }, window, family.linen),
    ],
    solids: [
      ...put(
        [
          block([0, 0, 0], [1.6, 0.95, 0.3], family.wood),
          block([0.06, 0.1, -0.012], [0.7, 0.36, 0.012], darker(family.wood, 0.35)),
          block([0.84, 0.1, -0.012], [0.7, 0.36, 0.012], darker(family.wood, 0.35)),
          block([0.06, 0.54, -0.012], [0.7, 0.36, 0.012], darker(family.wood, 0.35)),
          block([0.84, 0.54, -0.012], [0.7, 0.36, 0.012], darker(family.wood, 0.35)),
        ],
        [1.6, 0.3],
        [0.1, 0, 2.3],
        'left',
      ),
      plant([0.25, 0.95, 2.6], 'snake', family),
      ...bed([0.5, 0, depth - 2.18], 'viewer', { width: 1.4, family, cover: family.second }),
      ...sofa([-1.75, 0, 2.9], 'viewer', {
        width: 1.6,
        colour: family.main,
        cushions: [family.accent, family.second],
      }),
      ...coffeeTable([-1.3, 0, 1.5], family, 'round'),
      floorLamp([-1.95, 0, 3.9], family, isEvening),
      ...baseUnits([1.58, 0, 0.2], 1.5, low, 'left'),
      tap(1.95, 1.2, family),
      riceCooker(1.9, 0.65, family),
      ...airConditioner({ height, depth }, 0.9, family),
    ],
  }
}

/** A loft: a living room of two storeys under a gallery, and one great window. */
export function loft({ family, motif, isEvening }: Stage): Plan {
  const window: Opening = {
    wall: 'back',
    from: -2.35,
    to: 0.35,
    sill: 0.5,
    head: 4.5,
    panes: 4,
    bar: 2.45,
  }
  const [width, depth, height] = [5.2, 4.6, 5]
  // An open stair, as steep as a ladder, from the floor up to the gallery.
  const steps = Array.from({ length: 10 }, (_, i) =>
    block([-0.62 + i * 0.125, 0.2 + i * 0.22, 2.75], [0.3, 0.035, 0.62], family.wood),
  )
  const rail = Array.from({ length: 8 }, (_, i) =>
    block([0.62 + i * 0.27, 2.58, 2.64], [0.02, 0.95, 0.02], family.metal),
  )
  const room: Shell = { width, height, depth, openings: [window] }
  return {
    room,
    view: { light: 'left', stand: 0.1, share: 0.64, eyeHeight: 1.5, lift: 270 },
    surfaces: { feature: '#b98e76', wall: family.wall },
    flat: (eye) => [
      bricks(eye, room, window),
      rug(eye, [-0.7, 0, 1.9], [2.9, 2.1], family.rug, 'striped'),
      art(eye, { depth }, 1.45, family, motif),
    ],
    solids: [
      block([0.6, 2.4, 2.62], [2, 0.18, 1.98], family.wood),
      ...rail,
      ...steps,
      block([0.62, 3.52, 2.63], [1.98, 0.05, 0.04], family.metal),
      block([1, 2.58, 3.1], [1.5, 0.3, 1.4], family.linen, 0.05),
      ...sofa([-2, 0, depth - 1.1], 'viewer', {
        width: 2.2,
        colour: family.main,
        cushions: [family.accent, family.second],
      }),
      ...coffeeTable([-1.5, 0, 1.9], family, 'oblong'),
      ...armchair([0.35, 0, 1.7], 'left', family, family.accent),
      ...desk([1.05, 0, depth - 0.62], 1.4, family),
      ...chair([1.5, 0, depth - 1.2], 'away', family.wood, family.main),
      plant([-2.3, 0, depth - 0.4], 'fig', family),
      pendant([-1.1, height, 2.3], 1.9, family, isEvening, 'dome'),
      floorLamp([0.75, 0, depth - 0.3], family, isEvening),
    ],
  }
}

/** A room for two: television on the left wall's panel, dining corner by the door. */
export function livingAndKitchen({ family, isEvening }: Stage): Plan {
  const window: Opening = { wall: 'left', from: 0.5, to: 3.2, sill: 0.06, head: 2.3, panes: 2 }
  const [width, depth, height] = [4.6, 3.9, 2.65]
  const low = { low: family.feature, high: family.linen, top: family.stone, grip: family.metal }
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 1.1, share: 0.7 },
    flat: (eye) => [
      panel(eye, { depth, height }, -2.25, -0.25, family.wood),
      rug(eye, [-0.9, 0, 1.8], [2, 1.7], family.rug, 'oblong'),
    ],
    solids: [
      ...console([-2.15, 0, depth - 0.46], 1.75, family),
      television([-1.25, 0.98, depth - 0.08], family),
      ...sofa([-1.75, 0, 0.45], 'away', {
        width: 1.9,
        colour: family.main,
        cushions: [],
        throwOver: family.accent,
      }),
      ...coffeeTable([-1.4, 0, 1.75], family, 'round'),
      ...baseUnits([0.1, 0, depth - 0.6], 2.18, low),
      ...wallUnits([0.1, 0, depth - 0.34], 1.2, low),
      tap(1.55, depth - 0.12, family),
      riceCooker(0.4, depth - 0.3, family),
      jars(0.9, 0.9, depth - 0.2, [family.accent, family.second]),
      pendant([1.2, height, 2.4], 0.7, family, isEvening, 'dome'),
      plant([2, 0, 1.9], 'areca', family),
    ],
  }
}

/** Courses of brick beside and above the window. */
function bricks(eye: Eye, { depth, width, height }: Shell, window: Opening): string {
  const parts: string[] = []
  for (let y = 0.1; y < height; y += 0.22) {
    const shift = Math.round(y / 0.22) % 2 ? 0.3 : 0
    for (let x = -width / 2 + shift; x < width / 2; x += 0.6) {
      const end = Math.min(width / 2, x + 0.28)
      const isGlass = y > window.sill - 0.1 && y < window.head && end > window.from && x < window.to
      if (isGlass) continue
      parts.push(face(eye, across(x, end, y, y + 0.09, depth - 0.005), '#a97c66', { opacity: 0.5 }))
    }
  }
  return parts.join('')
}
