import { replaceRecordImages } from '../../city/media/record-images.ts'
import { type Context, catalogueChanges, inTransaction } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { imageHashes } from '../../platform/db/image-hashes.ts'
import { violates } from '../../platform/db/violates.ts'
import { invalid, invalidFields, type Refused, taken } from '../../refused.ts'
import { type DefinedFields, definedFields } from '../../shared/fields/defined-fields.ts'
import { imagePath } from '../../shared/paths.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { isColleague } from '../../team/staff/store.ts'
import { shareLockProject } from '../projects/store.ts'
import {
  consequencesOfStatus,
  isPublicChange,
  listingTypeOf,
  missingFigures,
  type UnitChange,
  type UnitRecord,
} from './rules/unit.ts'
import { ListingTypes } from './rules/unit-sets.ts'
import { type EditableUnit, lockUnit, refreshUnitJson, unitRecord } from './store.ts'

/**
 * Creates a unit, or changes the sent fields of one. A new status also sets visibility and availability
 * date, unless the input sets them itself. Refuses: 404 unknown unit, 409 different version or a unit
 * number its project has already, 400 a price or rent missing for the listing type, an unknown project,
 * contact or picture.
 */
export async function saveUnit(
  context: Context,
  id: number | null,
  { version, ...input }: UnitChange,
): Promise<UnitRecord> {
  return inTransaction(context, async (tx) => {
    // The project before the unit: all code that locks both uses this order.
    await lockProject(tx, input.projectId)
    const before = id === null ? null : await lockUnit(tx.db, id)
    if (id !== null && before) {
      const versions = { sent: version, stored: before.version }
      await refuseOtherVersion(tx, 'unit', id, versions, () => unitRecord(tx.db, id))
    }
    const fields = definedFields({ ...input, ...derivedFields(before, input, tx.now) })
    refuseMissingFigures(before, fields)
    await refuseUnknownContacts(tx.db, before, fields)
    await refuseUnknownColleague(tx.db, before, fields)
    const hashes = fields.images && (await imageHashes(tx.db, fields.images, 'images'))
    const images = definedFields({ images: hashes?.map((hash) => imagePath(hash)) })
    const changes = changedFields(before ?? {}, { ...before, ...fields, ...images })
    if (id !== null && Object.keys(changes).length === 0) return unitRecord(tx.db, id)

    const isShown = fields.showOnWebsite ?? before?.showOnWebsite ?? true
    const isPublic = isPublicChange(changes, isShown)
    const publicUpdatedAt = isPublic ? tx.now : (before?.publicUpdatedAt ?? null)
    const newVersion = (before?.version ?? 0) + 1
    const row = { ...fields, publicUpdatedAt, version: newVersion }
    const unitId = await writeRow(tx, id, before, row)
    if (changes.images) await replaceRecordImages(tx.db, 'unit', unitId, hashes ?? [])
    await refreshUnitJson(tx.db, [unitId])
    await record(tx, id === null ? 'create' : 'update', 'unit', unitId, changes, newVersion)
    if (isPublic) catalogueChanges(tx)
    return unitRecord(tx.db, unitId)
  })
}

/** The refusal when another unit of the project has this number. */
export function numberTaken(unitNumber: string): Refused {
  return taken('unitNumber', 'unit_number_taken', { unitNumber })
}

type Fields = DefinedFields<Omit<UnitChange, 'version'>>
type Row = Fields & { publicUpdatedAt: Date | string | null; version: number }

async function lockProject(tx: Context, projectId: number | undefined): Promise<void> {
  if (projectId === undefined || (await shareLockProject(tx, projectId))) return
  throw invalid('projectId', 'no_such_project')
}

/** The fields derived from the input: the consequences of its status, and a new unit's defaults. */
export function derivedFields(before: EditableUnit | null, input: Fields, now: Date): Fields {
  const status = input.status ?? (before ? undefined : 'available')
  const isNewStatus = status !== undefined && status !== before?.status
  const consequences = isNewStatus ? consequencesOfStatus[status] : undefined
  const availableSince = consequences?.availableSinceNow && now.toISOString()
  return definedFields({
    status,
    showOnWebsite: input.showOnWebsite ?? consequences?.showOnWebsite,
    availabilityDate:
      input.availabilityDate === undefined ? availableSince : input.availabilityDate,
    listingType:
      input.listingType ??
      (before ? undefined : listingTypeOf(input.price ?? null, input.rentAmount ?? null)),
  })
}

function refuseMissingFigures(before: EditableUnit | null, fields: Fields): void {
  const { price, rentAmount, listingType } = { ...before, ...fields }
  const errors = missingFigures({
    listingType: ListingTypes.read(listingType ?? '') ?? 'sell',
    price: price ?? null,
    rentAmount: rentAmount ?? null,
  })
  if (errors.length > 0) throw invalidFields(errors)
}

/** A contact deleted since it was chosen may remain; a newly chosen one must exist, or lead to one that it was merged into. */
async function refuseUnknownContacts(
  db: Db,
  before: EditableUnit | null,
  fields: Fields,
): Promise<void> {
  for (const field of ['ownerContactId', 'agentContactId'] as const) {
    const id = fields[field]
    if (!id || id === before?.[field]) continue
    const contact = await db
      .selectFrom('contacts')
      .select('id')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('mergedIntoId', 'is not', null)]))
      .executeTakeFirst()
    if (!contact) throw invalid(field, 'no_such_contact')
  }
}

/** A colleague deleted or deactivated since may remain assigned; a newly assigned one must be active staff. */
async function refuseUnknownColleague(
  db: Db,
  before: EditableUnit | null,
  { assignedToId }: Fields,
): Promise<void> {
  if (!assignedToId || assignedToId === before?.assignedToId) return
  if (!(await isColleague(db, assignedToId))) throw invalid('assignedToId', 'no_such_colleague')
}

async function writeRow(
  tx: Context,
  id: number | null,
  before: EditableUnit | null,
  { images, primary, ...fields }: Row,
): Promise<number> {
  const row = { ...fields, ...definedFields({ isPrimary: primary }), updatedAt: tx.now }
  try {
    if (id === null) return await insertRow(tx, row)
    await tx.db.updateTable('units').set(row).where('id', '=', id).execute()
    return id
  } catch (error) {
    const number = fields.unitNumber ?? before?.unitNumber ?? ''
    throw violates(error, 'units_number') ? numberTaken(number) : error
  }
}

async function insertRow(tx: Context, row: Omit<Row, 'images' | 'primary'>): Promise<number> {
  const created = await tx.db
    .insertInto('units')
    .values({
      ...row,
      projectId: row.projectId ?? missing('projectId'),
      unitNumber: row.unitNumber ?? missing('unitNumber'),
      bedrooms: row.bedrooms ?? missing('bedrooms'),
      bathrooms: row.bathrooms ?? missing('bathrooms'),
      size: row.size ?? missing('size'),
      listingType: row.listingType ?? missing('listingType'),
      createdAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}

function missing(field: string): never {
  throw invalid(field, 'required')
}
