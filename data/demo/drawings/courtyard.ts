import { darker, lighter, mix } from './colour.ts'
import { underLight } from './facade.ts'
import { sideOf } from './facade-grid.ts'
import { familyAt } from './families.ts'
import { canopy, clouds, tree } from './nature.ts'
import { randomFrom } from './random.ts'
import { level } from './room.ts'
import type { DemoPicture } from './rows.ts'
import { farTowers } from './scene-city.ts'
import { block, drawn } from './solid.ts'
import { type Eye, face, metreAt, seen } from './space.ts'
import { gradient, HEIGHT, rect, WIDTH } from './svg.ts'
import { type Light, times } from './times.ts'

const [NEAR, FAR, HALF] = [-6, 44, 11]
const FLOORS = 5
const STOREY = 3.2

/** The garden between two wings of a house: a path under trees, a bench, balconies on both sides. */
export function courtyard(spec: DemoPicture): string[] {
  const light: Light = times[spec.time]
  const family = familyAt(spec.family, spec.time)
  const random = randomFrom(spec.name)
  const eye: Eye = {
    at: [1, 2.2, -16],
    focal: 1750,
    centre: [WIDTH / 2 + 60, HEIGHT * 0.6],
    yaw: 0,
    light: 'left',
  }
  const horizon = eye.centre[1]
  const setting = { random, light, horizon, level: 'low' as const }
  const lawn = mix(light.leaf, light.sunlit, 0.32)
  return [
    gradient('sky', light.sky),
    rect(0, 0, WIDTH, horizon + 4, 'url(#sky)'),
    clouds(random, light, horizon),
    farTowers(setting, 2.6),
    canopy(
      random,
      { from: -60, to: WIDTH + 60, top: horizon - 110, bottom: HEIGHT, bump: 90 },
      mix(light.leaf, light.haze, 0.3),
    ),
    face(eye, level(-40, 40, 0, -12, FAR + 10), lawn),
    ...wings(eye, family.feature, light, random.share()),
    face(eye, level(-1.5, 1.5, 0.01, -12, FAR), mix(light.sunlit, '#ffffff', 0.2)),
    trees(eye, light, random.share()),
    drawn(eye, [
      block([2.4, 0.42, -3.2], [1.9, 0.07, 0.5], family.wood),
      block([2.5, 0, -3.1], [0.08, 0.42, 0.36], family.darkWood),
      block([4.1, 0, -3.1], [0.08, 0.42, 0.36], family.darkWood),
      block([2.4, 0.62, -2.74], [1.9, 0.34, 0.06], family.wood),
    ]),
  ]
}

function wings(eye: Eye, colour: string, light: Light, draw: number): string[] {
  const height = FLOORS * STOREY
  const width = FAR - NEAR
  const wall = underLight(mix(colour, '#ffffff', 0.35 + draw * 0.2), light)
  const sides = [
    sideOf(eye, [width, height], lighter(wall, 0.1), true, (a, up) => [-HALF, up, FAR - a]),
    sideOf(eye, [width, height], darker(wall, 0.16), false, (a, up) => [HALF, up, NEAR + a]),
  ]
  return sides.map((side) => {
    const parts = [side.paint(0, 0, width, height, side.wall)]
    const bays = 8
    const bay = width / bays
    for (let floor = 0; floor < FLOORS; floor++) {
      const up = floor * STOREY
      for (let i = 0; i < bays; i++) {
        const [left, right] = [i * bay + 0.7, (i + 1) * bay - 0.7]
        parts.push(side.paint(left, up + 0.1, right, up + 2.6, darker(side.wall, 0.24)))
        parts.push(side.paint(left + 0.5, up + 0.2, left + 2.9, up + 2.4, light.pane))
        parts.push(side.paint(left - 0.2, up, right + 0.2, up + 1, lighter(side.wall, 0.3)))
      }
      parts.push(side.paint(0, up + 2.95, width, up + 3.2, lighter(side.wall, 0.22)))
    }
    return parts.join('')
  })
}

function trees(eye: Eye, light: Light, draw: number): string {
  const places = [36, 29, 22, 15, 8, 1].flatMap((z, i) => [
    { x: -5.4 - (i % 2) * 1.6, z: z + draw * 3, tall: 7.5 + (i % 3) },
    { x: 5.2 + (i % 2) * 1.4, z: z - 2 + draw * 3, tall: 6.5 + ((i + 1) % 3) },
  ])
  return places
    .sort((a, b) => b.z - a.z)
    .map(({ x, z, tall }) => {
      const [px, py] = seen(eye, [x, 0, z])
      return tree(px, py, metreAt(eye, [x, 0, z]) * tall, light)
    })
    .join('')
}
