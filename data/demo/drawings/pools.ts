import { lighter, mix } from './colour.ts'
import { familyAt } from './families.ts'
import { ripples } from './nature.ts'
import { plant } from './plants.ts'
import { randomFrom } from './random.ts'
import { along, level } from './room.ts'
import type { DemoPicture } from './rows.ts'
import { scene } from './scene.ts'
import { block, drawn, put, type Solid, upright } from './solid.ts'
import { type Eye, face, seen, type Vec } from './space.ts'
import { circle, clipped, HEIGHT, path, rect, WIDTH } from './svg.ts'
import { type Light, times } from './times.ts'

/** A pool on the roof: water to the edge, loungers beside it, the city below. */
export function roofPool(spec: DemoPicture): string[] {
  const { family: name, time } = spec
  const light: Light = times[time]
  const family = familyAt(name, time)
  const eye: Eye = {
    at: [0.2, 1.75, -5],
    focal: 2300,
    centre: [WIDTH / 2, HEIGHT * 0.44],
    yaw: 0,
    light: 'left',
  }
  const deck = mix(family.floor, light.sunlit, 0.4)
  const water = mix(light.water, time === 'day' ? '#3f9aa8' : '#3c6f92', 0.5)
  const [edge, near] = [7.5, -3.6]
  const pool = level(-0.6, 5.4, 0.02, near, edge)
  const solids: Solid[] = [
    ...lounger([-3.1, 0, 2.2], family.white, family.wood),
    ...lounger([-3.1, 0, 4.1], family.white, family.wood),
    ...lounger([-3.1, 0, 0.2], family.white, family.wood),
    umbrella([-2.2, 0, 3.7], family.accent),
    umbrella([-2.2, 0, 1.7], family.accent),
    plant([-3.6, 0, 6.4], 'areca', family),
    plant([-1.3, 0, 6.9], 'monstera', family),
  ]
  const outline = pool.map((corner) => seen(eye, corner))
  return [
    scene(spec, eye.centre[1]),
    face(eye, level(-7, 7, 0, near, edge), deck),
    face(eye, along(-0.6, -0.1, 0.02, near, edge), lighter(deck, 0.4)),
    face(eye, level(-0.95, 5.4, 0.01, near, edge), lighter(deck, 0.45)),
    face(eye, pool, water),
    clipped('water', outline, [
      ripples(randomFrom(spec.name), light, { from: 900, to: 2400, top: 1080, bottom: 1800 }, 30),
    ]),
    // The far edge, where the water ends and the city begins.
    face(eye, level(-0.6, 5.4, 0.03, edge - 0.16, edge), mix(water, '#ffffff', 0.55)),
    `<g opacity="0.4">${drawn(eye, [block([-7, 0, edge], [6.4, 1.05, 0.06], mix(light.pane, '#ffffff', 0.5))])}</g>`,
    drawn(eye, solids),
  ]
}

/** A pool in the garden of a house. */
export function gardenPool(spec: DemoPicture): string[] {
  return [scene(spec, HEIGHT * 0.4)]
}

function lounger(at: Vec, cloth: string, wood: string): Solid[] {
  return put(
    [
      block([0.05, 0, 0.1], [0.06, 0.26, 0.06], wood),
      block([1.75, 0, 0.1], [0.06, 0.26, 0.06], wood),
      block([0, 0.26, 0], [1.9, 0.06, 0.65], wood),
      block([0.02, 0.32, 0.03], [1.3, 0.08, 0.59], cloth, 0.04),
      block([1.34, 0.34, 0.03], [0.5, 0.34, 0.59], cloth, 0.08),
    ],
    [1.9, 0.65],
    at,
  )
}

function umbrella(foot: Vec, cloth: string): Solid {
  return upright(
    foot,
    [0.3, 2.4],
    [
      rect(-2, -225, 4, 225, '#e9e2d2'),
      path('M-120,-196 Q0,-262 120,-196 Z', cloth),
      path('M20,-240 Q70,-226 120,-196 H30 Z', '#17233a', { opacity: 0.1 }),
      circle([0, -232], 4, '#e9e2d2'),
    ],
  )
}
