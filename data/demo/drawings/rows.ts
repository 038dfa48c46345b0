import fs from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'

/** What there is to draw, as data/demo tells of it. */

const Picture = z.object({
  kind: z.enum(['living', 'bedroom', 'guest', 'kitchen', 'bath', 'view', 'shared']),
  plan: z.string(),
  family: z.string(),
  sight: z.enum(['city', 'river', 'park', 'lake', 'pool', 'garden', 'street', 'veiled']),
  time: z.enum(['morning', 'day', 'dusk', 'night']),
  level: z.enum(['low', 'middle', 'high']),
  floor: z.enum(['planks', 'tiles', 'screed']),
  mirrored: z.boolean(),
})

/**
 * A room, a view or a shared space: in which colours, and what lies outside its window; `level` is how
 * high that is, among the trees, above the roofs or above most towers.
 */
export type DemoPicture = z.infer<typeof Picture> & { name: string }

const number = z.pipe(
  z.string(),
  z.transform((text: string) => Number(text)),
)
const Building = z.object({
  /** The project, as its picture's name ends. */
  project: z.string(),
  /** As its mark's name ends; '' where a family built the house. */
  developer: z.string(),
  /** The code of the station it is sold by. */
  station: z.string(),
  propertyType: z.string(),
  totalUnits: number,
  buildingFloors: number,
  /** The lowest floor with homes; null where a home is a house of its own. */
  firstHomeFloor: z.pipe(
    z.string(),
    z.transform((text: string) => (text === '' ? null : Number(text))),
  ),
})

/** A project's building. */
export type DemoBuilding = z.infer<typeof Building>

/** Every picture but facades and logos. */
export const demoPictures: readonly DemoPicture[] = z
  .array(Picture)
  .parse(rowsOf('pictures'))
  .map((row) => ({ ...row, name: nameOf(row) }))

export const demoBuildings: readonly DemoBuilding[] = z.array(Building).parse(rowsOf('facades'))

/** The developers whose marks are drawn, by what their files are called. */
export const demoLogos: readonly string[] = fs
  .readdirSync(new URL('./logos/', import.meta.url))
  .map((file) => file.replace(/\.svg$/, ''))

function rowsOf(file: string): unknown {
  const text = fs.readFileSync(new URL(`../${file}.csv`, import.meta.url), 'utf8')
  return parse(text, {
    columns: true,
    cast: (cell, { column }) => (column === 'mirrored' ? cell === 'yes' : cell),
  })
}

function nameOf({ kind, plan, family, sight, time, level }: z.infer<typeof Picture>): string {
  return [kind, plan, family, sight, time, level].join('-')
}
