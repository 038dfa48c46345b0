import type { Colour } from './colour.ts'
import type { Family } from './families.ts'
import { block, type Facing, plate, put, type Solid, upright } from './solid.ts'
import { tones, type Vec } from './space.ts'
import { circle, ellipse, path, rect } from './svg.ts'

/** A low table with a book and a bowl on it. */
export function coffeeTable(at: Vec, family: Family, shape: 'oblong' | 'round'): Solid[] {
  if (shape === 'round') {
    return put(
      [
        block([0.4, 0, 0.4], [0.06, 0.36, 0.06], family.darkWood),
        plate([0.2, 0, 0.2], 0.46, 0.03, tones(family.darkWood)),
        plate([0, 0.36, 0], 0.86, 0.04, tones(family.wood)),
        ...bowl([0.36, 0.4, 0.36], family.accent),
      ],
      [0.86, 0.86],
      at,
    )
  }
  return put(
    [
      ...[0.04, 1.11].flatMap((x) => [
        block([x, 0, 0.04], [0.045, 0.35, 0.045], family.darkWood),
        block([x, 0, 0.5], [0.045, 0.35, 0.045], family.darkWood),
      ]),
      block([0, 0.35, 0], [1.2, 0.05, 0.6], family.wood),
      block([0.16, 0.4, 0.16], [0.3, 0.03, 0.22], family.second),
      block([0.18, 0.43, 0.18], [0.24, 0.025, 0.18], family.accent),
      ...bowl([0.78, 0.4, 0.24], family.main),
    ],
    [1.2, 0.6],
    at,
  )
}

/** A small round side table. */
export function sideTable(at: Vec, family: Family): Solid[] {
  return put(
    [
      plate([0.08, 0, 0.08], 0.28, 0.02, tones(family.metal)),
      block([0.205, 0.02, 0.205], [0.03, 0.48, 0.03], family.metal),
      plate([0, 0.5, 0], 0.44, 0.03, tones(family.stone)),
    ],
    [0.44, 0.44],
    at,
  )
}

/** A dining table. */
export function diningTable(at: Vec, width: number, family: Family): Solid[] {
  const wood = family.darkWood
  return put(
    [
      ...[0.06, width - 0.12].flatMap((x) => [
        block([x, 0, 0.06], [0.06, 0.7, 0.06], wood),
        block([x, 0, 0.73], [0.06, 0.7, 0.06], wood),
      ]),
      block([0, 0.7, 0], [width, 0.05, 0.85], wood),
      ...bowl([width / 2 - 0.15, 0.75, 0.3], family.accent),
    ],
    [width, 0.85],
    at,
  )
}

/** A low cupboard, such as a television stands on. */
export function console(
  at: Vec,
  width: number,
  family: Family,
  facing: Facing = 'viewer',
): Solid[] {
  const doors = Math.max(2, Math.round(width / 0.5))
  const door = (width - 0.04) / doors
  const parts: Solid[] = [
    block([0.1, 0, 0.08], [0.04, 0.14, 0.04], family.darkWood),
    block([width - 0.14, 0, 0.08], [0.04, 0.14, 0.04], family.darkWood),
    block([0, 0.14, 0.02], [width, 0.36, 0.4], family.wood),
  ]
  for (let i = 0; i < doors; i++) {
    parts.push(block([0.03 + i * door, 0.17, 0], [door - 0.02, 0.3, 0.02], family.linen))
  }
  return put(parts, [width, 0.42], at, facing)
}

/** A desk with a drawer under its top. */
export function desk(at: Vec, width: number, family: Family, facing: Facing = 'viewer'): Solid[] {
  return put(
    [
      block([0.03, 0, 0.03], [0.05, 0.7, 0.05], family.darkWood),
      block([width - 0.08, 0, 0.03], [0.05, 0.7, 0.05], family.darkWood),
      block([0.03, 0, 0.5], [0.05, 0.7, 0.05], family.darkWood),
      block([width - 0.08, 0, 0.5], [0.05, 0.7, 0.05], family.darkWood),
      block([0, 0.7, 0], [width, 0.05, 0.58], family.wood),
    ],
    [width, 0.58],
    at,
    facing,
  )
}

/** A bowl of fruit. */
export function bowl(at: Vec, colour: Colour): Solid[] {
  return [
    upright(
      [at[0] + 0.14, at[1], at[2] + 0.1],
      [0.28, 0.14],
      [
        circle([-5, -9], 4.6, '#d98d52'),
        circle([4, -9.5], 4.8, '#e0a458'),
        path('M-14,-9 H14 C13,-3 8,0 0,0 C-8,0 -13,-3 -14,-9 Z', colour),
        ellipse([0, -9], 14, 1.6, colour),
      ],
    ),
  ]
}

/** A vase with two stems. */
export function vase(at: Vec, colour: Colour, leaf: Colour): Solid {
  return upright(
    at,
    [0.16, 0.55],
    [
      path('M0,-20 C-3,-34 -12,-40 -16,-50 C-8,-48 -2,-40 1,-28 Z', leaf),
      path('M0,-20 C2,-36 10,-44 15,-54 C14,-42 8,-32 3,-22 Z', leaf),
      path('M-7,0 C-12,-8 -9,-16 -4,-20 H4 C9,-16 12,-8 7,0 Z', colour),
      rect(-4, -22, 8, 3, colour),
    ],
  )
}
