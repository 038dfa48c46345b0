import { mix } from './colour.ts'
import { canopy } from './nature.ts'
import type { Setting } from './scene.ts'
import { towers } from './skyline.ts'
import { HEIGHT, polygon, rect, WIDTH } from './svg.ts'

/** Roofs and towers: looked down upon from high floors, looked up to from low ones. */
export function city(setting: Setting): string {
  const { level } = setting
  if (level === 'high')
    return farTowers(setting, 1) + roofs(setting) + nearTowers(setting, -120, 260)
  if (level === 'middle')
    return farTowers(setting, 1.5) + roofs(setting) + nearTowers(setting, 60, 420)
  return farTowers(setting, 2) + roofs(setting) + nearTowers(setting, 240, 620)
}

/** Two rows of towers on the horizon, the far one paler. `rise` enlarges them. */
export function farTowers({ random, light, horizon }: Setting, rise: number): string {
  return (
    towers(random, light, {
      from: -20,
      to: WIDTH,
      base: horizon + 6,
      height: [14 * rise, 100 * rise],
      width: [24, 66],
      gap: [-12, 34],
      colour: mix(light.far, light.haze, 0.25),
      windows: 'none',
    }) +
    towers(random, light, {
      from: -60,
      to: WIDTH,
      base: horizon + 46,
      height: [60 * rise, 230 * rise],
      width: [54, 120],
      gap: [10, 190],
      colour: light.far,
      windows: light.litShare > 0 ? 'cells' : 'none',
      storey: 17,
    })
  )
}

/** The low city below the horizon: trees, and roofs that grow towards the viewer. */
export function roofs({ random, light, horizon }: Setting): string {
  const parts = [rect(0, horizon + 30, WIDTH, HEIGHT - horizon, mix(light.leaf, light.haze, 0.45))]
  const rows = 10
  for (let row = 0; row < rows; row++) {
    const near = (row + 1) / rows
    const y = horizon + 40 + (HEIGHT - horizon) * near ** 1.7 * 0.86
    const size = 34 + 130 * near ** 1.5
    const leaf = mix(light.leaf, light.haze, 0.5 - 0.5 * near)
    parts.push(
      canopy(random, { from: -80, to: WIDTH + 80, top: y, bottom: HEIGHT, bump: size * 0.6 }, leaf),
    )
    for (let x = -size * random.share(); x < WIDTH; ) {
      const w = size * (0.6 + random.share() * 0.9)
      const row = random.chance(0.3) ? random.whole(2, 4) : 1
      const paint = paintAt(light, near, random.share())
      const kind = random.share()
      for (let i = 0; i < row; i++) {
        parts.push(house(paint, x, y, w, kind))
        if (random.chance(light.litShare)) {
          parts.push(rect(x + w * 0.2, y - w * 0.16, w * 0.16, w * 0.1, light.lamp))
        }
        x += w
      }
      x += size * (0.1 + random.share() * 1.1)
    }
  }
  return parts.join('')
}

type Paint = { wall: string; roof: string; shade: string }

/** Most roofs are pale concrete, some are tiled. */
function paintAt(light: Setting['light'], near: number, draw: number): Paint {
  const fade = 0.55 * (1 - near)
  const tiles = draw < 0.2 ? 0.5 : 0
  return {
    wall: mix(mix(light.middle, light.sunlit, 0.35 + draw * 0.25), light.haze, fade),
    roof: mix(mix(light.sunlit, '#a85f4a', tiles), light.haze, fade),
    shade: mix(light.middle, light.haze, fade),
  }
}

/** A shophouse row or a small block from above: a flat roof and the wall under it. */
function house({ wall, roof, shade }: Paint, x: number, y: number, w: number, kind: number) {
  const h = w * (0.3 + kind * 0.45)
  const deep = w * 0.24
  const slip = w * 0.1
  const top = y - h
  return [
    rect(x, top, w, h, wall),
    rect(x + w * 0.72, top, w * 0.28, h, shade),
    polygon(
      [
        [x, top],
        [x + slip, top - deep],
        [x + w + slip * 0.4, top - deep],
        [x + w, top],
      ],
      roof,
    ),
    kind > 0.6 ? rect(x + w * 0.3, top - deep * 0.9, w * 0.18, deep * 0.5, shade) : '',
  ].join('')
}

/** A few towers close by. Their tops stand between `low` and `high` pixels above the horizon. */
export function nearTowers({ random, light, horizon }: Setting, low: number, high: number): string {
  const base = HEIGHT + 40
  return towers(random, light, {
    from: random.whole(-200, 200),
    to: WIDTH,
    base,
    height: [base - horizon + low, base - horizon + high],
    width: [170, 330],
    gap: [260, 760],
    colour: light.middle,
    windows: 'bands',
    storey: 44,
  })
}
