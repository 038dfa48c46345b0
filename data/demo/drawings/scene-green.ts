import { darker, lighter, mix } from './colour.ts'
import { canopy, palm, ripples, tree, treeLine } from './nature.ts'
import type { Setting } from './scene.ts'
import { farTowers, nearTowers } from './scene-city.ts'
import { ellipse, HEIGHT, path, polygon, rect, WIDTH } from './svg.ts'

/** A park from above: tree tops, a pond, a path, and the towers on its far side. */
export function park(setting: Setting): string {
  const { random, light, horizon } = setting
  const parts = [farTowers(setting, 1.4), nearTowers(setting, -40, 260)]
  const rows = 6
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1)
    const top = horizon + 90 + (HEIGHT - horizon - 200) * near ** 1.5
    const leaf = row % 2 ? light.leaf : light.leafShade
    const area = { from: -120, to: WIDTH + 120, top, bottom: HEIGHT, bump: 70 + 190 * near }
    parts.push(canopy(random, area, mix(leaf, light.haze, 0.42 * (1 - near))))
    if (row === 2) parts.push(pond(random.whole(700, 1500), top + 110, light))
  }
  return parts.join('')
}

function pond(x: number, y: number, light: Setting['light']): string {
  return (
    ellipse([x, y], 420, 62, light.sunlit) +
    ellipse([x, y - 6], 396, 52, light.water) +
    ellipse([x - 90, y - 14], 150, 10, light.waterShine, { opacity: 0.7 })
  )
}

/** The house's own garden: close trees, a hedge and a lawn. */
export function garden(setting: Setting): string {
  const { random, light, horizon } = setting
  const lawn = horizon + 260
  return [
    farTowers(setting, 2.2),
    canopy(
      random,
      { from: -80, to: WIDTH + 80, top: horizon - 120, bottom: HEIGHT, bump: 150 },
      mix(light.leaf, light.haze, 0.35),
    ),
    treeLine(random, light, { from: -60, to: WIDTH, foot: lawn, height: [260, 420] }),
    canopy(
      random,
      { from: -60, to: WIDTH + 60, top: lawn - 40, bottom: HEIGHT, bump: 60 },
      light.leafShade,
    ),
    rect(0, lawn + 60, WIDTH, HEIGHT, mix(light.leaf, light.sunlit, 0.25)),
    palm(random.whole(500, 1100), lawn + 110, 620, light),
    tree(random.whole(1500, 2200), lawn + 150, 640, light),
  ].join('')
}

/** The pool below: deck, water with steps, loungers, palms along its edge. */
export function pool(setting: Setting): string {
  const { random, light, horizon } = setting
  const far = horizon + 330
  const near = HEIGHT - 90
  const deck = mix(light.sunlit, '#ffffff', 0.15)
  const water = mix(light.water, '#4fa3ae', 0.55)
  return [
    farTowers(setting, 1.8),
    nearTowers(setting, 100, 420),
    canopy(
      random,
      { from: -60, to: WIDTH + 60, top: far - 170, bottom: HEIGHT, bump: 110 },
      light.leafShade,
    ),
    treeLine(random, light, { from: -60, to: WIDTH, foot: far - 20, height: [150, 230] }),
    rect(0, far - 30, WIDTH, HEIGHT, deck),
    polygon(
      [
        [520, far + 40],
        [1900, far + 40],
        [2290, near],
        [150, near],
      ],
      lighter(deck, 0.35),
    ),
    polygon(
      [
        [560, far + 62],
        [1860, far + 62],
        [2200, near - 30],
        [240, near - 30],
      ],
      darker(water, 0.18),
    ),
    polygon(
      [
        [560, far + 84],
        [1860, far + 84],
        [2200, near - 30],
        [240, near - 30],
      ],
      water,
    ),
    ripples(random, light, { from: 520, to: 1780, top: far + 120, bottom: near - 90 }, 16),
    ...[760, 1010, 1260, 1510].map((x) => lounger(x, far + 16, light)),
    palm(260, far + 20, 430, light),
    palm(2120, far + 6, 480, light),
  ].join('')
}

function lounger(x: number, y: number, light: Setting['light']): string {
  return (
    path(`M${x},${y} h120 v-10 h-78 l-30,-44 l-12,6 Z`, lighter(light.sunlit, 0.5)) +
    rect(x + 8, y, 6, 16, light.middle) +
    rect(x + 106, y, 6, 16, light.middle)
  )
}
