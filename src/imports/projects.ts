import { sql } from 'kysely'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { type Atlas, currentAtlas } from '../places/atlas.ts'
import { nearest } from '../places/district-of.ts'
import { createProjects } from '../projects/create-projects.ts'
import { projectColumns } from '../projects/import-columns.ts'
import { pointFor } from '../projects/project-place.ts'
import { ProjectInput, projectLabels } from '../projects/rules.ts'
import { Refused } from '../refused.ts'
import { clearableText } from '../shared/fields.ts'
import { addFault, type Candidate, type Kind } from './candidate.ts'
import { readBy } from './read-row.ts'

const Row = z.extend(z.omit(ProjectInput, { images: true, developer: true, developerId: true }), {
  developer: clearableText(200),
})

/** A geocoder may be far away: so many addresses are asked for at a time. */
const AT_ONCE = 8

/** Two of one name are the same within so many metres, however their addresses are written. */
export const SAME_PLACE = 200

export const projectImport: Kind = {
  subject: 'project',
  columns: projectColumns,
  labels: projectLabels,
  required: [['name'], ['address']],
  read: (values) => readBy(Row, values, () => []),
  async prepare(context, rows) {
    const limit = pLimit(AT_ONCE)
    const atlas = await currentAtlas(context.db)
    const whole = rows.filter(({ input }) => input !== null)
    await Promise.all(whole.map((row) => limit(() => placeRow({ ...context, atlas }, row))))
    for (const row of whole) {
      row.key = row.values.name ?? null
      row.nearestStationId = row.point ? (nearest(atlas.stations, row.point)?.id ?? null) : null
    }
  },
  stored: sql`(select p.id from projects p
    where lower(p.name) = lower(r.input->>'name') and p.deleted_at is null
      and (lower(p.address) = lower(r.input->>'address')
        or metres_between(p.latitude, p.longitude, r.latitude, r.longitude) <= ${SAME_PLACE})
    order by p.id limit 1)`,
  sameAs: 'Same name and address as ',
  free: sql`not exists (select from units u where u.project_id = r.id and u.deleted_at is null)`,
  notFree: 'It has listings',
  create: (tx, rows, madeDeveloper) =>
    createProjects(
      tx,
      rows.map(({ input, point }) => ({ input: Row.parse(input), point })),
      madeDeveloper,
    ),
}

async function placeRow(context: Context & { atlas: Atlas }, row: Candidate): Promise<void> {
  try {
    row.point = (await pointFor(context, null, Row.parse(row.input))) ?? null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const { path, message } of error.errors ?? []) addFault(row, path, message)
    row.input = null
  }
}
