import { darker, lighter } from './colour.ts'
import { type Family, familyAt } from './families.ts'
import { plant } from './plants.ts'
import { along, level } from './room.ts'
import type { DemoPicture } from './rows.ts'
import { scene } from './scene.ts'
import { armchair, bench, chair } from './seating.ts'
import { block, drawn, type Solid } from './solid.ts'
import { type Eye, face, seen } from './space.ts'
import { HEIGHT, line, polygon, WIDTH } from './svg.ts'
import { diningTable, sideTable } from './tables.ts'

/** How a balcony is railed, and what stands on it. */
export type BalconyKind = 'glass' | 'bars' | 'parapet'

/** What stands on a balcony. */
const seating = {
  armchair: (family: Family): Solid[] => [
    ...armchair([0.75, 0, -0.95], 'left', family, family.main),
    ...sideTable([0.1, 0, -0.75], family),
    plant([-1.42, 0, -0.35], 'areca', family),
    plant([-1.36, 0, -1.15], 'snake', family),
  ],
  bench: (family: Family): Solid[] => [
    ...bench([-1.75, 0, -0.65], 1.5, family.darkWood, family.accent),
    block([-1.6, 0.46, -0.55], [0.4, 0.14, 0.3], family.second, 0.08),
    plant([2.1, 0, -0.5], 'monstera', family),
    plant([1.45, 0, -0.35], 'snake', family),
  ],
  stools: (family: Family): Solid[] => [
    ...diningTable([-0.2, 0, -0.95], 0.8, family),
    ...chair([-0.85, 0, -0.8], 'right', family.wood, family.accent),
    ...chair([0.82, 0, -0.8], 'left', family.wood, family.accent),
    plant([2.2, 0, -0.5], 'fig', family),
    plant([-1.6, 0, -0.4], 'snake', family),
  ],
}

/** The view from a balcony: the outside over its rail, a chair, a plant. */
export function balconyView(
  spec: DemoPicture,
  kind: BalconyKind,
  seats: keyof typeof seating,
): string[] {
  const { family: name, time } = spec
  const family = familyAt(name, time)
  const eye: Eye = {
    at: [0.1, 1.5, -5.5],
    focal: 2820,
    centre: [WIDTH / 2, HEIGHT * 0.43],
    yaw: 0,
    light: 'right',
  }
  const [left, right, near, far] = [-1.95, 2.8, -4.4, 0]
  const isEvening = time === 'dusk' || time === 'night'
  const solids: Solid[] = [...seating[seats](family)]
  return [
    scene(spec, eye.centre[1]),
    face(eye, level(left, right, 2.72, near, far + 0.25), darker(family.wall, 0.06)),
    face(eye, along(left, 0, 2.72, near, far + 0.25), lighter(family.wall, 0.05)),
    face(eye, level(left, right, 0, near, far + 0.15), family.floor),
    ...boards(eye, left, right, near, far, darker(family.floor, 0.12)),
    rail(eye, kind, left, right, family.metal, family.wall),
    isEvening ? lantern(eye) : '',
    drawn(eye, solids),
  ]
}

function boards(
  eye: Eye,
  left: number,
  right: number,
  near: number,
  far: number,
  colour: string,
): string[] {
  const parts: string[] = []
  for (let z = near; z < far; z += 0.16) {
    parts.push(
      line([seen(eye, [left, 0, z]), seen(eye, [right, 0, z])], colour, 3, { opacity: 0.5 }),
    )
  }
  return parts
}

function rail(
  eye: Eye,
  kind: BalconyKind,
  left: number,
  right: number,
  metal: string,
  wall: string,
): string {
  const post = (x: number) => block([x, 0, 0], [0.035, 1.08, 0.035], metal)
  const top = block([left, 1.06, -0.02], [right - left, 0.05, 0.08], metal)
  if (kind === 'parapet') {
    return drawn(eye, [
      block([left, 0, 0], [right - left, 0.7, 0.14], lighter(wall, 0.1)),
      block([left, 0.98, 0.03], [right - left, 0.05, 0.06], metal),
      ...[-1, 0.2, 1.4].map((x) => block([x, 0.7, 0.05], [0.03, 0.28, 0.03], metal)),
    ])
  }
  if (kind === 'bars') {
    const bars: Solid[] = []
    for (let x = left + 0.1; x < right; x += 0.13)
      bars.push(block([x, 0.08, 0], [0.018, 0.98, 0.018], metal))
    return drawn(eye, [...bars, top, block([left, 0.05, 0], [right - left, 0.03, 0.03], metal)])
  }
  const pane = [
    [left, 0.06, 0],
    [right, 0.06, 0],
    [right, 1.06, 0],
    [left, 1.06, 0],
  ] as const
  return (
    polygon(
      pane.map((corner) => seen(eye, corner)),
      '#dcecec',
      { opacity: 0.22 },
    ) + drawn(eye, [post(-0.6), post(0.75), post(2.1), top])
  )
}

/** A wall lamp and its light. */
function lantern(eye: Eye): string {
  const [x, y] = seen(eye, [-1.7, 2.05, -0.5])
  return [
    `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="230" fill="#ffdf9a" fill-opacity="0.14"/>`,
    `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="130" fill="#ffdf9a" fill-opacity="0.18"/>`,
    `<rect x="${(x - 26).toFixed(0)}" y="${(y - 52).toFixed(0)}" width="52" height="104" rx="14" fill="#fff0c8"/>`,
  ].join('')
}
