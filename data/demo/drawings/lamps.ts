import type { Family } from './families.ts'
import { type Solid, upright } from './solid.ts'
import type { Vec } from './space.ts'
import { circle, ellipse, path, rect } from './svg.ts'

const SHADE = '#f4e3bb'
const LIT = '#ffdf9a'

/** A floor lamp, 160 cm high, with a cloth shade. */
export function floorLamp(foot: Vec, { metal }: Family, isLit: boolean): Solid {
  return upright(
    foot,
    [0.3, 1.62],
    [
      ...glow(0, -138, 70, isLit),
      ellipse([0, -1], 15, 3, metal),
      rect(-1.2, -126, 2.4, 126, metal),
      path('M-15,-160 H15 L23,-120 H-23 Z', isLit ? LIT : SHADE),
    ],
  )
}

/** An arching lamp whose shade hangs 120 cm to one side. */
export function archLamp(foot: Vec, { metal, stone }: Family, isLit: boolean, way: 1 | -1): Solid {
  const x = 118 * way
  return upright(
    foot,
    [0.32, 2],
    [
      ...glow(x, -136, 62, isLit),
      path(
        `M-1.5,0 C${-6 * way},-150 ${30 * way},-205 ${60 * way},-202 C${95 * way},-200 ${112 * way},-182 ${x},-152 L${x - 3 * way},-152 C${108 * way},-178 ${92 * way},-196 ${60 * way},-198 C${34 * way},-200 ${0},-148 2,0 Z`,
        metal,
      ),
      rect(-16, -6, 32, 6, stone, { round: 2 }),
      path(`M${x - 20},-132 C${x - 20},-150 ${x + 20},-150 ${x + 20},-132 Z`, metal),
      ellipse([x, -132], 20, 3, isLit ? LIT : SHADE),
    ],
  )
}

/** A table lamp. */
export function tableLamp(foot: Vec, { accent }: Family, isLit: boolean): Solid {
  return upright(
    foot,
    [0.24, 0.5],
    [
      ...glow(0, -36, 52, isLit),
      path('M-6,0 C-10,-10 -5,-20 -2,-24 H2 C5,-20 10,-10 6,0 Z', accent),
      path('M-10,-48 H10 L16,-24 H-16 Z', isLit ? LIT : SHADE),
    ],
  )
}

/** A lamp that hangs from the ceiling; `drop` is the length of its cord in metres. */
export function pendant(
  ceiling: Vec,
  drop: number,
  { metal, accent }: Family,
  isLit: boolean,
  shape: 'dome' | 'globe' | 'drum',
): Solid {
  const y = drop * 100
  const cord = rect(-0.7, 0, 1.4, y, metal)
  const shades = {
    dome: [
      path(`M-24,${y + 20} C-24,${y - 6} 24,${y - 6} 24,${y + 20} Z`, accent),
      ellipse([0, y + 20], 24, 3.4, isLit ? LIT : SHADE),
    ],
    globe: [circle([0, y + 15], 16, isLit ? LIT : SHADE)],
    drum: [
      rect(-26, y, 52, 24, isLit ? LIT : SHADE, { round: 2 }),
      ellipse([0, y + 24], 26, 3.2, isLit ? '#fff0c8' : '#fbf1d8'),
    ],
  }
  const parts = [...glow(0, y + 18, 58, isLit), cord, ...shades[shape]]
  // Its foot is the ceiling, so that what hangs is measured downwards.
  return {
    ...upright(ceiling, [0.3, 0.01], parts),
    at: [ceiling[0] - 0.15, ceiling[1] - drop - 0.3, ceiling[2]],
    size: [0.3, drop + 0.3, 0.02],
    draw: (eye, [x, low, z], [across, tall]) =>
      upright([0, 0, 0], [across, tall], parts).draw(eye, [x, low + tall, z], [across, tall, 0.02]),
  }
}

function glow(x: number, y: number, r: number, isLit: boolean): string[] {
  if (!isLit) return []
  return [
    circle([x, y], r, LIT, { opacity: 0.12 }),
    circle([x, y], r * 0.62, LIT, { opacity: 0.16 }),
  ]
}
