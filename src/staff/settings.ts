import { changedFields, record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { refuseOtherVersion } from '../refused.ts'
import { DashboardAccess, type Settings, type SettingsChanges } from './rules.ts'

/** The settings of the installation. `lock` holds them until the transaction ends. */
export async function readSettings({ db }: Context, lock = false): Promise<Settings> {
  const query = db.selectFrom('settings').select(['dashboardAccess', 'version'])
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return { ...row, dashboardAccess: DashboardAccess.read(row.dashboardAccess) ?? 'admins' }
}

/** Changes the settings. Refuses (409) a version that is not the stored one. */
export async function saveSettings(context: Context, input: SettingsChanges): Promise<Settings> {
  return inTransaction(context, async (tx) => {
    const { version, ...fields } = input
    const before = await readSettings(tx, true)
    await refuseOtherVersion('setting', version, before)
    await tx.db
      .updateTable('settings')
      .set((of) => ({ ...fields, version: of('version', '+', 1), updatedAt: tx.now }))
      .execute()
    const after = await readSettings(tx)
    await record(tx, 'update', 'settings', null, changedFields(before, after))
    return after
  })
}
