import { type Context, catalogueChanges } from '../../context.ts'
import { insertAll } from '../../platform/db/insert-all.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { storedRow } from '../../shared/fields/from-table/stored-row.ts'
import { changedFields } from '../../team/activity/record.ts'
import { recordAll } from '../../team/activity/record-all.ts'
import type { UnitInput } from './rules/unit.ts'
import { unitFields } from './rules/unit-fields.ts'
import { derivedFields } from './save-unit.ts'
import { refreshUnitJson } from './store.ts'

/** A unit without pictures. */
export type NewUnit = Omit<UnitInput, 'images'>

/**
 * Creates many units in a few statements, by the same rules as `saveUnit`. Returns their ids in input
 * order, null for each whose number its project has already. The caller's transaction holds the projects
 * and has checked the figures and contacts.
 */
export async function createUnits(
  tx: Context,
  inputs: readonly NewUnit[],
): Promise<(number | null)[]> {
  const units = inputs.map((input) => {
    const fields = definedFields({ ...input, ...derivedFields(null, input, tx.now) })
    return { fields, row: newRow(tx, { ...input, ...fields }) }
  })
  const created = await insertAll(
    tx.db,
    'units',
    units.map(({ row }) => row),
    { returning: ['id', 'projectId', 'unitNumber'], skipTaken: true },
  )
  const byNumber = new Map(created.map(({ id, ...unit }) => [numberOf(unit), id]))
  const ids = inputs.map((input) => {
    const number = numberOf(input)
    const id = byNumber.get(number) ?? null
    byNumber.delete(number)
    return id
  })
  await refreshUnitJson(
    tx.db,
    created.map(({ id }) => id),
  )
  const entries = units.flatMap(({ fields }, index) => {
    const id = ids[index]
    return id ? [{ id, changes: changedFields({}, fields), version: 1 }] : []
  })
  await recordAll(tx, 'create', 'unit', entries)
  if (units.some(({ row }, index) => ids[index] && row.showOnWebsite)) catalogueChanges(tx)
  return ids
}

function numberOf({ projectId, unitNumber }: Pick<NewUnit, 'projectId' | 'unitNumber'>): string {
  return `${projectId} ${unitNumber}`
}

/** Every column of a new unit: the entered values, and defaults for the others. */
function newRow(tx: Context, unit: NewUnit) {
  const row = storedRow(unitFields, unit)
  return {
    ...row,
    publicUpdatedAt: row.showOnWebsite ? tx.now : null,
    createdAt: tx.now,
    updatedAt: tx.now,
  }
}
