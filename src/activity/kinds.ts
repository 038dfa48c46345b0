import { type RawBuilder, sql } from 'kysely'
import { type RecordKind, RecordKinds } from './rules.ts'

/** What the database knows of a kind of record that is deleted softly. Texts are of its row `r`. */
type Kind = {
  table: string
  /** The field that people know it by. */
  field: string
  /** What people call it. */
  name: RawBuilder<string>
  /** What tells it from others of its name, or why it cannot be brought back yet. */
  detail: RawBuilder<string | null>
  /** The index that keeps `field` unique. */
  unique?: string
  /** For what says when visitors saw it change: which of them they see. */
  isPublic?: string
}

export const DEVELOPER_IS_DELETED =
  "This project's developer is deleted. Restore the developer first."
export const PROJECT_IS_DELETED = "This unit's project is deleted. Restore the project first."

/** Every kind of record that is deleted softly: what the trash shows, and what the audit log calls it. */
export const kinds: Record<RecordKind, Kind> = {
  contact: {
    table: 'contacts',
    field: 'name',
    name: sql`r.name`,
    detail: sql`coalesce(r.phone, r.email)`,
  },
  developer: {
    table: 'developers',
    field: 'name',
    name: sql`r.name`,
    detail: sql`r.website`,
    unique: 'developers_name',
  },
  project: {
    table: 'projects',
    field: 'name',
    name: sql`r.name`,
    detail: sql`coalesce((select ${DEVELOPER_IS_DELETED} from developers d
      where d.id = r.developer_id and d.deleted_at is not null), r.address)`,
    isPublic: 'true',
  },
  unit: {
    table: 'units',
    field: 'unitNumber',
    name: sql`(select p.name from projects p where p.id = r.project_id) || ' ' || r.unit_number`,
    detail: sql`(select ${PROJECT_IS_DELETED} from projects p
      where p.id = r.project_id and p.deleted_at is not null)`,
    unique: 'units_number',
    isPublic: 'show_on_website',
  },
  user: {
    table: 'staffUsers',
    field: 'username',
    name: sql`coalesce(nullif(concat_ws(' ', r.first_name, r.last_name), '')
      || ' (' || r.username || ')', r.username)`,
    detail: sql`r.email`,
    unique: 'staff_users_username',
  },
}

/** What people call a record now, deleted or not; null for what is of no such kind. */
export function nameOf(subject: string, id: number | null): RawBuilder<string | null> {
  if (id === null || !RecordKinds.has(subject)) return sql`null`
  const { table, name } = kinds[subject]
  return sql`(select ${name} from ${sql.table(table)} r where r.id = ${id})`
}
