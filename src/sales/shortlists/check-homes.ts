import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { invalidFields } from '../../refused.ts'
import { type FieldFault, fault } from '../../shared/refusals/refusals.ts'

/** Refuses (400) homes that visitors cannot see, each by its name: hidden, deleted or unknown ones. */
export async function checkHomes(db: Db, unitIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; home: string; isShown: boolean; isDeleted: boolean }>`
    select u.id, u.unit_number || ' · ' || p.name as home,
      u.show_on_website as is_shown, u.deleted_at is not null as is_deleted
    from units u join projects p on p.id = u.project_id
    where u.id = any(${unitIds})`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const faults = unitIds.flatMap((id, i): FieldFault[] => {
    const path = `unitIds.${i}`
    const unit = byId.get(id)
    if (!unit) return [fault(path, 'no_such_home', { id })]
    const { home } = unit
    if (unit.isDeleted) return [fault(path, 'home_is_deleted', { home })]
    return unit.isShown ? [] : [fault(path, 'home_is_hidden', { home })]
  })
  if (faults.length > 0) throw invalidFields(faults)
}
