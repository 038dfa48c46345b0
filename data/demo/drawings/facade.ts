import { type Colour, darker, lighter, mix } from './colour.ts'
import { type GridStyle, sidesOf, windowed } from './facade-grid.ts'
import { type GroundKind, ground } from './facade-ground.ts'
import { clouds, sun } from './nature.ts'
import { type Random, randomFrom } from './random.ts'
import { level } from './room.ts'
import type { Setting } from './scene.ts'
import { farTowers } from './scene-city.ts'
import { towers } from './skyline.ts'
import { box, type Eye, face, metreAt, seen, type Vec } from './space.ts'
import { gradient, HEIGHT, picture, rect, WIDTH } from './svg.ts'
import { type Light, type Time, times } from './times.ts'

/** A building as it is seen from across the street. Metres. */
export type Facade = {
  id: string
  floors: number
  width: number
  depth: number
  style: GridStyle
  wall: Colour
  accent: Colour
  crown: 'parapet' | 'frame' | 'steps' | 'garden' | 'mast'
  /** Floors of a wider base, such as a car park under the homes. */
  podium: number
  /** Every so many floors lies an open, planted one. */
  skyGardens?: number
  /** A second block of so many floors beside it. */
  second?: number
  ground: GroundKind
  /** The colour of the line whose train passes. */
  stripe?: Colour
  time: Exclude<Time, 'night'>
  mirrored?: boolean
}

const STOREY = 3.25
const TURN = 0.52

/** A picture of a building by day or at dusk. */
export function facade(building: Facade): string {
  const light: Light = times[building.time]
  const random = randomFrom(`facade ${building.id}`)
  const height = building.floors * STOREY + 6
  const eye = eyeOn(height, building)
  const horizon = eye.centre[1]
  const setting: Setting = { random, light, horizon, level: 'middle' }
  const parts = [
    gradient('sky', light.sky),
    rect(0, 0, WIDTH, horizon + 4, 'url(#sky)'),
    building.time === 'dusk' ? sun(420, horizon - 150, 60, light) : '',
    clouds(random, light, horizon),
    rect(0, horizon, WIDTH, HEIGHT, light.haze),
    farTowers(setting, 1.6),
    neighbours(setting, building),
    ground(eye, building, light, random, 'behind'),
    block(eye, building, light, random),
    ground(eye, building, light, random, 'before'),
  ]
  return picture(parts, building.mirrored)
}

/** Buildings a street or two away, paler than the one that matters. */
function neighbours(setting: Setting, { floors }: Facade): string {
  const { random, light, horizon } = setting
  const tall = floors > 12 ? 1 : 0.55
  return towers(random, light, {
    from: random.whole(-260, -60),
    to: WIDTH,
    base: horizon + 60,
    height: [260 * tall, 760 * tall],
    width: [130, 240],
    gap: [90, 420],
    colour: mix(light.far, light.middle, 0.4),
    windows: 'bands',
    storey: 30,
  })
}

function eyeOn(height: number, { width, floors, ground: kind }: Facade): Eye {
  const away = Math.max(height * 2.2, width * 2.5, 70)
  const lift = Math.min(13, Math.max(5, height * 0.2))
  const tall = floors > 12 ? 1400 : 980
  const focal = Math.min((tall * away) / height, ((floors > 12 ? 1250 : 1520) * away) / width)
  const base = kind === 'river' ? 1560 : 1600
  return {
    at: [-Math.sin(TURN) * away, lift, -Math.cos(TURN) * away],
    focal,
    centre: [WIDTH / 2, base - (focal * lift) / away],
    yaw: TURN,
    light: 'right',
  }
}

function block(eye: Eye, building: Facade, light: Light, random: Random): string {
  const { width, depth, floors, podium, second } = building
  const parts: string[] = []
  const wall = underLight(building.wall, light)
  if (second) {
    const x = width / 2 + 4
    parts.push(
      tower(
        eye,
        { ...building, floors: second, podium: 0, width: width * 0.8 },
        [x, 0, depth * 0.15],
        light,
        random,
      ),
    )
  }
  if (podium > 0) parts.push(base(eye, building, wall, light))
  parts.push(
    tower(
      eye,
      { ...building, floors: floors - podium },
      [-width / 2, podium * STOREY, -depth / 2],
      light,
      random,
    ),
  )
  return parts.join('')
}

function tower(eye: Eye, building: Facade, at: Vec, light: Light, random: Random): string {
  const { width, depth, floors, style, skyGardens, crown } = building
  const wall = underLight(building.wall, light)
  const accent = underLight(building.accent, light)
  const height = floors * STOREY
  const size: Vec = [width, height, depth]
  const parts = [crownOn(eye, crown, [at[0], at[1] + height, at[2]], size, wall, accent, light)]
  const from = at[1] === 0 ? STOREY * 1.2 : 0
  const grid = {
    floors: at[1] === 0 ? floors - 1 : floors,
    bay: style === 'loft' ? 5.4 : 3.9,
    from,
    light,
    random,
    accent,
  }
  for (const side of sidesOf(eye, at, size, wall).reverse()) {
    parts.push(windowed(side, style, grid))
    for (let floor = skyGardens ?? 0; skyGardens && floor < floors - 2; floor += skyGardens) {
      const up = floor * STOREY
      parts.push(side.paint(0, up, side.width, up + STOREY * 1.5, darker(wall, 0.42)))
      parts.push(
        side.paint(
          0,
          up,
          side.width,
          up + STOREY * 0.55,
          side.isLit ? light.leaf : light.leafShade,
        ),
      )
    }
    if (at[1] === 0) {
      const glass = building.time === 'dusk' ? light.lamp : light.pane
      parts.push(side.paint(side.width * 0.08, 0, side.width * 0.92, STOREY, glass))
      parts.push(
        side.paint(0, STOREY, side.width, STOREY * 1.16, side.isLit ? accent : darker(accent, 0.2)),
      )
    }
  }
  return parts.join('')
}

