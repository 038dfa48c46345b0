import { type Context, inTransaction } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { recordExists } from '../../team/activity/record-exists.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import type { KeySetChange, KeySetInput, KeySetRecord } from './rules/key-set.ts'
import { keySetRecord, lockKeySet } from './store.ts'

/** Refuses an unknown unit (400). */
export async function addKeySet(context: Context, input: KeySetInput): Promise<KeySetRecord> {
  return inTransaction(context, async (tx) => {
    await refuseUnknownUnit(tx, input.unitId)
    const { id } = await tx.db
      .insertInto('keySets')
      .values({ ...input, createdAt: tx.now, updatedAt: tx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, 'create', 'key_set', id, changedFields({}, input), 1)
    return keySetRecord(tx, id)
  })
}

/** Changes the sent fields. Refuses: 404 unknown, 409 another version, 400 an unknown unit. */
export async function changeKeySet(
  context: Context,
  id: number,
  { version: sent, ...input }: KeySetChange,
): Promise<KeySetRecord> {
  return inTransaction(context, async (tx) => {
    const { version: stored, ...before } = await lockKeySet(tx, id)
    await refuseOtherVersion(tx, 'key_set', id, { sent, stored }, () => keySetRecord(tx, id))
    await refuseUnknownUnit(tx, input.unitId)
    const fields = definedFields(input)
    const changes = changedFields(before, { ...before, ...fields })
    if (Object.keys(changes).length > 0) {
      const values = { ...fields, version: stored + 1, updatedAt: tx.now }
      await tx.db.updateTable('keySets').set(values).where('id', '=', id).execute()
      await record(tx, 'update', 'key_set', id, changes, stored + 1)
    }
    return keySetRecord(tx, id)
  })
}

async function refuseUnknownUnit(tx: Context, id: number | undefined): Promise<void> {
  if (id && !(await recordExists(tx, 'unit', id))) throw invalid('unitId', 'no_such_unit')
}
