import { type Colour, darker, lighter } from './colour.ts'
import type { DemoPicture } from './rows.ts'
import { type Outside, scene } from './scene.ts'
import { type Eye, face, seen, type Vec } from './space.ts'
import { clipped, HEIGHT, line, type Point, WIDTH } from './svg.ts'

/** A room in metres, its floor's middle line at x = 0 and its near edge at z = 0. */
export type Shell = {
  width: number
  height: number
  depth: number
  openings: Opening[]
}

/** From where a room is seen. */
export type Viewpoint = {
  /** Which side the daylight comes from. */
  light: 'left' | 'right'
  /** How far left (negative) or right of the middle the viewer stands. */
  stand?: number
  eyeHeight?: number
  /** How much of the picture's width the back wall takes. */
  share?: number
  /** Pixels by which the horizon lies below its usual place. */
  lift?: number
}

export type Room = Shell & Viewpoint & Pick<DemoPicture, 'floor'>

/** A window or a glass door. `from` and `to` run to the right on the back wall, away on the sides. */
export type Opening = {
  wall: 'back' | 'left' | 'right'
  from: number
  to: number
  sill: number
  head: number
  panes: number
  /** Height of a cross bar, where there is one. */
  bar?: number
}

export type Surfaces = {
  wall: Colour
  /** The back wall, where it differs. */
  feature?: Colour
  floor: Colour
  ceiling: Colour
  frame: Colour
  trim: Colour
}

const EYE_DISTANCE = 6
/** Nearer than the room's edge, so that walls and floor fill the picture. */
const NEAR = -3.2

/** The eye that looks into a room from beyond its near edge. */
export function eyeFor(room: Room): Eye {
  const { width, depth, light, stand = 0, eyeHeight = 1.25, share = 0.8, lift = 0 } = room
  const metre = (WIDTH * share) / width
  return {
    at: [stand, eyeHeight, -EYE_DISTANCE],
    focal: metre * (EYE_DISTANCE + depth),
    // The back wall stays in the middle, wherever the viewer stands.
    centre: [WIDTH / 2 + stand * metre * 0.85, HEIGHT * 0.49 + lift],
    yaw: 0,
    light,
  }
}

/** The empty room: ceiling, walls, floor, and what is to be seen through its openings. */
export function shell(eye: Eye, room: Room, surfaces: Surfaces, outside: Outside): string {
  const { wall, ceiling, trim } = surfaces
  const { depth, height } = room
  const [left, right] = [-room.width / 2, room.width / 2]
  const litLeft = room.light === 'right'
  const lit = lighter(wall, 0.12)
  const shaded = darker(wall, 0.1)
  return [
    face(eye, level(left, right, height, NEAR, depth), ceiling),
    face(eye, level(left, right, 0, NEAR, depth), surfaces.floor),
    floorLines(eye, room, darker(surfaces.floor, 0.09)),
    face(eye, across(left, right, 0, height, depth), surfaces.feature ?? wall),
    face(eye, along(left, 0, height, NEAR, depth), litLeft ? lit : shaded),
    face(eye, along(right, 0, height, NEAR, depth), litLeft ? shaded : lit),
    face(eye, across(left, right, 0, 0.09, depth), trim),
    face(eye, along(left, 0, 0.09, NEAR, depth), darker(trim, litLeft ? 0 : 0.1)),
    face(eye, along(right, 0, 0.09, NEAR, depth), darker(trim, litLeft ? 0.1 : 0)),
    ...room.openings.map((opening, i) => glazed(eye, room, opening, surfaces, outside, i)),
  ].join('')
}

