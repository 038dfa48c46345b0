import { type Colour, darker, lighter } from './colour.ts'
import type { Family } from './families.ts'
import type { Random } from './random.ts'
import { across, level, type Opening, type Shell } from './room.ts'
import { block, put, type Solid, upright } from './solid.ts'
import { disc, type Eye, face, seen, standing, type Vec } from './space.ts'
import { circle, line, path, polygon, rect } from './svg.ts'

/** Curtains drawn to both sides of an opening in the back wall. */
export function curtains(
  eye: Eye,
  room: Pick<Shell, 'depth' | 'height'>,
  { from, to, head }: Opening,
  colour: Colour,
): string {
  const z = room.depth - 0.08
  const top = Math.min(room.height - 0.04, head + 0.14)
  const hang = (left: number, w: number) => {
    const parts: string[] = []
    const folds = 6
    for (let i = 0; i < folds; i++) {
      const x = left + (w * i) / folds
      const fill = i % 2 ? darker(colour, 0.07) : colour
      parts.push(face(eye, across(x, x + w / folds + 0.005, 0.03, top, z), fill))
    }
    return parts.join('')
  }
  const rail = line(
    [seen(eye, [from - 0.45, top, z]), seen(eye, [to + 0.45, top, z])],
    '#4a4f5c',
    7,
  )
  return hang(from - 0.34, 0.42) + hang(to - 0.08, 0.42) + rail
}

/** Small lamps sunk into the ceiling, in two rows. */
export function downlights(
  eye: Eye,
  { width, height, depth }: Pick<Shell, 'width' | 'height' | 'depth'>,
  isLit: boolean,
): string {
  const parts: string[] = []
  for (const x of [-width * 0.27, width * 0.27]) {
    for (const z of [0.6, depth / 2, depth - 0.6]) {
      parts.push(disc(eye, [x, height, z], 0.075, '#ffffff', { opacity: 0.9 }))
      parts.push(disc(eye, [x, height, z], 0.05, isLit ? '#ffdf9a' : '#e9e4d8'))
    }
  }
  return parts.join('')
}

/** A rug on the floor. */
export function rug(
  eye: Eye,
  [x, , z]: Vec,
  size: readonly [w: number, d: number],
  colour: Colour,
  shape: 'oblong' | 'round' | 'striped',
): string {
  const [w, d] = size
  if (shape === 'round') {
    return (
      disc(eye, [x, 0.004, z], w / 2, colour) +
      disc(eye, [x, 0.005, z], w / 2 - 0.14, lighter(colour, 0.25))
    )
  }
  const [left, right, near, far] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2]
  const parts = [face(eye, level(left, right, 0.004, near, far), colour)]
  if (shape === 'oblong') {
    const inner = level(left + 0.1, right - 0.1, 0.005, near + 0.1, far - 0.1)
    parts.push(face(eye, inner, lighter(colour, 0.3)))
  } else {
    for (let i = 1; i < 6; i += 2) {
      const [a, b] = [left + (w * i) / 7, left + (w * (i + 1)) / 7]
      parts.push(face(eye, level(a, b, 0.005, near, far), darker(colour, 0.1)))
    }
  }
  return parts.join('')
}

/** A split air conditioner high on the back wall, as in every home here. */
export function airConditioner(
  room: Pick<Shell, 'depth' | 'height'>,
  x: number,
  { white }: Family,
): Solid[] {
  const at: Vec = [x, room.height - 0.48, room.depth - 0.22]
  return put(
    [
      block([0, 0, 0], [0.85, 0.28, 0.2], white, 0.03),
      block([0.04, 0.02, -0.004], [0.77, 0.03, 0.004], darker(white, 0.2)),
    ],
    [0.85, 0.2],
    at,
  )
}

