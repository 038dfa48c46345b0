import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { violates } from '../db/violates.ts'
import { imageHashes } from '../media/images.ts'
import { replaceRecordImages } from '../media/record-images.ts'
import { holdProject } from '../projects/store.ts'
import { faultText, invalid, Refused, taken } from '../refused.ts'
import { type Given, given } from '../shared/given.ts'
import { imagePath } from '../shared/paths.ts'
import {
  consequencesOfStatus,
  ListingTypes,
  listingTypeOf,
  missingFigures,
  type UnitChange,
  type UnitRecord,
  visitorsSee,
} from './rules.ts'
import { type EnteredUnit, lockUnit, refreshUnitDocuments, unitRecord } from './store.ts'

/**
 * Creates a unit, or changes the given fields of one. A new status decides whether it is shown and
 * since when it is available, unless the input says so itself. Refuses: 404 unknown, 409 another
 * version or a unit number that its project has already, 400 a price or rent that the listing type
 * lacks, a project, contact or picture that is not there.
 */
export async function saveUnit(
  context: Context,
  id: number | null,
  { version, ...input }: UnitChange,
): Promise<UnitRecord> {
  return inTransaction(context, async (tx) => {
    // The project before the unit: everybody who locks both does it in this order.
    await holdGivenProject(tx, input.projectId)
    const before = id === null ? null : await lockUnit(tx.db, id)
    if (id !== null && before) {
      const versions = { sent: version, stored: before.version }
      await refuseOtherVersion(tx, 'unit', id, versions, () => unitRecord(tx.db, id))
    }
    const fields = given({ ...input, ...completed(before, input, tx.now) })
    refuseMissingFigures(before, fields)
    await refuseUnknownContacts(tx.db, before, fields)
    const hashes = fields.images && (await imageHashes(tx.db, fields.images, 'images'))
    const images = given({ images: hashes?.map((hash) => imagePath(hash)) })
    const changes = changedFields(before ?? {}, { ...before, ...fields, ...images })
    if (id !== null && Object.keys(changes).length === 0) return unitRecord(tx.db, id)

    const isShown = fields.showOnWebsite ?? before?.showOnWebsite ?? true
    const publicUpdatedAt = visitorsSee(changes, isShown)
      ? tx.now
      : (before?.publicUpdatedAt ?? null)
    const newVersion = (before?.version ?? 0) + 1
    const row = { ...fields, publicUpdatedAt, version: newVersion }
    const unitId = await writeRow(tx, id, before, row)
    if (changes.images) await replaceRecordImages(tx.db, 'unit', unitId, hashes ?? [])
    await refreshUnitDocuments(tx.db, [unitId])
    await record(tx, id === null ? 'create' : 'update', 'unit', unitId, changes, newVersion)
    catalogueChanges(tx)
    return unitRecord(tx.db, unitId)
  })
}

/** What is said when another unit of the project has this number. */
export function numberTaken(unitNumber: string): Refused {
  return taken('unitNumber', `Unit ${unitNumber} already exists in this project`)
}

type Fields = Given<Omit<UnitChange, 'version'>>
type Row = Fields & { publicUpdatedAt: Date | string | null; version: number }

async function holdGivenProject(tx: Context, projectId: number | undefined): Promise<void> {
  if (projectId === undefined || (await holdProject(tx, projectId))) return
  throw invalid('projectId', 'There is no such project')
}

/** What follows from the input without being said: the status's consequences, and a new unit's defaults. */
export function completed(before: EnteredUnit | null, input: Fields, now: Date): Fields {
  const status = input.status ?? (before ? undefined : 'available')
  const isChosen = status !== undefined && status !== before?.status
  const consequences = isChosen ? consequencesOfStatus[status] : undefined
  const availableSince = consequences?.availableSinceNow && now.toISOString()
  return given({
    status,
    showOnWebsite: input.showOnWebsite ?? consequences?.showOnWebsite,
    availabilityDate:
      input.availabilityDate === undefined ? availableSince : input.availabilityDate,
    listingType:
      input.listingType ??
      (before ? undefined : listingTypeOf(input.price ?? null, input.rentAmount ?? null)),
  })
}

function refuseMissingFigures(before: EnteredUnit | null, fields: Fields): void {
  const { price, rentAmount, listingType } = { ...before, ...fields }
  const errors = missingFigures({
    listingType: ListingTypes.read(listingType ?? '') ?? 'sell',
    price: price ?? null,
    rentAmount: rentAmount ?? null,
  })
  if (errors.length === 0) return
  const message = errors.map(faultText).join('; ')
  throw new Refused(400, message, { errors })
}

/** A contact deleted since it was chosen may stay; a new choice must be one that is there. */
async function refuseUnknownContacts(
  db: Db,
  before: EnteredUnit | null,
  fields: Fields,
): Promise<void> {
  for (const field of ['ownerContactId', 'agentContactId'] as const) {
    const id = fields[field]
    if (!id || id === before?.[field]) continue
    const known = await db
      .selectFrom('contacts')
      .select('id')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!known) throw invalid(field, 'There is no such contact')
  }
}

async function writeRow(
  tx: Context,
  id: number | null,
  before: EnteredUnit | null,
  { images, primary, ...fields }: Row,
): Promise<number> {
  const row = { ...fields, ...given({ isPrimary: primary }), updatedAt: tx.now }
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
  const made = await tx.db
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
  return made.id
}

function missing(field: string): never {
  throw invalid(field, 'Required')
}
