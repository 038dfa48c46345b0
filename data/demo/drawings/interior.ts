import { mix } from './colour.ts'
import { ceilingOf, type Family, familyAt } from './families.ts'
import { downlights } from './fittings.ts'
import { type Random, randomFrom } from './random.ts'
import { eyeFor, type Shell, type Surfaces, shell, sunPatch, type Viewpoint } from './room.ts'
import type { DemoPicture } from './rows.ts'
import { drawn, type Solid } from './solid.ts'
import type { Eye } from './space.ts'

/** What a plan gets to furnish a room with. */
export type Stage = {
  family: Family
  random: Random
  isEvening: boolean
  /** Chooses among the pictures on its walls. */
  motif: number
}

/** A room and what is in it. */
export type Plan = {
  room: Shell
  view: Viewpoint
  surfaces?: Partial<Surfaces>
  /** What lies flat on floor and walls, in front of them and behind everything that stands. */
  flat?: (eye: Eye) => string[]
  solids: Solid[]
  /** Where nothing is sunk into the ceiling. */
  hasNoLamps?: boolean
  /** What is nearer than all that stands. */
  front?: (eye: Eye) => string[]
}

/** A picture of a room: its shell, what lies flat in it, and what stands in it. */
export function interior(picture: DemoPicture, furnish: (stage: Stage) => Plan): string[] {
  const { time, floor } = picture
  const isEvening = time === 'dusk' || time === 'night'
  const family = familyAt(picture.family, time)
  const random = randomFrom(picture.name)
  const plan = furnish({ family, random, isEvening, motif: random.whole(0, 3) })
  const room = { ...plan.room, ...plan.view, floor }
  const eye = eyeFor(room)
  const surfaces: Surfaces = {
    wall: family.wall,
    feature: family.wall,
    floor: family.floor,
    ceiling: ceilingOf(family),
    frame: family.metal,
    trim: family.white,
    ...plan.surfaces,
  }
  const sunlit = mix(surfaces.floor, '#fff6dd', 0.7)
  return [
    shell(eye, room, surfaces, picture),
    ...(isEvening ? [] : room.openings.map((one) => sunPatch(eye, room, one, sunlit))),
    plan.hasNoLamps ? '' : downlights(eye, room, isEvening),
    ...(plan.flat?.(eye) ?? []),
    drawn(eye, plan.solids),
    ...(plan.front?.(eye) ?? []),
  ]
}
