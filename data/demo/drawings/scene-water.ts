import { darker, mix } from './colour.ts'
import { canopy, ripples, treeLine } from './nature.ts'
import type { Setting } from './scene.ts'
import { farTowers, nearTowers } from './scene-city.ts'
import { circle, HEIGHT, line, path, polygon, rect, WIDTH } from './svg.ts'
import type { Light } from './times.ts'

/** The Chao Phraya: its far bank with a temple, a bridge up the river, boats on the water. */
export function river(setting: Setting): string {
  const { random, light, horizon, level } = setting
  const bank = horizon + (level === 'high' ? 130 : 60)
  const quay = level === 'high' ? HEIGHT - 210 : HEIGHT - 120
  const water = { from: 0, to: WIDTH, top: bank + 10, bottom: quay }
  return [
    farTowers(setting, level === 'high' ? 1 : 1.6),
    bridge(random.whole(300, 900), horizon + 18, light),
    canopy(
      random,
      { from: -60, to: WIDTH + 60, top: bank - 34, bottom: bank + 30, bump: 58 },
      mix(light.leaf, light.haze, 0.3),
    ),
    temple(random.whole(1300, 2000), bank - 20, level === 'high' ? 210 : 300, light),
    treeLine(random, light, { from: -40, to: WIDTH, foot: bank + 12, height: [40, 74] }),
    rect(0, bank + 8, WIDTH, HEIGHT, light.water),
    ripples(random, light, water, 34),
    expressBoat(random.whole(300, 1300), bank + (quay - bank) * 0.36, 300, light),
    barges(random.whole(900, 1500), bank + (quay - bank) * 0.16, 120, light),
    longTail(random.whole(1300, 1900), bank + (quay - bank) * 0.66, 330, light),
    treeLine(random, light, { from: -40, to: WIDTH, foot: quay + 150, height: [170, 260] }),
    rect(0, quay + 120, WIDTH, HEIGHT, light.leafShade),
  ].join('')
}

/** A lake in a park, with the city behind its trees. */
export function lake(setting: Setting): string {
  const { random, light, horizon } = setting
  const shore = horizon + 150
  return [
    farTowers(setting, 1.3),
    nearTowers(setting, -60, 180),
    canopy(
      random,
      { from: -60, to: WIDTH + 60, top: shore - 60, bottom: shore + 40, bump: 74 },
      mix(light.leaf, light.haze, 0.25),
    ),
    treeLine(random, light, { from: -40, to: WIDTH, foot: shore + 14, height: [70, 120] }),
    path(
      `M-20,${shore + 16} C600,${shore - 6} 1500,${shore + 30} 2420,${shore} V${HEIGHT - 330} C1700,${HEIGHT - 190} 900,${HEIGHT - 420} -20,${HEIGHT - 280} Z`,
      light.water,
    ),
    ripples(random, light, { from: 0, to: WIDTH, top: shore + 40, bottom: HEIGHT - 420 }, 22),
    // The path around the lake.
    path(
      `M-20,${HEIGHT - 280} C900,${HEIGHT - 420} 1700,${HEIGHT - 190} 2420,${HEIGHT - 330} V${HEIGHT - 268} C1700,${HEIGHT - 110} 900,${HEIGHT - 352} -20,${HEIGHT - 204} Z`,
      light.sunlit,
    ),
    path(
      `M-20,${HEIGHT - 204} C900,${HEIGHT - 352} 1700,${HEIGHT - 110} 2420,${HEIGHT - 268} V${HEIGHT} H-20 Z`,
      mix(light.leaf, light.sunlit, 0.45),
    ),
    treeLine(random, light, { from: -80, to: WIDTH, foot: HEIGHT + 60, height: [230, 320] }),
  ].join('')
}

