import { type Random, randomFrom } from '../random.ts'
import { mix } from './colour.ts'
import { ceilingOf, type Family, type FamilyName, familyAt } from './families.ts'
import { downlights } from './fittings.ts'
import { eyeFor, type Shell, type Surfaces, shell, sunPatch } from './room.ts'
import type { Outside } from './scene.ts'
import { drawn, type Solid } from './solid.ts'
import type { Eye } from './space.ts'
import { picture, WIDTH } from './svg.ts'

/** What any room of the demo is drawn from. */
export type Interior = {
  id: string
  family: FamilyName
  outside: Outside
  floor: Shell['floor']
  /** Drawn the other way round. */
  mirrored?: boolean
}

/** What a plan gets to furnish a room with. */
export type Stage = {
  family: Family
  random: Random
  isEvening: boolean
  floor: Shell['floor']
  /** Chooses among the pictures on its walls. */
  motif: number
}

/** A room and what is in it. */
export type Plan = {
  room: Shell
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
export function interior(
  { id, family: name, outside, floor, mirrored }: Interior,
  furnish: (stage: Stage) => Plan,
): string {
  const isEvening = outside.time === 'dusk' || outside.time === 'night'
  const family = familyAt(name, outside.time)
  const random = randomFrom(id)
  const plan = furnish({ family, random, isEvening, floor, motif: random.whole(0, 3) })
  const eye = eyeFor(plan.room)
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
  const parts = [
    shell(eye, plan.room, surfaces, outside),
    ...(isEvening ? [] : plan.room.openings.map((one) => sunPatch(eye, plan.room, one, sunlit))),
    plan.hasNoLamps ? '' : downlights(eye, plan.room, isEvening),
    ...(plan.flat?.(eye) ?? []),
    drawn(eye, plan.solids),
    ...(plan.front?.(eye) ?? []),
  ]
  return picture(mirrored ? flipped(parts) : parts)
}

/** The same parts, mirrored. */
export function flipped(parts: string[]): string[] {
  return [`<g transform="translate(${WIDTH} 0) scale(-1 1)">`, ...parts, '</g>']
}