function glazed(
  eye: Eye,
  room: Room,
  opening: Opening,
  { frame }: Surfaces,
  outside: Outside,
  index: number,
): string {
  const outline = corners(room, opening, opening.from, opening.to, opening.sill, opening.head)
  const points = outline.map((corner) => seen(eye, corner))
  const parts = [clipped(`window${index}`, points, [scene(outside, eye.centre[1])])]
  const bar = (from: Vec, to: Vec, width: number) =>
    parts.push(line([seen(eye, from), seen(eye, to)], frame, width))
  const width = WIDTH / 150
  for (let i = 0; i <= opening.panes; i++) {
    const at = opening.from + ((opening.to - opening.from) * i) / opening.panes
    const [low, , , high] = corners(room, opening, at, at, opening.sill, opening.head)
    if (low && high) bar(low, high, i === 0 || i === opening.panes ? width * 1.15 : width)
  }
  const heights = [opening.sill, opening.head, ...(opening.bar ? [opening.bar] : [])]
  for (const y of heights) {
    const [from, to] = corners(room, opening, opening.from, opening.to, y, y)
    if (from && to) bar(from, to, width * 1.15)
  }
  return parts.join('')
}

function corners(
  room: Room,
  { wall }: Opening,
  from: number,
  to: number,
  low: number,
  high: number,
): Vec[] {
  if (wall === 'back') return across(from, to, low, high, room.depth)
  return along(wall === 'left' ? -room.width / 2 : room.width / 2, low, high, from, to)
}

/** The patch of sun that a window throws on the floor, into the room. */
export function sunPatch(eye: Eye, room: Room, opening: Opening, colour: Colour): string {
  const reach = 1.5
  const slip = room.light === 'left' ? 0.75 : -0.75
  const floor = (x: number, z: number): Point => seen(eye, [x, 0.002, z])
  const parts: string[] = []
  const step = (opening.to - opening.from) / opening.panes
  for (let i = 0; i < opening.panes; i++) {
    const [from, to] = [opening.from + i * step + 0.05, opening.from + (i + 1) * step - 0.05]
    const patch: Point[] =
      opening.wall === 'back'
        ? [
            floor(from + slip * 0.4, room.depth - 0.25),
            floor(to + slip * 0.4, room.depth - 0.25),
            floor(to + slip * 1.6, room.depth - 0.25 - reach),
            floor(from + slip * 1.6, room.depth - 0.25 - reach),
          ]
        : sidePatch(room, opening, from, to, reach).map(([x, z]) => floor(x, z))
    parts.push(`<g opacity="0.5">${polygonOf(patch, colour)}</g>`)
  }
  return parts.join('')
}

function sidePatch(room: Room, { wall }: Opening, from: number, to: number, reach: number) {
  const edge = wall === 'left' ? -room.width / 2 : room.width / 2
  const into = wall === 'left' ? 1 : -1
  return [
    [edge + into * 0.25, from - 0.2],
    [edge + into * 0.25, to - 0.2],
    [edge + into * (0.25 + reach), to - 0.75],
    [edge + into * (0.25 + reach), from - 0.75],
  ] as const
}

function polygonOf(points: readonly Point[], colour: Colour): string {
  return `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${colour}"/>`
}

function floorLines(eye: Eye, room: Room, colour: Colour): string {
  if (room.floor === 'screed') return ''
  const [left, right] = [-room.width / 2, room.width / 2]
  const step = room.floor === 'tiles' ? 0.8 : 0.42
  const parts: string[] = []
  const draw = (from: Vec, to: Vec) =>
    parts.push(line([seen(eye, from), seen(eye, to)], colour, 3, { opacity: 0.55 }))
  for (let x = left + step / 2; x < right; x += step) draw([x, 0, NEAR], [x, 0, room.depth])
  if (room.floor === 'tiles') {
    for (let z = NEAR; z < room.depth; z += step) draw([left, 0, z], [right, 0, z])
  }
  return parts.join('')
}

/** A level rectangle. */
export function level(left: number, right: number, y: number, near: number, far: number): Vec[] {
  return [
    [left, y, near],
    [right, y, near],
    [right, y, far],
    [left, y, far],
  ]
}

/** An upright rectangle that faces the viewer. */
export function across(left: number, right: number, low: number, high: number, z: number): Vec[] {
  return [
    [left, low, z],
    [right, low, z],
    [right, high, z],
    [left, high, z],
  ]
}

/** An upright rectangle on a side wall. */
export function along(x: number, low: number, high: number, near: number, far: number): Vec[] {
  return [
    [x, low, near],
    [x, low, far],
    [x, high, far],
    [x, high, near],
  ]
}
