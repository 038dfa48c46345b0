import { sql } from 'kysely'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { type Atlas, currentAtlas } from '../../../city/places/atlas.ts'
import { nearest } from '../../../city/places/district-of.ts'
import type { Context } from '../../../context.ts'
import { Refused } from '../../../refused.ts'
import { clearableText } from '../../../shared/fields/fields.ts'
import { formLabels } from '../../../shared/fields/from-table/form-values.ts'
import { createProjects } from '../../projects/create-projects.ts'
import { projectColumns } from '../../projects/import-columns.ts'
import { pointFor } from '../../projects/project-place.ts'
import { ProjectInput } from '../../projects/rules/project.ts'
import { PROJECT_PUBLIC_TEXTS, projectFields } from '../../projects/rules/project-fields.ts'
import { addFault, type Candidate, type Kind } from './candidate.ts'
import { projectUpdates } from './project-updates.ts'
import { parseWith } from './read-row.ts'

const Row = z.extend(z.omit(ProjectInput, { images: true, developer: true, developerId: true }), {
  developer: clearableText(200),
})

const Place = z.partial(Row)

/** How many addresses are located at once, since the geocoder may be a remote service. */
const CONCURRENCY = 8

/** Projects of the same name within this distance in metres are the same, whatever their addresses. */
export const SAME_PLACE = 200

export const projectImport: Kind = {
  subject: 'project',
  columns: projectColumns,
  labels: formLabels(projectFields),
  nouns: ['property', 'project', 'building', 'condo', 'listing'],
  required: [['name'], ['address']],
  read: (values) => parseWith(Row, completed(values)),
  readChange: (values) => parseWith(z.partial(Row), completed(values)),
  updates: projectUpdates,
  async prepare(context, rows) {
    const limit = pLimit(CONCURRENCY)
    const atlas = await currentAtlas(context.db)
    const valid = rows.filter(({ input }) => input !== null)
    const placed = valid.filter(({ input }) => input?.address || input?.latitude)
    await Promise.all(placed.map((row) => limit(() => placeRow({ ...context, atlas }, row))))
    for (const row of valid) {
      row.key = typeof row.input?.name === 'string' ? row.input.name : null
      row.nearestStationId = row.point ? (nearest(atlas.stations, row.point)?.id ?? null) : null
    }
  },
  stored: sql`(select p.id from projects p
    where lower(p.name) = lower(r.input->>'name') and p.deleted_at is null
      and (lower(p.address) = lower(r.input->>'address')
        -- A row without an address means the only project of its name.
        or (r.input->>'address' is null and r.latitude is null and 1 = (
          select count(*) from projects o
          where lower(o.name) = lower(r.input->>'name') and o.deleted_at is null))
        or metres_between(p.latitude, p.longitude, r.latitude, r.longitude) <= ${SAME_PLACE})
    order by p.id limit 1)`,
  sameAs: 'same_project',
  publicTexts: PROJECT_PUBLIC_TEXTS,
  onWebsite: null,
  free: sql`not exists (select from units u where u.project_id = r.id and u.deleted_at is null)`,
  notFree: 'has_listings',
  create: (tx, rows, made) =>
    createProjects(
      tx,
      rows.map(({ input, point }) => ({ input: Row.parse(input), point })),
      (id) => made.developers.push(id),
    ),
}

/** A project without an English name has its Thai one; coordinates in each other's column are put right. */
function completed(values: Record<string, unknown>): Record<string, unknown> {
  const { name, nameTh, latitude, longitude } = values
  const named = name || !nameTh ? values : { ...values, name: nameTh }
  const isSwapped = typeof latitude === 'number' && typeof longitude === 'number'
  if (!isSwapped || Math.abs(latitude) <= 90 || Math.abs(longitude) > 90) return named
  return { ...named, latitude: longitude, longitude: latitude }
}

async function placeRow(context: Context & { atlas: Atlas }, row: Candidate): Promise<void> {
  try {
    row.point = (await pointFor(context, null, Place.parse(row.input))) ?? null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const { path, ...fault } of error.errors ?? []) addFault(row, path, fault)
    row.input = null
  }
}