/** A base with the lobby at street level and louvres above it. */
function base(
  eye: Eye,
  { width, depth, podium, time, accent }: Facade,
  wall: Colour,
  light: Light,
) {
  const out = 5
  const at: Vec = [-width / 2 - out, 0, -depth / 2 - out]
  const size: Vec = [width + 2 * out, podium * STOREY, depth + 2 * out]
  const stone = darker(wall, 0.1)
  const parts = [
    box(eye, at, size, { front: stone, top: light.leaf, lit: stone, shaded: darker(stone, 0.24) }),
  ]
  for (const side of sidesOf(eye, at, size, stone).reverse()) {
    parts.push(side.paint(0, 0, side.width, size[1], side.wall))
    const louvre = darker(side.wall, 0.14)
    for (let up = STOREY * 1.5; up < size[1] - 1; up += 1.1) {
      parts.push(side.paint(1.2, up, side.width - 1.2, up + 0.5, louvre))
    }
    const glass = time === 'dusk' ? light.lamp : light.pane
    parts.push(side.paint(side.width * 0.12, 0, side.width * 0.88, STOREY * 1.1, glass))
    const band = underLight(accent, light)
    parts.push(
      side.paint(
        side.width * 0.08,
        STOREY * 1.1,
        side.width * 0.92,
        STOREY * 1.3,
        side.isLit ? band : darker(band, 0.2),
      ),
    )
  }
  return parts.join('')
}

function crownOn(
  eye: Eye,
  crown: Facade['crown'],
  [x, y, z]: Vec,
  [w, , d]: Vec,
  wall: Colour,
  accent: Colour,
  light: Light,
): string {
  const roof = face(eye, level(x, x + w, y, z, z + d), lighter(wall, 0.1))
  const small = (share: number, h: number, colour: Colour) =>
    box(
      eye,
      [x + (w * (1 - share)) / 2, y, z + (d * (1 - share)) / 2],
      [w * share, h, d * share],
      shades(colour),
    )
  switch (crown) {
    case 'parapet':
      return (
        small(0.5, 4, darker(wall, 0.05)) +
        box(eye, [x - 0.3, y - 0.2, z - 0.3], [w + 0.6, 1.6, d + 0.6], shades(accent)) +
        roof
      )
    case 'steps':
      return small(0.34, 13, wall) + small(0.62, 8, wall) + small(0.84, 4, wall)
    case 'mast': {
      const [mx, my] = seen(eye, [x + w / 2, y + 5, z + d / 2])
      const tip = seen(eye, [x + w / 2, y + 19, z + d / 2])[1]
      return (
        rect(mx - 4, tip, 8, my - tip, darker(wall, 0.3)) + small(0.55, 5.5, darker(wall, 0.06))
      )
    }
    case 'frame': {
      const posts = [0.02, 0.34, 0.66, 0.96].flatMap((at) => [
        box(eye, [x + w * at, y, z], [w * 0.03, 6, 0.6], shades(lighter(wall, 0.1))),
        box(eye, [x, y, z + d * at], [0.6, 6, d * 0.03], shades(darker(wall, 0.1))),
      ])
      return [
        small(0.6, 4, darker(wall, 0.12)),
        ...posts,
        box(eye, [x - 0.2, y + 6, z - 0.2], [w + 0.4, 0.9, d + 0.4], shades(accent)),
      ].join('')
    }
    case 'garden': {
      const bushes = [0.1, 0.25, 0.42, 0.58, 0.74, 0.9].map((at, i) => {
        const [bx, by] = seen(eye, [x + w * at, y, z + 1.5])
        const r = metreAt(eye, [x + w * at, y, z]) * (1.1 + (i % 3) * 0.35)
        return `<circle cx="${bx.toFixed(0)}" cy="${(by - r * 0.5).toFixed(0)}" r="${r.toFixed(0)}" fill="${i % 2 ? light.leaf : light.leafShade}"/>`
      })
      return small(0.4, 4, darker(wall, 0.08)) + bushes.join('')
    }
  }
}

/** The sides of a block outdoors. */
export function shades(colour: Colour) {
  return { front: colour, top: lighter(colour, 0.15), lit: colour, shaded: darker(colour, 0.24) }
}

/** A wall's colour in this light. */
export function underLight(colour: Colour, light: Light): Colour {
  return light.litShare > 0.1 ? mix(colour, light.near, 0.5) : mix(colour, light.haze, 0.08)
}
