import fs from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { type Colour, lighter, mix } from './colour.ts'
import type { Time } from './times.ts'

const Family = z.record(
  z.enum([
    ...(['wall', 'feature', 'floor', 'wood', 'darkWood', 'main', 'accent'] as const),
    ...(['second', 'linen', 'rug', 'stone', 'metal', 'leaf', 'white'] as const),
  ]),
  z.string(),
)
/**
 * The colours of one home: `feature` is a wall that is painted or panelled, `main` what one sits on,
 * `accent` and `second` are cushions, throws, art.
 */
export type Family = z.infer<typeof Family>

/** Palette families, all from the product's own: ink, paper, teal, and the warm colours beside them. */
const families = new Map(
  z
    .array(z.record(z.string(), z.string()))
    .parse(parse(fs.readFileSync(new URL('./families.csv', import.meta.url)), { columns: true }))
    .map(({ name, ...colours }) => [name, colours]),
)

const tints: Record<Time, { colour: Colour; share: number }> = {
  morning: { colour: '#fff1d6', share: 0.1 },
  day: { colour: '#ffffff', share: 0 },
  dusk: { colour: '#94603f', share: 0.15 },
  night: { colour: '#5c4335', share: 0.27 },
}

/** A family's colours at this hour: warmer in the morning, dimmer when the lamps are on. */
export function familyAt(name: string, time: Time): Family {
  const family = families.get(name)
  if (!family) throw new Error(`There is no palette ${name}`)
  const { colour, share } = tints[time]
  const tinted = Object.entries(family).map(([what, one]) => [what, mix(one, colour, share)])
  return Family.parse(Object.fromEntries(tinted))
}

/** The ceiling over walls of this family. */
export function ceilingOf(family: Family): Colour {
  return lighter(family.wall, 0.45)
}