/** Upright slats of wood on the back wall, from floor to ceiling. */
export function panel(
  eye: Eye,
  { depth, height }: Pick<Shell, 'depth' | 'height'>,
  from: number,
  to: number,
  wood: Colour,
): string {
  const z = depth - 0.03
  const parts = [face(eye, across(from, to, 0, height, z), darker(wood, 0.28))]
  const step = 0.085
  for (let x = from; x < to - 0.01; x += step) {
    parts.push(face(eye, across(x, Math.min(to, x + step * 0.66), 0, height, z), wood))
  }
  return parts.join('')
}

/** A framed picture on the back wall, 70 cm wide, its middle 155 cm up; `motif` chooses what it shows. */
export function art(
  eye: Eye,
  room: Pick<Shell, 'depth'>,
  x: number,
  family: Family,
  motif: number,
): string {
  const motifs = [
    // Sun over water.
    [
      rect(-30, -38, 60, 76, family.linen),
      circle([8, -12], 13, family.accent),
      path('M-30,10 C-12,2 10,16 30,6 V38 H-30 Z', family.main),
      path('M-30,22 C-10,16 12,28 30,20 V38 H-30 Z', darker(family.main, 0.2)),
    ],
    // Leaves.
    [
      rect(-30, -38, 60, 76, family.second),
      path('M0,34 C-30,10 -24,-20 -4,-32 C2,-8 4,12 0,34 Z', family.leaf),
      path('M2,34 C26,18 26,-4 14,-20 C4,-4 0,16 2,34 Z', darker(family.leaf, 0.15)),
    ],
    // Blocks.
    [
      rect(-30, -38, 60, 76, family.linen),
      rect(-22, -26, 26, 40, family.accent),
      rect(2, -8, 22, 36, family.main),
      circle([12, -20], 9, family.darkWood),
    ],
    // Lines of a railway.
    [
      rect(-30, -38, 60, 76, family.white),
      line('-24,24 -4,24 14,0 14,-30', family.main, 4),
      line('-24,-14 4,-14 24,8', family.accent, 4),
      circle([14, -5], 5, family.white),
      circle([14, -5], 3, family.darkWood),
    ],
  ]
  const frame = [rect(-35, -43, 70, 86, family.darkWood), rect(-32, -40, 64, 80, family.white)]
  return standing(
    eye,
    [x, 1.55, room.depth - 0.02],
    [...frame, ...(motifs[motif % motifs.length] ?? [])],
  )
}

/** A television on the wall or on its console: 120 by 68 cm. */
export function television(foot: Vec, { metal }: Family): Solid {
  return upright(
    foot,
    [1.22, 0.72],
    [
      rect(-61, -71, 122, 69, darker(metal, 0.4), { round: 2 }),
      polygon('-58,-68 10,-68 -34,-5 -58,-5', '#ffffff', { opacity: 0.06 }),
      rect(-14, -3, 28, 3, metal),
    ],
  )
}

/** An open shelf with books and a few things, against the back wall. */
export function shelf(
  at: Vec,
  width: number,
  height: number,
  family: Family,
  random: Random,
): Solid[] {
  const depth = 0.3
  const boards = Math.round(height / 0.38)
  const step = height / boards
  const parts: Solid[] = [
    block([0, 0, 0], [0.03, height, depth], family.wood),
    block([width - 0.03, 0, 0], [0.03, height, depth], family.wood),
    block(
      [0.03, 0.03, depth - 0.02],
      [width - 0.06, height - 0.05, 0.02],
      darker(family.wood, 0.25),
    ),
  ]
  const covers = [family.main, family.accent, family.second, family.linen, family.darkWood]
  for (let i = 0; i <= boards; i++) {
    parts.push(block([0.03, i * step, 0.01], [width - 0.06, 0.025, depth - 0.03], family.wood))
    if (i === boards) continue
    let x = 0.06 + random.share() * 0.2
    while (x < width - 0.14 && random.chance(0.94)) {
      const w = 0.03 + random.share() * 0.035
      const h = step * (0.55 + random.share() * 0.28)
      parts.push(block([x, i * step + 0.025, 0.06], [w, h, 0.18], random.pick(covers)))
      x += w + (random.chance(0.12) ? 0.16 : 0.004)
    }
  }
  return put(parts, [width, depth], at)
}
