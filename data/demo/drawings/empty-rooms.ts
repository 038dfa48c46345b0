import { darker } from './colour.ts'
import { airConditioner } from './fittings.ts'
import type { Plan, Stage } from './interior.ts'
import { baseUnits, wallUnits } from './kitchen-units.ts'
import type { Opening } from './room.ts'
import { across } from './room.ts'
import { block, upright } from './solid.ts'
import { face } from './space.ts'
import { circle, path, rect } from './svg.ts'

/** An unfurnished living room: white walls, a clean floor, the balcony door. */
export function emptyLiving({ family }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -0.6, to: 1.9, sill: 0.04, head: 2.35, panes: 2 }
  const [width, depth, height] = [4.6, 3.8, 2.7]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.15, share: 0.76 },
    solids: [
      ...airConditioner({ height, depth }, -1.9, family),
      block([-2.3, 0.28, 1.2], [0.012, 0.12, 0.09], family.white),
      block([-2.3, 0.28, 2.6], [0.012, 0.12, 0.09], family.white),
    ],
  }
}

/** An unfurnished room with its kitchen built in. */
export function emptyWithKitchen({ family }: Stage): Plan {
  const window: Opening = { wall: 'left', from: 0.4, to: 3.2, sill: 0.05, head: 2.35, panes: 2 }
  const [width, depth, height] = [4.8, 3.8, 2.7]
  const kitchen = { low: family.linen, high: family.wood, top: family.stone, grip: family.metal }
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 1.1, share: 0.7 },
    solids: [
      ...baseUnits([0.1, 0, depth - 0.6], 2.28, kitchen),
      ...wallUnits([0.1, 0, depth - 0.34], 2.28, kitchen),
      ...airConditioner({ height, depth }, -1.7, family),
    ],
  }
}

/** An empty bedroom: a wardrobe's niche and a window. */
export function emptyBedroom({ family }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -0.2, to: 1.5, sill: 0.7, head: 2.3, panes: 2 }
  const [width, depth, height] = [3.8, 3.4, 2.7]
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'right', stand: -0.2, share: 0.74 },
    flat: (eye) => [face(eye, across(-1.9, -0.7, 0, 2.3, depth - 0.01), darker(family.wall, 0.12))],
    solids: airConditioner({ height, depth }, -1.6, family),
  }
}

/** A bare shell: screed, block walls, pipes waiting, a bulb on its wire and a ladder. */
export function bareShell({ isEvening }: Stage): Plan {
  const window: Opening = { wall: 'back', from: -1.2, to: 1.4, sill: 0.9, head: 2.4, panes: 2 }
  const [width, depth, height] = [5, 4, 3]
  const grey = '#bdb9b1'
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.2, share: 0.76, lift: 30 },
    hasNoLamps: true,
    surfaces: {
      wall: grey,
      feature: '#c7c3ba',
      floor: '#a8a49b',
      ceiling: '#d2cec6',
      trim: '#a09c93',
    },
    flat: (eye) => {
      const joints: string[] = []
      const [from, to] = [-1.2, 1.4]
      for (let y = 0.2; y < height; y += 0.2) {
        const ends =
          y > 0.85 && y < 2.4
            ? [
                [-2.5, from],
                [to, 2.5],
              ]
            : [[-2.5, 2.5]]
        for (const [start = 0, end = 0] of ends) {
          joints.push(face(eye, across(start, end, y, y + 0.008, depth - 0.004), '#aeaaa1'))
        }
        const shift = Math.round(y * 5) % 2 ? 0 : 0.3
        for (let x = -2.5 + shift; x < 2.5; x += 0.6) {
          if (y > 0.75 && y < 2.35 && x > -1.3 && x < 1.45) continue
          joints.push(face(eye, across(x, x + 0.008, y - 0.2, y, depth - 0.004), '#aeaaa1'))
        }
      }
      return joints
    },
    solids: [
      block([2.1, 0, depth - 0.3], [0.1, height, 0.1], '#8f9aa3'),
      block([2.26, 0, depth - 0.3], [0.07, height, 0.07], '#b98a5e'),
      upright(
        [-1.9, 0, depth - 0.5],
        [0.5, 2.1],
        [
          path('M-24,0 L-10,-205 h5 L-19,0 Z M24,0 L10,-205 h-5 L19,0 Z', '#c79a55'),
          ...[30, 62, 94, 126, 158].map((y) =>
            rect(-22 + y * 0.06, -y, 44 - y * 0.13, 4, '#c79a55'),
          ),
        ],
      ),
      upright(
        [0.3, 2.2, 2],
        [0.1, 0.8],
        [
          rect(-0.6, -80, 1.2, 66, '#3d4350'),
          circle([0, -9], 6, isEvening ? '#ffdf9a' : '#f4ecd8'),
        ],
      ),
      block([1.5, 0, 1.8], [0.6, 0.16, 0.4], '#d8d4ca', 0.04),
      block([1.55, 0.16, 1.85], [0.55, 0.15, 0.36], '#cfcabf', 0.04),
    ],
  }
}

/** The floor above: a bare stair's head, a doorway, tiles in a stack. */
export function bareUpstairs(): Plan {
  const window: Opening = { wall: 'left', from: 0.8, to: 2.8, sill: 0.9, head: 2.3, panes: 2 }
  const [width, depth, height] = [4.4, 3.6, 2.9]
  const grey = '#c3bfb6'
  return {
    room: { width, depth, height, openings: [window] },
    view: { light: 'left', stand: 0.9, share: 0.72 },
    hasNoLamps: true,
    surfaces: {
      wall: grey,
      feature: '#cbc7be',
      floor: '#a8a49b',
      ceiling: '#d5d1c9',
      trim: '#a39f96',
    },
    flat: (eye) => [
      face(eye, across(0.7, 1.65, 0, 2.1, depth - 0.01), '#8f8b82'),
      face(eye, across(0.78, 1.57, 0, 2.04, depth - 0.012), '#77736b'),
    ],
    solids: [
      block([-1.9, 0, depth - 0.7], [0.62, 0.5, 0.62], '#b98a6a'),
      block([-1.88, 0.5, depth - 0.68], [0.58, 0.28, 0.58], '#a97858'),
      block([-1.15, 0, depth - 0.7], [0.62, 0.34, 0.62], '#b98a6a'),
      block([1.95, 0, depth - 0.2], [0.08, height, 0.08], '#8f9aa3'),
      block([-0.5, 0, 1.2], [1.5, 0.07, 0.22], '#c79a55'),
      block([-0.35, 0.07, 1.22], [1.5, 0.07, 0.22], '#c79a55'),
    ],
  }
}
