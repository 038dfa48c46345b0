import { type Colour, darker } from './colour.ts'
import type { Family } from './families.ts'
import { block, type Facing, put, type Solid } from './solid.ts'
import type { Vec } from './space.ts'

/** A made bed, 2.1 m long; its front is the foot. `width` is the mattress: 1.6, 1.8, or 1.0 for one person. */
export function bed(
  at: Vec,
  facing: Facing,
  { width, family, cover }: { width: number; family: Family; cover: Colour },
): Solid[] {
  const side = 0.08
  const outer = width + 2 * side
  const parts: Solid[] = [
    block([0.1, 0, 0.12], [outer - 0.2, 0.12, 1.8], family.darkWood),
    block([0, 0.12, 0], [outer, 0.16, 2.05], family.wood),
    block([side, 0.28, 0.03], [width, 0.2, 2], family.white, 0.06),
    // The cover hangs over the foot and the sides.
    block([side - 0.03, 0.49, 0.02], [width + 0.06, 0.05, 1.35], cover, 0.03),
    block([side - 0.035, 0.2, 0.02], [0.03, 0.29, 1.35], darker(cover, 0.06)),
    block([side + width + 0.005, 0.2, 0.02], [0.03, 0.29, 1.35], darker(cover, 0.06)),
    block([side, 0.2, -0.01], [width, 0.29, 0.03], darker(cover, 0.03)),
    block([side - 0.02, 0.545, 0.2], [width + 0.04, 0.02, 0.42], family.accent),
    block([0, 0.12, 2.05], [outer, 0.98, 0.09], family.main, 0.03),
  ]
  return put([...parts, ...pillows(width, side, family)], [outer, 2.14], at, facing)
}

function pillows(width: number, left: number, family: Family): Solid[] {
  const count = width > 1.3 ? 2 : 1
  const each = width / count
  const parts: Solid[] = []
  for (let i = 0; i < count; i++) {
    const x = left + i * each + 0.06
    parts.push(block([x, 0.49, 1.78], [each - 0.12, 0.4, 0.15], family.white, 0.12))
    parts.push(block([x + 0.05, 0.49, 1.6], [each - 0.22, 0.34, 0.13], family.second, 0.11))
  }
  return parts
}

/** A bedside table with a drawer. */
export function nightstand(at: Vec, family: Family, facing: Facing = 'viewer'): Solid[] {
  return put(
    [
      block([0.04, 0, 0.05], [0.03, 0.16, 0.03], family.darkWood),
      block([0.38, 0, 0.05], [0.03, 0.16, 0.03], family.darkWood),
      block([0, 0.16, 0.015], [0.45, 0.32, 0.38], family.wood),
      block([0.02, 0.2, 0], [0.41, 0.24, 0.015], family.linen),
    ],
    [0.45, 0.395],
    at,
    facing,
  )
}

/** A wardrobe to the ceiling, its doors 50 cm wide. */
export function wardrobe(
  at: Vec,
  { width, height, family }: { width: number; height: number; family: Family },
  facing: Facing = 'viewer',
): Solid[] {
  const doors = Math.round(width / 0.5)
  const door = width / doors
  const parts: Solid[] = [block([0, 0, 0.02], [width, height, 0.58], darker(family.linen, 0.3))]
  for (let i = 0; i < doors; i++) {
    const x = i * door
    parts.push(block([x + 0.01, 0.07, 0], [door - 0.02, height - 0.09, 0.02], family.linen))
    const grip = i % 2 ? x + 0.05 : x + door - 0.07
    parts.push(block([grip, 1, -0.012], [0.02, 0.24, 0.012], family.darkWood))
  }
  return put(parts, [width, 0.6], at, facing)
}
