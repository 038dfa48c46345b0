import { type Context, inTransaction } from '../context.ts'
import { notFound } from '../refused.ts'
import { given } from '../shared/given.ts'
import { type UnitRecord, unitFields } from './rules.ts'
import { saveUnit } from './save-unit.ts'
import { unitRecord } from './store.ts'

/**
 * Makes another unit like this one, hidden from the website, its number with ` copy` (` copy 2` and on
 * where there is one). Throws 404.
 */
export async function copyUnit(context: Context, id: number): Promise<UnitRecord> {
  return inTransaction(context, async (tx) => {
    // Locked, so that two copies at once get two numbers.
    const locked = await tx.db
      .selectFrom('units')
      .select('id')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!locked) throw notFound('Unit')
    const unit = await unitRecord(tx.db, id)
    const entered = Object.fromEntries(
      Object.entries(unit).filter(([name]) => Object.hasOwn(unitFields, name)),
    )
    const unitNumber = await freeNumber(tx, unit)
    return saveUnit(tx, null, { ...given(entered), unitNumber, showOnWebsite: false })
  })
}

async function freeNumber(tx: Context, { projectId, unitNumber }: UnitRecord): Promise<string> {
  const rows = await tx.db
    .selectFrom('units')
    .select('unitNumber')
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .execute()
  const used = new Set(rows.map((row) => row.unitNumber.toLowerCase()))
  for (let i = 1; ; i++) {
    const number = `${unitNumber} copy${i > 1 ? ` ${i}` : ''}`
    if (!used.has(number.toLowerCase())) return number
  }
}
