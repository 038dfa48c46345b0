import type { Colour } from './colour.ts'
import type { Family } from './families.ts'
import { block, type Facing, put, type Solid } from './solid.ts'
import type { Vec } from './space.ts'

/** A sofa: 80 cm high, 90 cm deep, arms 18 cm wide. `at` is the corner of its place on the floor. */
export function sofa(
  at: Vec,
  facing: Facing,
  {
    width,
    colour,
    cushions,
    throwOver,
  }: { width: number; colour: Colour; cushions: Colour[]; throwOver?: Colour },
): Solid[] {
  const arm = 0.18
  const inner = width - 2 * arm
  const seats = Math.max(1, Math.round(inner / 0.75))
  const seat = inner / seats
  const parts: Solid[] = [
    ...[0.06, 0.78].flatMap((z) => [
      block([0.06, 0, z], [0.06, 0.12, 0.06], '#4a3b30'),
      block([width - 0.12, 0, z], [0.06, 0.12, 0.06], '#4a3b30'),
    ]),
    block([arm, 0.12, 0.04], [inner, 0.16, 0.66], colour),
    block([0, 0.12, 0.7], [width, 0.68, 0.2], colour, 0.05),
    block([0, 0.12, 0], [arm, 0.5, 0.7], colour, 0.06),
    block([width - arm, 0.12, 0], [arm, 0.5, 0.7], colour, 0.06),
  ]
  for (let i = 0; i < seats; i++) {
    const left = arm + i * seat
    parts.push(block([left + 0.01, 0.28, 0], [seat - 0.02, 0.17, 0.52], colour, 0.06))
    parts.push(block([left + 0.01, 0.45, 0.53], [seat - 0.02, 0.36, 0.16], colour, 0.08))
  }
  if (throwOver) {
    parts.push(block([width - 0.95, 0.34, 0.905], [0.5, 0.47, 0.012], throwOver))
    parts.push(block([width - 0.95, 0.805, 0.69], [0.5, 0.012, 0.22], throwOver))
  }
  const places = cushions.length === 1 ? [arm + 0.04] : [arm + 0.04, width - arm - 0.48]
  for (const [i, cushion] of cushions.slice(0, 2).entries()) {
    parts.push(block([places[i] ?? arm, 0.46, 0.38], [0.44, 0.36, 0.13], cushion, 0.1))
  }
  return put(parts, [width, 0.9], at, facing)
}

/** An armchair with wooden legs. */
export function armchair(at: Vec, facing: Facing, family: Family, colour: Colour): Solid[] {
  const parts: Solid[] = [
    ...[0.06, 0.68].flatMap((x) => [
      block([x, 0, 0.06], [0.05, 0.22, 0.05], family.darkWood),
      block([x, 0, 0.66], [0.05, 0.22, 0.05], family.darkWood),
    ]),
    block([0.1, 0.22, 0.02], [0.58, 0.2, 0.6], colour, 0.08),
    block([0.06, 0.3, 0.63], [0.66, 0.5, 0.15], colour, 0.08),
    block([0, 0.22, 0.06], [0.1, 0.36, 0.56], colour, 0.05),
    block([0.68, 0.22, 0.06], [0.1, 0.36, 0.56], colour, 0.05),
  ]
  return put(parts, [0.78, 0.78], at, facing)
}

/** A plain wooden chair. */
export function chair(at: Vec, facing: Facing, wood: Colour, seat: Colour): Solid[] {
  const parts: Solid[] = [
    ...[0.02, 0.39].flatMap((x) => [
      block([x, 0, 0.03], [0.035, 0.43, 0.035], wood),
      block([x, 0, 0.4], [0.035, 0.43, 0.035], wood),
      block([x, 0.48, 0.41], [0.035, 0.34, 0.03], wood),
    ]),
    block([0, 0.43, 0], [0.44, 0.05, 0.44], seat),
    block([0.02, 0.66, 0.41], [0.4, 0.16, 0.03], wood),
  ]
  return put(parts, [0.44, 0.45], at, facing)
}

/** A bar stool. */
export function stool(at: Vec, wood: Colour, seat: Colour): Solid[] {
  const parts: Solid[] = [
    ...[0.02, 0.31].flatMap((x) => [
      block([x, 0, 0.02], [0.03, 0.62, 0.03], wood),
      block([x, 0, 0.31], [0.03, 0.62, 0.03], wood),
    ]),
    block([0.03, 0.2, 0.02], [0.3, 0.025, 0.025], wood),
    block([0, 0.62, 0], [0.36, 0.06, 0.36], seat, 0.03),
  ]
  return put(parts, [0.36, 0.36], at)
}

/** A bench or an upholstered stool at the foot of a bed. */
export function bench(at: Vec, width: number, wood: Colour, seat: Colour): Solid[] {
  const parts: Solid[] = [
    block([0.04, 0, 0.04], [0.04, 0.36, 0.04], wood),
    block([width - 0.08, 0, 0.04], [0.04, 0.36, 0.04], wood),
    block([0.04, 0, 0.32], [0.04, 0.36, 0.04], wood),
    block([width - 0.08, 0, 0.32], [0.04, 0.36, 0.04], wood),
    block([0, 0.36, 0], [width, 0.1, 0.4], seat, 0.05),
  ]
  return put(parts, [width, 0.4], at)
}
