import { type Context, inTransaction } from '../../context.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import { DashboardAccess, type Settings, type SettingsChanges } from './rules/staff.ts'

/** The settings of the installation. `lock` locks the row until the transaction ends. */
export async function readSettings({ db }: Context, lock = false): Promise<Settings> {
  const query = db
    .selectFrom('settings')
    .select(['dashboardAccess', 'modelReadsCustomers', 'version'])
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return { ...row, dashboardAccess: DashboardAccess.read(row.dashboardAccess) ?? 'admins' }
}

/** Changes the settings. Refuses (409) a version that is not the stored one. */
export async function saveSettings(context: Context, input: SettingsChanges): Promise<Settings> {
  return inTransaction(context, async (tx) => {
    const { version, ...fields } = input
    const before = await readSettings(tx, true)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'settings', null, versions, () => before)
    const after = { ...before, ...definedFields(fields), version: before.version + 1 }
    const changes = changedFields(before, after)
    if (Object.keys(changes).length === 0) return before
    await tx.db
      .updateTable('settings')
      .set({ ...after, updatedAt: tx.now })
      .execute()
    await record(tx, 'update', 'settings', null, changes, after.version)
    return after
  })
}
