import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { createDevelopers } from '../../developers/create-developers.ts'
import { developerColumns } from '../../developers/import-columns.ts'
import {
  DeveloperInput,
  developerLabels,
  latestFoundedYear,
} from '../../developers/rules/developer.ts'
import { saveDeveloper } from '../../developers/save-developer.ts'
import type { Kind } from './candidate.ts'
import { differing, pick } from './differing.ts'
import { parseWith } from './read-row.ts'

const Row = z.omit(DeveloperInput, { logo: true })

export const developerImport: Kind = {
  subject: 'developer',
  columns: developerColumns,
  labels: developerLabels,
  nouns: ['developer', 'company'],
  required: [['name']],
  read: (values, now) =>
    parseWith(Row, values, ({ foundedYear }) => {
      const latest = latestFoundedYear(now)
      const isInFuture = !!foundedYear && foundedYear > latest
      return isInFuture
        ? [{ field: 'foundedYear', ...refusal('year_at_most', { most: latest }) }]
        : []
    }),
  readChange: (values) => parseWith(z.partial(Row), values),
  updates: {
    async stored(db, ids) {
      const rows = await db
        .selectFrom('developers')
        .select(['id', 'version', 'description', 'foundedYear', 'website'])
        .where('id', 'in', [...ids])
        .where('deletedAt', 'is', null)
        .execute()
      return new Map(rows.map(({ id, version, ...fields }) => [id, { version, fields }]))
    },
    differences: ({ name, ...input }, { fields }) => differing(fields, input),
    fault: () => null,
    async save(tx, id, input, fields) {
      await saveDeveloper(tx, id, z.partial(Row).parse(pick(input, fields)))
    },
    async restoreValues(tx, id, values) {
      await saveDeveloper(tx, id, z.partial(Row).parse(values))
    },
  },
  async prepare(_context, rows) {
    for (const row of rows) row.key = row.values.name ?? null
  },
  stored: sql`(select d.id from developers d
    where lower(d.name) = lower(r.input->>'name') and d.deleted_at is null limit 1)`,
  sameAs: 'same_developer',
  onWebsite: null,
  free: sql`not exists (select from projects p where p.developer_id = r.id and p.deleted_at is null)`,
  notFree: 'has_properties',
  create: (tx, rows) =>
    createDevelopers(
      tx,
      rows.map(({ input }) => Row.parse(input)),
    ),
}
