import { darker, lighter, mix } from './colour.ts'
import { treeLine } from './nature.ts'
import type { Setting } from './scene.ts'
import { farTowers, nearTowers } from './scene-city.ts'
import { HEIGHT, rect, WIDTH } from './svg.ts'

/** The house opposite: balconies, washing, an air conditioner each; sky on one side of it. */
export function acrossTheStreet(setting: Setting): string {
  const { random, light, horizon } = setting
  const left = random.chance(0.5) ? 260 : -120
  const width = 1960
  const wall = mix(light.sunlit, light.haze, 0.25)
  const storey = 400
  const bay = 490
  const parts = [
    farTowers(setting, 2.4),
    nearTowers(setting, 120, 400),
    rect(left, 0, width, HEIGHT, wall),
    rect(left + width - 130, 0, 130, HEIGHT, darker(wall, 0.14)),
  ]
  const first = (horizon % storey) - storey
  for (let y = first; y < HEIGHT; y += storey) {
    parts.push(rect(left, y + storey - 40, width, 14, darker(wall, 0.1)))
    for (let x = left + 70; x + bay < left + width - 60; x += bay) {
      parts.push(balcony(setting, x, y + 60, bay - 90, storey - 100, wall))
    }
  }
  parts.push(
    treeLine(random, light, { from: -60, to: WIDTH, foot: HEIGHT + 60, height: [260, 380] }),
  )
  return parts.join('')
}

function balcony(
  { random, light }: Setting,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
): string {
  const isLit = random.chance(light.litShare + 0.05)
  const glass = isLit ? light.lamp : light.pane
  const rail = lighter(wall, 0.35)
  const plant = random.chance(0.4)
  return [
    rect(x, y, w, h, darker(wall, 0.22)),
    rect(x + 14, y + 24, w * 0.58, h - 30, glass),
    rect(x + 14 + w * 0.28, y + 24, 8, h - 30, darker(wall, 0.3)),
    rect(x + w * 0.68, y + h * 0.28, w * 0.24, h * 0.22, lighter(wall, 0.25), { round: 6 }),
    plant ? rect(x + w * 0.7, y + h * 0.56, w * 0.16, h * 0.2, light.leaf, { round: 30 }) : '',
    rect(x - 8, y + h * 0.66, w + 16, 12, rail),
    ...Array.from({ length: 12 }, (_, i) =>
      rect(x + (i * w) / 11 - 3, y + h * 0.66, 6, h * 0.34, rail),
    ),
    rect(x - 8, y + h - 8, w + 16, 18, rail),
  ].join('')
}
