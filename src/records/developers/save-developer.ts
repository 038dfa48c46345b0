import { sql } from 'kysely'
import { type Context, catalogueChanges, inTransaction } from '../../context.ts'
import { singleImageHash } from '../../platform/db/image-hashes.ts'
import { violates } from '../../platform/db/violates.ts'
import { invalid, type Refused, taken } from '../../refused.ts'
import { type DefinedFields, definedFields } from '../../shared/fields/defined-fields.ts'
import { imagePath } from '../../shared/paths.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { type DeveloperChange, type DeveloperRecord, latestFoundedYear } from './rules/developer.ts'
import { developerRecord, lockDeveloper } from './store.ts'

/**
 * Creates a developer, or changes the sent fields of one. A new name is updated in its projects at once.
 * Refuses: 404 unknown, 409 a different version or a name that is taken in any letter case, 400 a founding year
 * in the future or an unknown logo.
 */
export async function saveDeveloper(
  context: Context,
  id: number | null,
  { version, logo, ...input }: DeveloperChange,
): Promise<DeveloperRecord> {
  refuseFutureYear(context, input.foundedYear)
  return inTransaction(context, async (tx) => {
    const logoHash = logo && (await singleImageHash(tx.db, logo, 'logo'))
    const fields = { ...input, logoHash }
    if (id === null) return developerRecord(tx.db, await create(tx, fields))
    const before = await lockDeveloper(tx.db, id)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'developer', id, versions, () => developerRecord(tx.db, id))
    await change(tx, id, before, definedFields(fields))
    return developerRecord(tx.db, id)
  })
}

/** The refusal when another developer has this name. */
export function nameTaken(name: string): Refused {
  return taken('name', 'developer_name_taken', { name })
}

type Fields = Omit<DeveloperChange, 'version' | 'logo'> & { logoHash?: string | null | undefined }

/** Refuses a founding year in the future. */
export function refuseFutureYear(
  context: Pick<Context, 'now'>,
  year: number | null | undefined,
): void {
  const latest = latestFoundedYear(context.now)
  if (year && year > latest) throw invalid('foundedYear', 'year_at_most', { most: latest })
}

async function create(tx: Context, { name, ...fields }: Fields): Promise<number> {
  if (name === undefined) throw invalid('name', 'required')
  const row = await tx.db
    .insertInto('developers')
    .values({ name, ...fields, createdAt: tx.now, updatedAt: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw nameTaken(name)
  const changes = changedFields({}, auditFields({ name, ...fields }))
  await record(tx, 'create', 'developer', row.id, changes, 1)
  catalogueChanges(tx)
  return row.id
}

async function change(
  tx: Context,
  id: number,
  before: Awaited<ReturnType<typeof lockDeveloper>>,
  fields: DefinedFields<Fields>,
): Promise<void> {
  const changes = changedFields(auditFields(before), auditFields({ ...before, ...fields }))
  if (Object.keys(changes).length === 0) return
  const version = before.version + 1
  try {
    await tx.db
      .updateTable('developers')
      .set({ ...fields, version, updatedAt: tx.now })
      .where('id', '=', id)
      .execute()
  } catch (error) {
    throw violates(error, 'developers_name') ? nameTaken(fields.name ?? before.name) : error
  }
  if (changes.name) {
    await sql`select refresh_project_json(
      array(select id from projects where developer_id = ${id}), ${tx.now})`.execute(tx.db)
  }
  await record(tx, 'update', 'developer', id, changes, version)
  catalogueChanges(tx)
}

/** A developer's fields as recorded in the audit log. */
export function auditFields({ logoHash, ...fields }: Fields): Record<string, unknown> {
  return { ...fields, logo: logoHash && imagePath(logoHash) }
}
