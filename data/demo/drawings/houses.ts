import { type Colour, darker, lighter, mix } from './colour.ts'
import { shades, underLight } from './facade.ts'
import { type Side, sidesOf } from './facade-grid.ts'
import { clouds, palm, sun, tree, treeLine } from './nature.ts'
import { randomFrom } from './random.ts'
import { across, along } from './room.ts'
import { farTowers } from './scene-city.ts'
import { box, type Eye, face, type Vec } from './space.ts'
import { gradient, HEIGHT, path, picture, rect, WIDTH } from './svg.ts'
import { type Light, type Time, times } from './times.ts'

/** A house, or a row of townhouses. */
export type House = {
  id: string
  wall: Colour
  roof: Colour
  wood: Colour
  time: Exclude<Time, 'night'>
  mirrored?: boolean
}

/** Five townhouses of three floors on a quiet lane. */
export function townhouses(house: House): string {
  return street(house, { away: 46, wide: 26, base: 1470 }, (eye, light) => {
    const parts: string[] = []
    for (let i = 4; i >= 0; i--) {
      const wall = underLight(i % 2 ? house.wall : lighter(house.wall, 0.4), light)
      parts.push(townhouse(eye, [-13.75 + i * 5.5, 0, 0], wall, house, light, i))
    }
    return parts.join('')
  })
}

/** A detached house of two floors with a veranda, in its garden. */
export function detachedHouse(house: House): string {
  return street(house, { away: 44, wide: 19, base: 1450 }, (eye, light) => {
    const wall = underLight(house.wall, light)
    const wood = underLight(house.wood, light)
    const at: Vec = [-7, 0, 0]
    const size: Vec = [13, 6.2, 9]
    const glass = light.litShare > 0.1 ? light.lamp : light.pane
    const [front] = sidesOf(eye, at, size, wall)
    const windows = [
      [0.9, 3.7, 3.3, 5.6],
      [4.4, 3.7, 6.8, 5.6],
      [8.2, 3.7, 12, 5.6],
      [1, 0.3, 4.4, 2.7],
      [5.2, 0.1, 6.5, 2.6],
    ] as const
    return [
      box(eye, at, size, shades(wall)),
      ...windows.map(([l, b, r, t]) => pane(front, l, b, r, t, glass, wall)),
      hipRoof(eye, [-7, 6.2, 0], [13, 9], 2.6, underLight(house.roof, light)),
      // The wing with the living room, and the veranda before it.
      box(eye, [0.6, 0, -3.2], [6.2, 3.1, 3.2], shades(lighter(wall, 0.12))),
      face(eye, across(1.1, 6.3, 0.2, 2.6, -3.21), glass),
      ...[2.4, 3.7, 5].map((x) =>
        face(eye, across(x, x + 0.1, 0.2, 2.6, -3.22), darker(wall, 0.4)),
      ),
      box(eye, [0, 3.1, -5.2], [7.4, 0.26, 5.4], shades(wood)),
      ...[0.2, 3.6, 7].map((x) => box(eye, [x, 0, -5], [0.2, 3.1, 0.2], shades(wood))),
      box(eye, [0, 0, -5.2], [7.4, 0.14, 2], shades(lighter(wood, 0.2))),
    ].join('')
  })
}

function street(
  house: House,
  { away, wide, base }: { away: number; wide: number; base: number },
  build: (eye: Eye, light: Light) => string,
): string {
  const light: Light = times[house.time]
  const random = randomFrom(`house ${house.id}`)
  const turn = 0.42
  const lift = 3.4
  const focal = (1900 * away) / wide
  const eye: Eye = {
    at: [-Math.sin(turn) * away, lift, -Math.cos(turn) * away],
    focal,
    centre: [WIDTH / 2, base - (focal * lift) / away],
    yaw: turn,
    light: 'right',
  }
  const horizon = eye.centre[1]
  const setting = { random, light, horizon, level: 'low' as const }
  const lawn = mix(light.leaf, light.sunlit, 0.3)
  const parts = [
    gradient('sky', light.sky),
    rect(0, 0, WIDTH, horizon + 4, 'url(#sky)'),
    house.time === 'dusk' ? sun(300, horizon - 260, 64, light) : '',
    clouds(random, light, horizon),
    farTowers(setting, 1.2),
    rect(0, horizon, WIDTH, HEIGHT, lawn),
    treeLine(random, light, { from: -80, to: WIDTH, foot: horizon + 150, height: [330, 520] }),
    rect(0, horizon + 130, WIDTH, HEIGHT, lawn),
    build(eye, light),
    rect(0, base + 130, WIDTH, HEIGHT, mix(light.road, light.sunlit, 0.4)),
    rect(0, base + 118, WIDTH, 22, lighter(light.road, 0.35)),
    palm(170, base + 110, 640, light),
    tree(2270, base + 130, 560, light),
    shrubs(base + 122, light),
  ]
  return picture(parts, house.mirrored)
}

