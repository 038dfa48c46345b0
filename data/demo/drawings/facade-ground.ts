import { darker, lighter, mix } from './colour.ts'
import { canopy, palm, ripples, tree, treeLine } from './nature.ts'
import { viaduct } from './rail.ts'
import type { Random } from './random.ts'
import { type Eye, metreAt, seen, type Vec } from './space.ts'
import { HEIGHT, path, rect, WIDTH } from './svg.ts'
import type { Light } from './times.ts'

/** What lies before a building. */
export type GroundKind = 'street' | 'viaduct' | 'river' | 'garden'

type Site = {
  width: number
  depth: number
  floors: number
  ground: GroundKind
  stripe?: string
}

/** The ground behind a building, or what stands before it. */
export function ground(
  eye: Eye,
  site: Site,
  light: Light,
  random: Random,
  part: 'behind' | 'before',
): string {
  const horizon = eye.centre[1]
  const foot = seen(eye, [0, 0, 0])[1]
  if (part === 'behind') return behind(site, light, random, horizon, foot)
  switch (site.ground) {
    case 'street':
      return trees(eye, site, light, random) + street(light, foot)
    case 'viaduct':
      return (
        hedge(light, random, foot) + street(light, foot) + rails(light, random, foot, site.stripe)
      )
    case 'river':
      return trees(eye, site, light, random) + water(light, random, foot)
    case 'garden':
      return lawn(light, foot) + trees(eye, site, light, random) + closeTrees(light, random)
  }
}

function behind(site: Site, light: Light, random: Random, horizon: number, foot: number): string {
  const height: readonly [number, number] = site.floors > 12 ? [70, 120] : [150, 240]
  return (
    rect(0, horizon + 20, WIDTH, HEIGHT, mix(light.leaf, light.haze, 0.35)) +
    treeLine(random, light, { from: -60, to: WIDTH, foot: (horizon + foot) / 2 + 30, height }) +
    rect(0, foot - 6, WIDTH, HEIGHT, site.ground === 'garden' ? light.leaf : light.road)
  )
}

/** Trees along the pavement, left and right of the entrance, in their true size. */
function trees(eye: Eye, { width, depth, floors }: Site, light: Light, random: Random): string {
  const parts: { away: number; drawn: string }[] = []
  const near = -depth / 2 - 10
  const add = (at: Vec, metres: number) => {
    const [x, y] = seen(eye, at)
    const size = metreAt(eye, at) * metres
    parts.push({ away: -metreAt(eye, at), drawn: tree(x, y, size, light) })
  }
  const reach = Math.max(width, 30)
  for (let x = -reach * 1.5; x < reach * 2.2; x += 9 + random.share() * 4) {
    if (Math.abs(x) < width * 0.22) continue
    add([x, 0, near - random.share() * 2], 7.5 + random.share() * (floors > 12 ? 5 : 2.5))
  }
  for (let z = near; z < depth * 2.4; z += 10) add([-width / 2 - 12, 0, z], 8 + random.share() * 4)
  return parts
    .sort((a, b) => a.away - b.away)
    .reverse()
    .map(({ drawn }) => drawn)
    .join('')
}

function hedge(light: Light, random: Random, foot: number): string {
  const area = { from: -60, to: WIDTH + 60, top: foot + 10, bottom: foot + 90, bump: 46 }
  return canopy(random, area, light.leafShade)
}

function street(light: Light, foot: number): string {
  const curb = foot + 74
  return [
    rect(0, curb - 14, WIDTH, 18, lighter(light.road, 0.25)),
    rect(0, curb, WIDTH, HEIGHT - curb, darker(light.road, 0.12)),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(60 + i * 290, curb + 66, 150, 9, lighter(light.road, 0.35), { round: 4 }),
    ),
  ].join('')
}

function rails(light: Light, random: Random, foot: number, stripe?: string): string {
  const deck = foot - 60
  const train = random.whole(760, 1200)
  return viaduct(random, light, {
    deck,
    foot: HEIGHT,
    scale: 1.05,
    train,
    ...(stripe && { stripe }),
  })
}

function water(light: Light, random: Random, foot: number): string {
  const quay = foot + 40
  return [
    rect(0, quay - 26, WIDTH, 40, mix(light.sunlit, light.middle, 0.3)),
    rect(0, quay + 8, WIDTH, HEIGHT - quay, light.water),
    ripples(random, light, { from: 0, to: WIDTH, top: quay + 20, bottom: HEIGHT }, 26),
    boat(random.whole(300, 900), quay + 128, light),
    palm(180, quay - 10, 250, light),
    palm(2240, quay - 10, 220, light),
  ].join('')
}

function boat(x: number, y: number, light: Light): string {
  return [
    rect(x - 20, y + 4, 520, 10, light.waterShine, { round: 5, opacity: 0.8 }),
    path(`M${x},${y - 44} H${x + 470} L${x + 440},${y} H${x + 26} Z`, '#d98a4a'),
    rect(x + 30, y - 100, 370, 14, lighter(light.sunlit, 0.2)),
    rect(x + 40, y - 88, 346, 44, light.pane),
    ...[0, 1, 2, 3, 4].map((i) => rect(x + 40 + i * 85, y - 90, 8, 48, lighter(light.sunlit, 0.2))),
  ].join('')
}

function lawn(light: Light, foot: number): string {
  return [
    rect(0, foot - 4, WIDTH, HEIGHT, mix(light.leaf, light.sunlit, 0.28)),
    path(
      `M1040,${HEIGHT} C1120,${foot + 120} 1180,${foot + 60} 1190,${foot} H1260 C1290,${foot + 60} 1400,${foot + 130} 1520,${HEIGHT} Z`,
      mix(light.sunlit, light.haze, 0.2),
    ),
  ].join('')
}

function closeTrees(light: Light, random: Random): string {
  return (
    tree(random.whole(40, 200), HEIGHT + 30, 560, light) +
    tree(random.whole(2180, 2330), HEIGHT + 20, 640, light)
  )
}
