import { type Colour, lighter } from './colour.ts'
import type { Random } from './random.ts'
import { circle, path, rect, short } from './svg.ts'
import type { Light } from './times.ts'

/** A broad tree of the city: a trunk and a crown of three rounds. Its foot stands at the point. */
export function tree(x: number, foot: number, height: number, light: Light): string {
  const r = height * 0.34
  const crown = foot - height * 0.62
  return [
    rect(x - height * 0.03, foot - height * 0.45, height * 0.06, height * 0.45, light.leafShade),
    circle([x + r * 0.55, crown + r * 0.28], r * 0.72, light.leafShade),
    circle([x - r * 0.5, crown + r * 0.22], r * 0.78, light.leaf),
    circle([x, crown - r * 0.2], r * 0.86, light.leaf),
  ].join('')
}

/** A row of trees along the ground; the crowns run into each other. */
export function treeLine(
  random: Random,
  light: Light,
  row: { from: number; to: number; foot: number; height: readonly [number, number] },
): string {
  const parts: string[] = []
  for (let x = row.from; x < row.to; ) {
    const height = random.whole(...row.height)
    parts.push(tree(x, row.foot, height, light))
    x += height * (0.42 + random.share() * 0.3)
  }
  return parts.join('')
}

/** Tree tops from above or far away: a soft, scalloped mass that fills the picture below it. */
export function canopy(
  random: Random,
  area: { from: number; to: number; top: number; bottom: number; bump: number },
  fill: Colour,
): string {
  let data = `M${short(area.from)},${short(area.bottom)} L${short(area.from)},${short(area.top)}`
  for (let x = area.from; x < area.to; ) {
    const w = area.bump * (0.8 + random.share() * 0.7)
    const lift = area.bump * (0.2 + random.share() * 0.22)
    data += ` c${short(w * 0.05)},${short(-lift * 1.6)} ${short(w * 0.95)},${short(-lift * 1.6)} ${short(w)},0`
    x += w
  }
  return path(`${data} V${short(area.bottom)} Z`, fill)
}

/** A palm: a leaning trunk and seven fronds. */
export function palm(x: number, foot: number, height: number, light: Light): string {
  const top = foot - height
  const lean = height * 0.1
  const w = height * 0.022
  const trunk = `M${short(x - w)},${short(foot)} Q${short(x)},${short(foot - height * 0.5)} ${short(x + lean - w)},${short(top)} L${short(x + lean + w)},${short(top)} Q${short(x + w * 2.4)},${short(foot - height * 0.5)} ${short(x + w)},${short(foot)} Z`
  const fronds = [-1, -0.72, -0.3, 0.05, 0.4, 0.8, 1].map((way, i) => {
    const dx = way * height * 0.34
    const dy = (Math.abs(way) - 0.62) * height * 0.3
    const [cx, cy] = [x + lean + dx * 0.5, top + dy - height * 0.16]
    const data = `M${short(x + lean)},${short(top)} Q${short(cx)},${short(cy)} ${short(x + lean + dx)},${short(top + dy)} Q${short(cx)},${short(cy + height * 0.09)} ${short(x + lean)},${short(top)} Z`
    return path(data, i % 2 ? light.leafShade : light.leaf)
  })
  return path(trunk, light.leafShade) + fronds.join('')
}

/** A few flat clouds. */
export function clouds(random: Random, light: Light, horizon: number): string {
  const parts: string[] = []
  const fill = lighter(light.sky.at(-1) ?? light.haze, 0.35)
  for (let i = 0; i < 4; i++) {
    const x = random.whole(0, 2400)
    const y = horizon * (0.18 + random.share() * 0.55)
    const w = random.whole(240, 520)
    parts.push(rect(x - w / 2, y, w, 30, fill, { round: 15, opacity: 0.55 }))
    parts.push(rect(x - w * 0.22, y - 26, w * 0.55, 30, fill, { round: 15, opacity: 0.55 }))
  }
  return parts.join('')
}

/** Long bright strokes on water. */
export function ripples(
  random: Random,
  light: Light,
  area: { from: number; to: number; top: number; bottom: number },
  count: number,
): string {
  const parts: string[] = []
  for (let i = 0; i < count; i++) {
    const depth = random.share() ** 1.4
    const y = area.top + (area.bottom - area.top) * depth
    const w = 40 + 260 * depth * (0.5 + random.share())
    const x = area.from + random.share() * (area.to - area.from)
    parts.push(rect(x, y, w, 3 + depth * 7, light.waterShine, { round: 5, opacity: 0.6 }))
  }
  return parts.join('')
}

/** The sun or the moon, low over the horizon, with a wider glow. */
export function sun(x: number, y: number, r: number, light: Light): string {
  return (
    circle([x, y], r * 2.1, light.sun, { opacity: 0.22 }) +
    circle([x, y], r, light.sun, { opacity: 0.95 })
  )
}