function townhouse(
  eye: Eye,
  [x, y, z]: Vec,
  wall: Colour,
  house: House,
  light: Light,
  index: number,
): string {
  const [w, h] = [5.5, 10 + (index % 2 ? 0.5 : 0)]
  const wood = underLight(house.wood, light)
  const [side] = sidesOf(eye, [x, y, z], [w, h, 9], wall)
  const glass = light.litShare > 0.1 && index % 3 !== 1 ? light.lamp : light.pane
  const dark = darker(wall, 0.4)
  const slats = Array.from({ length: 9 }, (_, i) =>
    side.paint(3.5 + i * 0.18, 6.7, 3.59 + i * 0.18, 9.3, wood),
  )
  return [
    box(eye, [x, y, z], [w - 0.06, h, 9], shades(wall)),
    // Carport and door, balcony, bedroom.
    side.paint(0.3, 0, 3.4, 2.7, dark),
    side.paint(3.8, 0.05, 4.9, 2.5, wood),
    pane(side, 0.5, 3.6, 3.1, 6, glass, wall),
    pane(side, 3.5, 4.2, 5, 6, glass, wall),
    pane(side, 0.5, 6.9, 2.9, 9.1, glass, wall),
    side.paint(3.4, 6.6, 5.1, 9.4, dark),
    ...slats,
    box(eye, [x + 0.2, 3.1, z - 1.3], [3.3, 0.22, 1.3], shades(lighter(wall, 0.2))),
    box(eye, [x + 0.2, 4.15, z - 1.3], [3.3, 0.08, 0.06], shades(dark)),
    ...[0.2, 1.3, 2.4, 3.42].map((at) =>
      box(eye, [x + at, 3.3, z - 1.3], [0.06, 0.9, 0.06], shades(dark)),
    ),
    box(
      eye,
      [x - 0.05, h - 0.05, z - 0.3],
      [w + 0.04, 0.4, 0.3],
      shades(underLight(house.roof, light)),
    ),
    // The gate and its wall.
    box(eye, [x + 3.5, 0, z - 4.6], [1.9, 1.5, 0.18], shades(lighter(wall, 0.1))),
    ...Array.from({ length: 11 }, (_, i) =>
      box(eye, [x + 0.1 + i * 0.3, 0.1, z - 4.55], [0.16, 1.3, 0.06], shades(wood)),
    ),
  ].join('')
}

function pane(
  side: Side,
  left: number,
  low: number,
  right: number,
  high: number,
  glass: Colour,
  wall: Colour,
): string {
  const middle = (left + right) / 2
  return (
    side.paint(left - 0.12, low - 0.12, right + 0.12, high + 0.12, lighter(wall, 0.4)) +
    side.paint(left, low, right, high, glass) +
    side.paint(middle - 0.05, low, middle + 0.05, high, darker(wall, 0.4))
  )
}

function hipRoof(
  eye: Eye,
  [x, y, z]: Vec,
  [w, d]: readonly [number, number],
  rise: number,
  colour: Colour,
): string {
  const over = 1
  const [left, right, near, far] = [x - over, x + w + over, z - over, z + d + over]
  const a: Vec = [x + d / 2, y + rise, z + d / 2]
  const b: Vec = [x + w - d / 2, y + rise, z + d / 2]
  return [
    face(eye, [[left, y, near], [left, y, far], a], darker(colour, 0.22)),
    face(eye, [[left, y, near], [right, y, near], b, a], colour),
    face(eye, across(left, right, y - 0.2, y, near), darker(colour, 0.3)),
    face(eye, along(left, y - 0.2, y, near, far), darker(colour, 0.4)),
  ].join('')
}

function shrubs(y: number, light: Light): string {
  return [120, 420, 560, 1700, 1960]
    .map((x, i) => {
      const r = 60 + (i % 3) * 22
      return path(
        `M${x - r},${y} C${x - r},${y - r * 1.3} ${x + r},${y - r * 1.3} ${x + r},${y} Z`,
        i % 2 ? light.leaf : light.leafShade,
      )
    })
    .join('')
}
