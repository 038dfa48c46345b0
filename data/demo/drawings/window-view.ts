import { darker, lighter } from './colour.ts'
import { familyAt } from './families.ts'
import { across, along, level } from './room.ts'
import type { DemoPicture } from './rows.ts'
import { scene } from './scene.ts'
import { block, drawn, type Solid, upright } from './solid.ts'
import { type Eye, face } from './space.ts'
import { HEIGHT, path, rect, WIDTH } from './svg.ts'
import { vase } from './tables.ts'

/** The view through a window: a deep sill with a cup and books, a curtain to one side. */
export function windowView(spec: DemoPicture): string[] {
  const { family: name, time } = spec
  const family = familyAt(name, time)
  const eye: Eye = {
    at: [0, 1.45, -2.6],
    focal: 2350,
    centre: [WIDTH / 2, HEIGHT * 0.46],
    yaw: 0,
    light: 'left',
  }
  const [left, right, sill, head] = [-1.16, 1.16, 0.72, 2.25]
  const wall = darker(family.wall, 0.04)
  const bar = (from: number, to: number) => face(eye, across(from, to, sill, head, 0), family.metal)
  const things: Solid[] = [
    block([-0.86, sill, -0.2], [0.3, 0.035, 0.2], family.main),
    block([-0.84, sill + 0.035, -0.19], [0.26, 0.03, 0.18], family.accent),
    block([-0.83, sill + 0.065, -0.18], [0.22, 0.025, 0.16], family.second),
    cup([-0.35, sill, -0.14], family.white),
    vase([0.72, sill, -0.12], family.accent, family.leaf),
  ]
  return [
    scene(spec, eye.centre[1]),
    bar(left, left + 0.04),
    bar(-0.02, 0.02),
    bar(right - 0.04, right),
    face(eye, across(left, right, head - 0.04, head, 0), family.metal),
    face(eye, across(left, right, sill, sill + 0.04, 0), family.metal),
    // The reveal: the wall is as thick as a forearm.
    face(eye, along(left, sill, head, -0.34, 0), lighter(family.wall, 0.1)),
    face(eye, along(right, sill, head, -0.34, 0), darker(family.wall, 0.14)),
    face(eye, level(left, right, head, -0.34, 0), darker(family.wall, 0.08)),
    face(eye, level(left - 0.06, right + 0.06, sill, -0.42, 0), family.wood),
    ...frame(eye, [left, right, sill, head], wall),
    face(
      eye,
      across(left - 0.06, right + 0.06, sill - 0.06, sill, -0.42),
      darker(family.wood, 0.16),
    ),
    drawn(eye, things),
    ...curtain(eye, right - 0.34, family.linen),
  ]
}

/** The wall around the opening. */
function frame(
  eye: Eye,
  [left, right, sill, head]: [number, number, number, number],
  wall: string,
) {
  const z = -0.34
  return [
    face(eye, across(-4, left, -1, 4, z), wall),
    face(eye, across(right, 4, -1, 4, z), wall),
    face(eye, across(left, right, head, 4, z), wall),
    face(eye, across(left, right, -1, sill, z), wall),
  ]
}

function curtain(eye: Eye, from: number, linen: string): string[] {
  const z = -0.46
  return Array.from({ length: 7 }, (_, i) => {
    const x = from + i * 0.08
    return face(eye, across(x, x + 0.082, -1, 2.5, z), i % 2 ? darker(linen, 0.08) : linen)
  })
}

function cup(at: readonly [number, number, number], white: string): Solid {
  return upright(
    at,
    [0.12, 0.1],
    [
      path('M4,-8 h3 c4,0 4,6 -1,6 h-3 v-1.6 h3 c2,0 2,-2.8 0,-2.8 h-2 Z', white),
      rect(-5, -9, 10, 9, white, { round: 1.6 }),
      rect(2, -9, 3, 9, darker(white, 0.1), { round: 1.4 }),
    ],
  )
}
