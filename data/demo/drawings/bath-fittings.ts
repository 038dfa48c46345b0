import { type Colour, darker, lighter } from './colour.ts'
import type { Family } from './families.ts'
import { across, along, type Shell } from './room.ts'
import { block, type Facing, put, type Solid, upright } from './solid.ts'
import { type Eye, face, seen, type Vec } from './space.ts'
import { ellipse, line, path, polygon, rect } from './svg.ts'

/** A counter with a bowl on it and a drawer under it. */
export function washstand(at: Vec, width: number, family: Family): Solid[] {
  const middle = width / 2
  return put(
    [
      block([0, 0.45, 0.02], [width, 0.35, 0.48], darker(family.wood, 0.2)),
      block([0.01, 0.46, 0], [width - 0.02, 0.33, 0.02], family.wood),
      block([0, 0.8, -0.02], [width, 0.05, 0.52], family.stone),
      upright(
        [middle, 0.85, 0.2],
        [0.44, 0.16],
        [
          path('M-22,-13 H22 C21,-4 13,0 0,0 C-13,0 -21,-4 -22,-13 Z', family.white),
          ellipse([0, -13], 22, 3, darker(family.white, 0.1)),
        ],
      ),
      upright(
        [middle, 0.85, 0.44],
        [0.1, 0.3],
        [
          path(
            'M-1.6,0 V-26 C-1.6,-31 2,-31 6,-29 L14,-26 L13,-23 L5,-26 C2,-27 1.6,-26 1.6,-24 V0 Z',
            family.metal,
          ),
        ],
      ),
      upright(
        [width - 0.14, 0.85, 0.3],
        [0.1, 0.22],
        [rect(-4, -15, 8, 15, family.accent, { round: 1.5 }), rect(-1, -20, 2, 5, family.metal)],
      ),
    ],
    [width, 0.5],
    at,
  )
}

/** A mirror on the back wall: round, or as wide as the washstand. */
export function mirror(
  eye: Eye,
  { depth }: Pick<Shell, 'depth'>,
  x: number,
  width: number,
  family: Family,
  isRound: boolean,
): string {
  const glass = lighter(family.second, 0.45)
  const z = depth - 0.02
  const [cx, cy] = seen(eye, [x, 1.55, z])
  const [left] = seen(eye, [x - width / 2, 1.55, z])
  const r = cx - left
  if (isRound) {
    return (
      ellipse([cx, cy], r + 12, r + 12, family.metal) +
      ellipse([cx, cy], r, r, glass) +
      line(
        [
          [cx - r * 0.5, cy + r * 0.2],
          [cx + r * 0.1, cy - r * 0.5],
        ],
        '#ffffff',
        16,
        { opacity: 0.6 },
      )
    )
  }
  const top = seen(eye, [x, 2, z])[1]
  const bottom = seen(eye, [x, 1.1, z])[1]
  return (
    rect(cx - r - 10, top - 10, 2 * r + 20, bottom - top + 20, family.metal, { round: 10 }) +
    rect(cx - r, top, 2 * r, bottom - top, glass, { round: 6 }) +
    polygon(
      [
        [cx - r * 0.7, bottom],
        [cx - r * 0.2, top],
        [cx + r * 0.1, top],
        [cx - r * 0.4, bottom],
      ],
      '#ffffff',
      { opacity: 0.35 },
    )
  )
}

/** A water closet; its tank is in the wall. */
export function toilet(at: Vec, { white, metal }: Family, facing: Facing = 'viewer'): Solid[] {
  return put(
    [
      block([0.08, 0.06, 0.16], [0.24, 0.3, 0.36], darker(white, 0.1), 0.05),
      block([0, 0.34, 0], [0.4, 0.07, 0.54], white, 0.06),
      block([0.01, 0.41, 0.02], [0.38, 0.03, 0.5], darker(white, 0.05), 0.03),
      block([0.1, 0.95, 0.53], [0.2, 0.13, 0.012], metal),
    ],
    [0.4, 0.545],
    at,
    facing,
  )
}