function bridge(x: number, deck: number, light: Light): string {
  const colour = mix(light.middle, light.haze, 0.15)
  const top = deck - 190
  const stays = [-330, -250, -170, -90, 90, 170, 250, 330].map((away) =>
    line(
      [
        [x, top + Math.abs(away) * 0.12],
        [x + away, deck],
      ],
      colour,
      4,
    ),
  )
  return [
    ...stays,
    rect(x - 560, deck, 1120, 12, colour),
    polygon(
      [
        [x - 24, deck + 60],
        [x - 7, top - 12],
        [x + 7, top - 12],
        [x + 24, deck + 60],
      ],
      colour,
    ),
  ].join('')
}

/** A temple's tower and its lesser ones. */
function temple(x: number, foot: number, height: number, light: Light): string {
  const colour = mix(light.sunlit, light.near, 0.4)
  return [
    prang(x, foot, height, colour),
    prang(x - height * 0.62, foot, height * 0.45, colour),
    prang(x + height * 0.62, foot, height * 0.45, colour),
    rect(x - height * 0.9, foot - height * 0.1, height * 1.8, height * 0.2, darker(colour, 0.12)),
  ].join('')
}

function prang(x: number, foot: number, h: number, colour: string): string {
  const w = h * 0.2
  return (
    path(
      `M${x - w * 1.5},${foot} L${x - w},${foot - h * 0.34} L${x - w * 0.62},${foot - h * 0.38} C${x - w * 0.66},${foot - h * 0.72} ${x - w * 0.3},${foot - h * 0.9} ${x},${foot - h} C${x + w * 0.3},${foot - h * 0.9} ${x + w * 0.66},${foot - h * 0.72} ${x + w * 0.62},${foot - h * 0.38} L${x + w},${foot - h * 0.34} L${x + w * 1.5},${foot} Z`,
      colour,
    ) + rect(x - h * 0.006 - 1, foot - h * 1.12, h * 0.012 + 2, h * 0.14, colour)
  )
}

function expressBoat(x: number, y: number, w: number, light: Light): string {
  const hull = darker(light.sunlit, 0.1)
  return [
    rect(x + w * 0.02, y + 2, w * 1.06, 9, light.waterShine, { round: 4, opacity: 0.8 }),
    path(`M${x},${y - w * 0.09} H${x + w} L${x + w * 0.95},${y} H${x + w * 0.06} Z`, '#d98a4a'),
    rect(x + w * 0.06, y - w * 0.2, w * 0.78, w * 0.03, hull),
    rect(x + w * 0.08, y - w * 0.17, w * 0.74, w * 0.08, light.pane),
    ...[0.22, 0.36, 0.5, 0.64].map((at) => rect(x + w * at, y - w * 0.18, w * 0.02, w * 0.1, hull)),
  ].join('')
}

function barges(x: number, y: number, w: number, light: Light): string {
  return [0, 1, 2]
    .map((i) => {
      const at = x + i * w * 1.12
      const shape = `M${at},${y - w * 0.12} C${at + w * 0.2},${y - w * 0.34} ${at + w * 0.8},${y - w * 0.34} ${at + w},${y - w * 0.12} L${at + w * 0.92},${y} H${at + w * 0.08} Z`
      return path(shape, darker(light.middle, 0.15))
    })
    .join('')
}

function longTail(x: number, y: number, w: number, light: Light): string {
  return [
    rect(x - w * 0.3, y + 3, w * 1.4, 10, light.waterShine, { round: 5, opacity: 0.8 }),
    path(
      `M${x},${y - w * 0.05} C${x + w * 0.4},${y - w * 0.01} ${x + w * 0.8},${y - w * 0.03} ${x + w},${y - w * 0.17} L${x + w * 0.86},${y} H${x + w * 0.04} Z`,
      '#8a5a3c',
    ),
    rect(x + w * 0.2, y - w * 0.15, w * 0.42, w * 0.025, light.sunlit),
    rect(x + w * 0.22, y - w * 0.13, w * 0.012, w * 0.11, light.sunlit),
    rect(x + w * 0.58, y - w * 0.13, w * 0.012, w * 0.11, light.sunlit),
    circle([x + w * 0.97, y - w * 0.15], w * 0.022, '#d65f5f'),
  ].join('')
}
