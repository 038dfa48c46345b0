import { darker } from './colour.ts'
import type { Family } from './families.ts'
import { type Solid, upright } from './solid.ts'
import type { Vec } from './space.ts'
import { path, rect } from './svg.ts'

/** A plant in a pot. Heights in metres: about 1.5 for a fig, 1.2 for an areca, 0.8 for a snake plant. */
export function plant(
  foot: Vec,
  kind: 'fig' | 'areca' | 'snake' | 'monstera',
  family: Family,
): Solid {
  const { leaf } = family
  const shade = darker(leaf, 0.18)
  const drawings = {
    fig: { size: [0.36, 1.6], parts: [...pot(family.stone, 17, 30), ...fig(leaf, shade)] },
    areca: { size: [0.36, 1.35], parts: [...areca(leaf, shade), ...pot(family.accent, 17, 28)] },
    snake: { size: [0.3, 0.85], parts: [...snake(leaf, shade), ...pot(family.linen, 14, 24)] },
    monstera: {
      size: [0.9, 1.1],
      parts: [...monstera(leaf, shade), ...pot(family.second, 16, 28)],
    },
  } as const
  const { size, parts } = drawings[kind]
  return upright(foot, size, [...parts])
}

function pot(colour: string, half: number, height: number): string[] {
  return [
    path(`M${-half},${-height} H${half} L${half * 0.74},0 H${-half * 0.74} Z`, colour),
    path(
      `M${half * 0.3},${-height} H${half} L${half * 0.74},0 H${half * 0.24} Z`,
      darker(colour, 0.1),
    ),
    rect(-half - 1.5, -height - 3, half * 2 + 3, 5, colour, { round: 1.5 }),
  ]
}

/** A leaf from one point to another, as wide as a share of its length. */
function blade(x: number, y: number, tipX: number, tipY: number, share: number, fill: string) {
  const [dx, dy] = [tipX - x, tipY - y]
  const [mx, my] = [x + dx * 0.45, y + dy * 0.45]
  const [nx, ny] = [-dy * share, dx * share]
  const at = (value: number) => value.toFixed(1)
  return path(
    `M${x},${y} Q${at(mx + nx)},${at(my + ny)} ${tipX},${tipY} Q${at(mx - nx)},${at(my - ny)} ${x},${y} Z`,
    fill,
  )
}

function fig(leaf: string, shade: string): string[] {
  const leaves: [number, number, number, number][] = [
    [0, -70, -34, -84],
    [0, -78, 36, -92],
    [0, -92, -38, -112],
    [1, -100, 38, -122],
    [0, -112, -30, -140],
    [1, -118, 30, -148],
    [0, -124, 2, -160],
    [0, -84, 26, -66],
    [0, -96, -26, -88],
  ]
  return [
    rect(-1.6, -126, 3.2, 100, '#7a5a40'),
    ...leaves.map(([x, y, tx, ty], i) => blade(x, y, tx, ty, 0.42, i % 3 === 1 ? shade : leaf)),
  ]
}

function areca(leaf: string, shade: string): string[] {
  const stems: [number, number, number][] = [
    [-46, -92, 1],
    [-30, -118, 0],
    [-10, -134, 1],
    [12, -130, 0],
    [30, -114, 1],
    [46, -88, 0],
    [-20, -96, 0],
    [22, -92, 1],
  ]
  return stems.map(([x, y, tone]) => {
    const bend = x * 0.1
    return path(
      `M0,-26 Q${bend},${y * 0.85} ${x},${y} Q${x * 0.42 + 6},${y * 0.78} 3,-26 Z M${x * 0.3},${y * 0.72} q${x * 0.55},-12 ${x * 0.8},8 q${-x * 0.4},-8 ${-x * 0.8},0 Z M${x * 0.16},${y * 0.55} q${x * 0.55},-10 ${x * 0.75},12 q${-x * 0.4},-9 ${-x * 0.75},-4 Z`,
      tone ? shade : leaf,
    )
  })
}

function snake(leaf: string, shade: string): string[] {
  return [
    blade(-6, -20, -18, -66, 0.16, shade),
    blade(4, -20, 17, -74, 0.14, shade),
    blade(-2, -20, -6, -86, 0.12, leaf),
    blade(3, -20, 6, -68, 0.14, leaf),
    blade(-8, -20, -26, -48, 0.18, leaf),
  ]
}

function monstera(leaf: string, shade: string): string[] {
  const stems: [number, number, number][] = [
    [-34, -74, 19],
    [30, -84, 20],
    [-8, -102, 20],
    [40, -52, 15],
    [-40, -46, 14],
  ]
  return stems.flatMap(([x, y, r], i) => [
    path(`M-1,-26 Q${x * 0.2},${y * 0.7} ${x},${y} Q${x * 0.3 + 2},${y * 0.7} 1.5,-26 Z`, shade),
    path(
      `M${x},${y + r * 0.9} C${x - r * 1.5},${y + r * 0.7} ${x - r * 1.3},${y - r * 0.9} ${x},${y - r} C${x + r * 1.3},${y - r * 0.9} ${x + r * 1.5},${y + r * 0.7} ${x},${y + r * 0.9} Z`,
      i % 2 ? shade : leaf,
    ),
  ])
}