/** A bathtub: built in against a wall, or standing free. */
export function bathtub(at: Vec, width: number, family: Family, isFree: boolean): Solid[] {
  const { white, metal } = family
  if (!isFree) {
    return put(
      [
        block([0, 0, 0], [width, 0.56, 0.06], family.stone),
        block([0, 0, 0.06], [width, 0.46, 0.7], darker(white, 0.14)),
        block([0, 0.5, 0.06], [0.08, 0.06, 0.7], white),
        block([width - 0.08, 0.5, 0.06], [0.08, 0.06, 0.7], white),
        block([0, 0.5, 0.76], [width, 0.06, 0.06], white),
      ],
      [width, 0.82],
      at,
    )
  }
  const half = width * 50
  return [
    upright(
      [at[0] + width / 2, at[1], at[2] + 0.4],
      [width, 0.62],
      [
        ellipse([0, -1], half * 0.8, 4, '#17233a', { opacity: 0.15 }),
        path(
          `M${-half},-58 C${-half * 0.97},-20 ${-half * 0.8},0 ${-half * 0.6},0 H${half * 0.6} C${half * 0.8},0 ${half * 0.97},-20 ${half},-58 Z`,
          white,
        ),
        path(
          `M${half * 0.2},0 H${half * 0.6} C${half * 0.8},0 ${half * 0.97},-20 ${half},-58 H${half * 0.62} C${half * 0.6},-24 ${half * 0.44},-4 ${half * 0.2},0 Z`,
          darker(white, 0.08),
        ),
        ellipse([0, -58], half, 7, darker(white, 0.12)),
        ellipse([0, -57], half * 0.93, 5, lighter(family.second, 0.4)),
        path(`M${half * 0.42},-58 h3 v-26 c0,-8 -18,-8 -18,2 v4 h3 v-3 c0,-5 9,-5 9,0 Z`, metal),
      ],
    ),
  ]
}

/** A shower behind a glass screen that stands across the room. */
export function showerScreen(eye: Eye, x: number, near: number, far: number): string {
  const glass = along(x, 0.03, 2.1, near, far).map((corner) => seen(eye, corner))
  return (
    polygon(glass, '#cfe4e6', { opacity: 0.32 }) +
    line([seen(eye, [x, 0, near]), seen(eye, [x, 2.1, near])], '#3d4350', 9) +
    line([seen(eye, [x, 2.1, near]), seen(eye, [x, 2.1, far])], '#3d4350', 7)
  )
}

/** A rain shower on the back wall. */
export function rainShower(x: number, depth: number, { metal }: Family): Solid {
  return upright(
    [x, 0.95, depth - 0.06],
    [0.3, 1.3],
    [
      rect(-1, -118, 2, 118, metal),
      path('M-1,-116 C-1,-124 6,-126 14,-126 H22 V-123 H14 C8,-123 2,-122 2,-116 Z', metal),
      rect(8, -124, 30, 3, metal, { round: 1.5 }),
      rect(-4, -18, 8, 10, metal, { round: 2 }),
      path('M4,-60 l8,-6 l3,4 l-8,6 Z', metal),
    ],
  )
}

/** A towel over a rail on the back wall. */
export function towels(x: number, depth: number, colours: readonly Colour[]): Solid {
  return upright(
    [x, 0.85, depth - 0.06],
    [0.5, 0.6],
    [
      ...colours.map((colour, i) => rect(-22 + i * 23, -50, 20, i ? 38 : 44, colour, { round: 1 })),
      rect(-27, -52, 54, 2.4, '#3d4350', { round: 1 }),
    ],
  )
}

/** Tiles on the back wall up to a height, `size` metres wide and high. */
export function tiles(
  eye: Eye,
  room: Pick<Shell, 'width' | 'depth'>,
  {
    from,
    to,
    top,
    size,
    colour,
  }: { from: number; to: number; top: number; size: [number, number]; colour: Colour },
): string {
  const z = room.depth - 0.005
  const joint = darker(colour, 0.11)
  const parts = [face(eye, across(from, to, 0, top, z), colour)]
  const [w, h] = size
  for (let y = h; y < top; y += h) parts.push(face(eye, across(from, to, y, y + 0.007, z), joint))
  for (let x = from + w; x < to; x += w)
    parts.push(face(eye, across(x, x + 0.007, 0, top, z), joint))
  return parts.join('')
}
