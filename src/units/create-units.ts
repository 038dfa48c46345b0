import { changedFields } from '../activity/record.ts'
import { recordAll } from '../activity/record-all.ts'
import { type Context, catalogueChanges } from '../context.ts'
import { insertAll } from '../db/insert-all.ts'
import { given } from '../shared/given.ts'
import type { UnitInput } from './rules.ts'
import { completed } from './save-unit.ts'
import { refreshUnitDocuments } from './store.ts'

/** A unit without pictures. */
export type NewUnit = Omit<UnitInput, 'images'>

/**
 * Creates many units in a few statements, as `saveUnit` does one. Answers their ids in the order given;
 * null where the project has a unit of this number already. Inside a transaction that holds their
 * projects; their figures and contacts have been checked.
 */
export async function createUnits(
  tx: Context,
  inputs: readonly NewUnit[],
): Promise<(number | null)[]> {
  const units = inputs.map((input) => {
    const fields = given({ ...input, ...completed(null, input, tx.now) })
    return { fields, row: whole(tx, { ...input, ...fields }) }
  })
  const made = await insertAll(
    tx.db,
    'units',
    units.map(({ row }) => row),
    { returning: ['id', 'projectId', 'unitNumber'], skipTaken: true },
  )
  const byNumber = new Map(made.map(({ id, ...unit }) => [numberOf(unit), id]))
  const ids = inputs.map((input) => {
    const number = numberOf(input)
    const id = byNumber.get(number) ?? null
    byNumber.delete(number)
    return id
  })
  await refreshUnitDocuments(
    tx.db,
    made.map(({ id }) => id),
  )
  const entries = units.flatMap(({ fields }, place) => {
    const id = ids[place]
    return id ? [{ id, changes: changedFields({}, fields), version: 1 }] : []
  })
  await recordAll(tx, 'create', 'unit', entries)
  if (entries.length > 0) catalogueChanges(tx)
  return ids
}

function numberOf({ projectId, unitNumber }: Pick<NewUnit, 'projectId' | 'unitNumber'>): string {
  return `${projectId} ${unitNumber}`
}

/** Every column that an input may leave out, as a row has it then. */
function whole(tx: Context, unit: NewUnit) {
  const showOnWebsite = unit.showOnWebsite ?? true
  return {
    projectId: unit.projectId,
    unitNumber: unit.unitNumber,
    floor: unit.floor ?? null,
    availabilityDate: unit.availabilityDate ?? null,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    size: unit.size,
    price: unit.price ?? null,
    rentAmount: unit.rentAmount ?? null,
    listingType: unit.listingType ?? 'sell',
    propertyType: unit.propertyType ?? null,
    furnishing: unit.furnishing ?? null,
    ownershipType: unit.ownershipType ?? null,
    propertyFacing: unit.propertyFacing ?? null,
    propertyView: unit.propertyView ?? [],
    petAllowed: unit.petAllowed ?? null,
    smokingAllowed: unit.smokingAllowed ?? null,
    isPrimary: unit.primary ?? false,
    description: unit.description ?? null,
    seoTitle: unit.seoTitle ?? null,
    keyFeatures: unit.keyFeatures ?? [],
    uniqueFeatures: unit.uniqueFeatures ?? [],
    status: unit.status ?? 'available',
    showOnWebsite,
    rentedUntil: unit.rentedUntil ?? null,
    externalDataSource: unit.externalDataSource ?? null,
    ownerContactId: unit.ownerContactId ?? null,
    agentContactId: unit.agentContactId ?? null,
    publicUpdatedAt: showOnWebsite ? tx.now : null,
    createdAt: tx.now,
    updatedAt: tx.now,
  }
}
