import { type Colour, darker, lighter } from './colour.ts'
import type { Family } from './families.ts'
import { block, type Facing, put, type Solid, upright } from './solid.ts'
import type { Vec } from './space.ts'
import { circle, ellipse, path, rect } from './svg.ts'

/** The colours of one kitchen. */
export type Kitchen = { low: Colour; high: Colour; top: Colour; grip: Colour }

/** Cupboards under a worktop, 90 cm high and 60 cm deep; doors about 60 cm wide. */
export function baseUnits(at: Vec, width: number, kitchen: Kitchen, facing: Facing = 'viewer') {
  const doors = Math.max(1, Math.round(width / 0.6))
  const door = width / doors
  const parts: Solid[] = [
    block([0.02, 0, 0.08], [width - 0.04, 0.1, 0.5], darker(kitchen.low, 0.45)),
    block([0, 0.1, 0.02], [width, 0.76, 0.58], darker(kitchen.low, 0.24)),
    block([0, 0.86, -0.02], [width, 0.04, 0.62], kitchen.top),
  ]
  for (let i = 0; i < doors; i++) {
    const x = i * door + 0.008
    const [w, h] = [door - 0.016, 0.74]
    parts.push(block([x, 0.11, 0], [w, h, 0.02], kitchen.low))
    parts.push(block([x + w / 2 - 0.09, 0.78, -0.012], [0.18, 0.014, 0.012], kitchen.grip))
  }
  return put(parts, [width, 0.6], at, facing)
}

/** Cupboards on the wall, 145 to 215 cm up. */
export function wallUnits(at: Vec, width: number, kitchen: Kitchen, height = 0.7): Solid[] {
  const doors = Math.max(1, Math.round(width / 0.6))
  const door = width / doors
  const parts: Solid[] = [block([0, 1.45, 0.02], [width, height, 0.32], darker(kitchen.high, 0.24))]
  for (let i = 0; i < doors; i++) {
    const x = i * door + 0.008
    parts.push(block([x, 1.455, 0], [door - 0.016, height - 0.01, 0.02], kitchen.high))
  }
  return put(parts, [width, 0.34], at)
}

/** A tall refrigerator with two doors. */
export function fridge(at: Vec, { white }: Family, facing: Facing = 'viewer'): Solid[] {
  const steel = darker(white, 0.13)
  return put(
    [
      block([0, 0.03, 0.03], [0.72, 1.8, 0.62], darker(steel, 0.12)),
      block([0.005, 0.05, 0], [0.71, 0.62, 0.03], steel),
      block([0.005, 0.69, 0], [0.71, 1.13, 0.03], steel),
      block([0.06, 0.4, -0.025], [0.025, 0.22, 0.025], darker(steel, 0.35)),
      block([0.06, 0.76, -0.025], [0.025, 0.4, 0.025], darker(steel, 0.35)),
    ],
    [0.72, 0.65],
    at,
    facing,
  )
}

/** An oven under the worktop and a hob on it; to stand before base units, flush with their doors. */
export function cooker(x: number, z: number): Solid[] {
  return [
    block([x, 0.12, z - 0.025], [0.58, 0.56, 0.024], '#2b3242'),
    block([x + 0.06, 0.22, z - 0.03], [0.46, 0.3, 0.005], '#454e63'),
    block([x + 0.05, 0.6, z - 0.045], [0.48, 0.02, 0.02], '#aab0b8'),
    block([x + 0.01, 0.9, z + 0.06], [0.56, 0.008, 0.44], '#2b3242'),
  ]
}

/** A hood over the hob, up to the ceiling. */
export function hood(x: number, back: number, height: number): Solid[] {
  return [
    block([x, 1.55, back - 0.48], [0.6, 0.06, 0.48], '#b3b8be'),
    block([x + 0.18, 1.61, back - 0.32], [0.24, height - 1.61, 0.3], '#a7adb4'),
  ]
}

/** A sink's tap on the worktop. */
export function tap(x: number, z: number, { metal }: Family): Solid {
  return upright(
    [x, 0.9, z],
    [0.1, 0.34],
    [
      path(
        'M-1.4,0 V-24 C-1.4,-34 16,-34 16,-22 V-19 H13.4 V-22 C13.4,-30 1.4,-30 1.4,-24 V0 Z',
        metal,
      ),
      rect(-3, -3, 6, 3, metal),
    ],
  )
}

/** A steaming pot on the hob. */
export function pot(x: number, z: number, colour: Colour): Solid {
  return upright(
    [x, 0.908, z],
    [0.26, 0.2],
    [
      rect(-12, -13, 24, 13, colour, { round: 2 }),
      rect(-17, -11, 34, 2.4, darker(colour, 0.2), { round: 1 }),
      ellipse([0, -13], 12, 1.8, lighter(colour, 0.2)),
      circle([0, -16], 1.8, darker(colour, 0.3)),
    ],
  )
}

/** The rice cooker that every kitchen has. */
export function riceCooker(x: number, z: number, { white, accent }: Family): Solid {
  return upright(
    [x, 0.9, z],
    [0.28, 0.26],
    [
      path('M-13,0 C-16,-6 -15,-16 -12,-19 H12 C15,-16 16,-6 13,0 Z', white),
      path('M-12,-19 C-8,-25 8,-25 12,-19 Z', darker(white, 0.12)),
      rect(-3, -12, 6, 7, accent, { round: 1 }),
    ],
  )
}

/** A stone mortar with its pestle. */
export function mortar(x: number, z: number, { stone }: Family): Solid {
  const grey = darker(stone, 0.35)
  return upright(
    [x, 0.9, z],
    [0.2, 0.24],
    [
      path('M4,-14 L12,-24 L15,-22 L8,-11 Z', darker(grey, 0.2)),
      path('M-10,-15 H10 L8,-4 H6 V0 H-6 V-4 H-8 Z', grey),
    ],
  )
}

/** Jars in a row. */
export function jars(x: number, y: number, z: number, colours: readonly Colour[]): Solid {
  return upright(
    [x, y, z],
    [colours.length * 0.12, 0.18],
    colours.flatMap((colour, i) => {
      const left = (i - colours.length / 2) * 12 + 1
      return [rect(left, -14, 9, 14, colour, { round: 1.5 }), rect(left + 1, -17, 7, 4, '#8a6a4c')]
    }),
  )
}
