import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { projectHome } from '../../env.ts'
import { demoDevelopers } from '../developers.ts'
import { demoProjects } from '../projects.ts'

const FOLDER = path.join(projectHome(), 'data', 'demo')

const HomeClass = z.enum([
  ...(['studio', 'one', 'family', 'loft', 'penthouse', 'house', 'empty', 'shell'] as const),
])
/** The kinds of homes that pictures are drawn for. */
export type HomeClass = z.infer<typeof HomeClass>

const Row = z.object({
  kind: z.enum(['living', 'bedroom', 'guest', 'kitchen', 'bath', 'view', 'shared']),
  plan: z.string(),
  homes: z.array(HomeClass),
  family: z.string(),
  sight: z.enum(['city', 'river', 'park', 'lake', 'pool', 'garden', 'street', 'veiled']),
  time: z.enum(['morning', 'day', 'dusk', 'night']),
  level: z.enum(['low', 'middle', 'high']),
  floor: z.enum(['planks', 'tiles', 'screed']),
  mirrored: z.boolean(),
})

/**
 * A room, a view or a shared space, as data/demo/pictures.csv tells of it: how it is drawn, which homes
 * it may stand for, in which colours, and what lies outside its window: `level` is how high that is,
 * among the trees, above the roofs or above most towers.
 */
export type DemoPicture = z.infer<typeof Row> & { name: string }

/** Every picture but facades and logos. */
export const demoPictures: readonly DemoPicture[] = z
  .array(Row)
  .parse(
    parse(fs.readFileSync(path.join(FOLDER, 'pictures.csv'), 'utf8'), {
      columns: true,
      cast: (text, { column }) => {
        if (column === 'homes') return text ? text.split(';') : []
        return column === 'mirrored' ? text === 'yes' : text
      },
    }),
  )
  .map((row) => ({ ...row, name: nameOf(row) }))

/** The name of every picture of the demo: that of its file in data/demo/pictures/. */
export function pictureNames(): string[] {
  return [
    ...demoDevelopers.map(({ key }) => logoName(key)),
    ...demoProjects.map(({ key }) => facadeName(key)),
    ...demoPictures.map(({ name }) => name),
  ]
}

export function facadeName(projectKey: string): string {
  return `facade-${projectKey}`
}

export function logoName(developerKey: string): string {
  return `logo-${developerKey}`
}

export function pictureFile(name: string): string {
  return path.join(FOLDER, 'pictures', `${name}.webp`)
}

function nameOf({ kind, plan, family, sight, time, level }: z.infer<typeof Row>): string {
  return [kind, plan, family, sight, time, level].join('-')
}
