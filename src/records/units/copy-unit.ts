import { type Context, inTransaction } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { cutText } from '../../shared/cut-text.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { isColleague } from '../../team/staff/store.ts'
import type { UnitRecord } from './rules/unit.ts'
import { MAX_UNIT_NUMBER, unitFields } from './rules/unit-fields.ts'
import { unitNumberKey } from './rules/unit-number.ts'
import { saveUnit } from './save-unit.ts'
import { unitRecord } from './store.ts'

/**
 * Makes a copy of a unit, hidden from the website, its number followed by ` copy` (` copy 2` and so on
 * where that is taken). Contacts that were deleted are left out. Throws 404.
 */
export async function copyUnit(context: Context, id: number): Promise<UnitRecord> {
  return inTransaction(context, async (tx) => {
    // Locked, so that simultaneous copies get different numbers.
    const locked = await tx.db
      .selectFrom('units')
      .select('id')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!locked) throw notFound('unit')
    const unit = await unitRecord(tx.db, id)
    const fields = Object.fromEntries(
      Object.entries(unit).filter(([name]) => Object.hasOwn(unitFields, name)),
    )
    const unitNumber = await freeNumber(tx, unit)
    return saveUnit(tx, null, {
      ...definedFields(fields),
      ownerContactId: unit.ownerContact?.id ?? null,
      agentContactId: unit.agentContact?.id ?? null,
      assignedToId: await stillColleague(tx, unit),
      unitNumber,
      showOnWebsite: false,
    })
  })
}

async function stillColleague(tx: Context, { assignedTo }: UnitRecord): Promise<number | null> {
  return assignedTo && (await isColleague(tx.db, assignedTo.id)) ? assignedTo.id : null
}

async function freeNumber(tx: Context, { projectId, unitNumber }: UnitRecord): Promise<string> {
  const rows = await tx.db
    .selectFrom('units')
    .select('unitNumber')
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .execute()
  const used = new Set(rows.map((row) => unitNumberKey(row.unitNumber)))
  for (let i = 1; ; i++) {
    const suffix = ` copy${i > 1 ? ` ${i}` : ''}`
    const number = cutText(unitNumber, MAX_UNIT_NUMBER - suffix.length) + suffix
    if (!used.has(unitNumberKey(number))) return number
  }
}
