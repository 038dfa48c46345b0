import { type RawBuilder, sql } from 'kysely'
import { recordRefusals } from '../../shared/refusals/records.ts'
import { type RecordKind, RecordKinds } from './rules/activity.ts'

/** The SQL for a kind of record that is deleted softly. Expressions refer to its row as `r`. */
type Kind = {
  table: string
  /** The field that identifies it to users. */
  field: string
  /** Its name as users know it. */
  name: RawBuilder<string>
  /** What distinguishes it from others of the same name, or why it cannot be restored yet. */
  detail: RawBuilder<string | null>
  /** The index that keeps `field` unique. */
  unique?: string
  /** Which of its records visitors can see. */
  isPublic: 'true' | 'false' | 'show_on_website'
  /** Which of its deleted rows are in the trash, by default all. */
  isInTrash?: RawBuilder<boolean>
  /** Whether it has `public_updated_at`, the last change that visitors can see: the only time of a change they get. */
  hasPublicTime?: true
}

/**
 * Every kind of record that is deleted softly, as shown in the trash and the audit log. Each is before those that it
 * refers to, in which order the trash is emptied: tasks first, units before their project, so that one night is enough.
 */
export const kinds: Record<RecordKind, Kind> = {
  task: {
    table: 'tasks',
    field: 'title',
    name: sql`r.title`,
    detail: sql`(select c.name from contacts c where c.id = r.contact_id)`,
    isPublic: 'false',
  },
  deal: {
    table: 'deals',
    field: 'dealName',
    name: sql`r.deal_name`,
    detail: sql`(select c.name from contacts c where c.id = r.contact_id)`,
    isPublic: 'false',
  },
  unit: {
    table: 'units',
    field: 'unitNumber',
    name: sql`(select p.name from projects p where p.id = r.project_id) || ' ' || r.unit_number`,
    detail: sql`(select ${recordRefusals.project_is_deleted} from projects p
      where p.id = r.project_id and p.deleted_at is not null)`,
    unique: 'units_number',
    isPublic: 'show_on_website',
    hasPublicTime: true,
  },
  project: {
    table: 'projects',
    field: 'name',
    name: sql`r.name`,
    detail: sql`coalesce((select ${recordRefusals.developer_is_deleted} from developers d
      where d.id = r.developer_id and d.deleted_at is not null), r.address)`,
    isPublic: 'true',
    hasPublicTime: true,
  },
  developer: {
    table: 'developers',
    field: 'name',
    name: sql`r.name`,
    detail: sql`r.website`,
    unique: 'developers_name',
    isPublic: 'true',
  },
  thread: {
    table: 'inboxThreads',
    field: 'name',
    name: sql`r.name`,
    detail: sql`r.handle`,
    unique: 'inbox_threads_handle',
    isPublic: 'false',
  },
  contact: {
    table: 'contacts',
    field: 'name',
    name: sql`r.name`,
    detail: sql`coalesce(r.phone, r.email)`,
    isPublic: 'false',
    // A merged contact is brought back by taking the merge apart.
    isInTrash: sql`merged_into_id is null`,
  },
  user: {
    table: 'staffUsers',
    field: 'username',
    name: sql`coalesce(nullif(concat_ws(' ', r.first_name, r.last_name), '')
      || ' (' || r.username || ')', r.username)`,
    detail: sql`r.email`,
    unique: 'staff_users_username',
    isPublic: 'false',
  },
}

/** The condition that a deleted row of this kind is in the trash. */
export function isInTrash(kind: RecordKind): RawBuilder<boolean> {
  return kinds[kind].isInTrash ?? sql`true`
}

/** A record's current name, deleted or not; null for other subjects. */
export function recordName(subject: string, id: number | null): RawBuilder<string | null> {
  if (id === null || !RecordKinds.has(subject)) return sql`null`
  const { table, name } = kinds[subject]
  return sql`(select ${name} from ${sql.table(table)} r where r.id = ${id})`
}
